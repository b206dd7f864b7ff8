import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { brandStyles } from './src/site/brand-styles.ts';
import { writeHostFiles } from './src/site/hosts/write.ts';
import { writeServiceWorkers } from './src/site/service-worker.ts';
import { analytics, framedOrigins, sendsRequests, siteUrl } from './src/site/site.ts';
import { speculationRulesHash } from './src/site/speculation-rules.ts';
import { maxPixels } from './src/source/prepare-photo.ts';

process.env['ASTRO_TELEMETRY_DISABLED'] = '1';

/** A folder for what Astro would keep for the next build, which src/source/image-service.ts does. It ends with this build. */
function makeCache(): URL {
	const folder = mkdtempSync(path.join(tmpdir(), 'astro-'));
	process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
	return pathToFileURL(`${folder}/`);
}

/** Where scripts and pictures may send what they count: this site and, if there is one, the service that counts visits. */
const counters = ["'self'", ...(analytics ? [analytics.counter] : [])].join(' ');

const styleFiles = globSync('src/**/*.module.css').sort();
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * The name of a class: letters for its file and a number in it, such as `bK4`. Names that can be read, such as
 * `SiteHeader-bar`, cost each page 200 to 650 bytes (Brotli), and two files with the same name would share them.
 * `npm run dev` has them, for the browser's tools.
 */
function nameClass(name: string, file: string, css: string): string {
	if (!process.argv.includes('build')) return `${path.basename(file, '.module.css')}-${name}`;
	const place = styleFiles.indexOf(path.relative(process.cwd(), file));
	const inFile = [...new Set(css.match(/\.[a-z][\w-]*/gi))].indexOf(`.${name}`);
	return `${letters[Math.floor(place / letters.length)]}${letters[place % letters.length]}${inFile}`;
}

export default defineConfig({
	site: siteUrl,
	output: 'static',
	trailingSlash: 'never',
	// Pages are files (/about-us.html), so that any static host can serve clean addresses without folders.
	build: { format: 'file', inlineStylesheets: 'always', assets: 'assets' },
	compressHTML: true,
	integrations: [
		react(),
		{
			name: 'site',
			hooks: {
				'astro:config:setup': ({
					command,
					addClientDirective,
					addWatchFile,
					injectRoute,
					injectScript,
					updateConfig,
				}) => {
					if (command === 'build') updateConfig({ cacheDir: makeCache() });
					addWatchFile(path.resolve('content/redirects.yaml'));
					// During development, Astro looks for the error pages at these addresses alone.
					for (const name of command === 'dev' ? ['404', '500'] : [])
						injectRoute({ pattern: `/${name}`, entrypoint: `./src/pages/[...language]/${name}.astro` });
					addClientDirective({ name: 'replay', entrypoint: './src/components/island/client-replay.ts' });
					// Before every component's styles, because it sets the order of the cascade layers.
					injectScript('page-ssr', "import '/src/styles/site.css';");
				},
				'astro:build:done': ({ dir }) => {
					writeHostFiles(fileURLToPath(dir));
					writeServiceWorkers(fileURLToPath(dir));
				},
			},
		},
	],
	// No article shows code.
	markdown: { syntaxHighlight: false },
	devToolbar: { enabled: false },
	security: {
		csp: {
			// Besides the hashes of scripts and styles, which Astro adds. frame-ancestors is in
			// src/site/hosts/rules.ts, because a meta element can't set it (https://www.w3.org/TR/CSP3/#meta-element).
			directives: [
				"default-src 'self'",
				`img-src ${counters}`,
				`connect-src ${counters}`,
				`frame-src ${framedOrigins}`,
				"form-action 'self'",
				"base-uri 'none'",
				"object-src 'none'",
			],
			scriptDirective: {
				hashes: [speculationRulesHash],
				...(analytics && { resources: ["'self'", analytics.host] }),
			},
			// The styles of print are a file, and computed values, such as the focal point of a photo, are style attributes
			// (docs/decisions/0006-styles-in-the-page.md).
			styleDirective: { resources: ["'self'", { resource: "'unsafe-inline'", kind: 'attribute' }] },
		},
	},
	// Effort 1 makes AVIF files up to 10% larger than effort 3 (median of eight: 3%), in less than half the time.
	image: {
		service: {
			entrypoint: './src/source/image-service.ts',
			config: { limitInputPixels: maxPixels, avif: { effort: 1 } },
		},
	},
	vite: {
		// Where the form sends nothing and nothing counts visits, the code for it isn't part of the site.
		define: { SENDS_REQUESTS: sendsRequests, COUNTING: JSON.stringify(analytics?.counting ?? null) },
		// What every page can wait for (src/page-script/later.ts) is a file that all share. In the page, it cost each 340 to 440
		// bytes (Brotli). Everything else keeps Vite's limit.
		build: { assetsInlineLimit: (_, content) => (content.includes('serviceWorker') ? false : undefined) },
		css: {
			modules: { localsConvention: 'camelCaseOnly', generateScopedName: nameClass },
		},
		plugins: [brandStyles()],
	},
});
