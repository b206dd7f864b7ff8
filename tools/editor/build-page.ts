/** npm run build:admin: adds the editing page to dist/, at /admin, if company.yaml names a repository. */
import path from 'node:path';
import { build } from 'vite';
import type { Repository } from '../../src/content/schema/editor.ts';
import { siteFolder } from '../../src/source/content-folder.ts';
import { buildConfig } from './config.ts';

/**
 * Builds the editing page into a folder: admin.html, and its script and fonts below admin/.
 * @param more other pages of this folder, which only npm run edit has
 */
export const buildPage = (directory: string, repository: Repository, ...more: string[]) =>
	build({
		configFile: false,
		publicDir: false,
		logLevel: 'error',
		root: 'tools/editor/page',
		define: {
			editorConfig: JSON.stringify(buildConfig(repository)),
			isLocal: JSON.stringify(more.length > 0),
		},
		build: {
			outDir: path.resolve(directory),
			emptyOutDir: false,
			assetsDir: 'admin',
			target: 'esnext',
			// Sveltia is already minified.
			minify: false,
			chunkSizeWarningLimit: 10_000,
			modulePreload: { polyfill: false },
			rolldownOptions: {
				input: ['admin.html', ...more].map((name) => `tools/editor/page/${name}`),
				// Syntax highlighting in fifty languages, which no form needs.
				external: /^@shikijs\//,
			},
		},
	});

if (import.meta.main) {
	// Loaded here, because npm run edit starts with content that can't be read, too.
	const { repository } = await import('../../src/site/site.ts');
	if (repository) {
		await buildPage(siteFolder, repository);
		console.log(`The editing page is at /admin and saves to ${repository.repository}.`);
	}
}
