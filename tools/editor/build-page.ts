import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { type Collection, type CollectionName, collections } from '../../src/collections.ts';
import { type Content, recordsOf } from '../check/content.ts';
import { shapeOf } from '../check/schema-walk.ts';
import { buildConfig, formatName, type Repository } from './config.ts';
import { fileSchema, schemaLine } from './json-schema.ts';
import type { Settings } from './page/page.ts';
import { patchSveltia } from './sveltia-patches.ts';

/** The Git host: its programming interface, and where the pictures of its users and of private repositories lie. */
const gitHost = {
	connect: 'https://api.github.com https://raw.githubusercontent.com',
	pictures: 'https://avatars.githubusercontent.com',
};

/**
 * What the editing page may load: its own files and the Git host, nothing else.
 * Sveltia writes its styles into the page and shows chosen pictures from memory (blob:).
 */
export const editorPolicy = [
	"default-src 'none'",
	"script-src 'self'",
	"style-src 'self' 'unsafe-inline' blob:",
	"font-src 'self'",
	`img-src 'self' blob: data: ${gitHost.pictures}`,
	`connect-src 'self' blob: data: ${gitHost.connect}`,
	"frame-src 'self' blob:",
	"worker-src 'self' blob:",
	"manifest-src 'self'",
	// The preview of an article says where its links begin.
	"base-uri 'self'",
	"form-action 'none'",
].join('; ');

/** Sveltia's own code, as one file. */
const sveltia = fileURLToPath(import.meta.resolve('@sveltia/cms'));

/** Leaves out examples of code in fifty languages, translations of the tool and the like: nothing that this page offers. */
const withoutExtras: Plugin = {
	name: 'without-extras',
	enforce: 'pre',
	resolveId: (id) =>
		/^@shikijs\/(?:langs|themes)\b|\/locales\/(?!en-US)[\w-]+\.json$|chunks\/shiki-engine/.test(id)
			? '\0nothing'
			: undefined,
	load: (id) => (id === '\0nothing' ? 'export default {};' : undefined),
	transform: (code, id) => (id === sveltia ? patchSveltia(code) : undefined),
};

/** Puts the settings into the page as data, which no policy has to allow as script. */
const withSettings = (settings: Settings): Plugin => ({
	name: 'with-settings',
	transformIndexHtml: () => [
		{
			tag: 'meta',
			attrs: { 'http-equiv': 'content-security-policy', content: editorPolicy },
			injectTo: 'head-prepend',
		},
		{
			tag: 'script',
			attrs: { type: 'application/json', id: 'settings' },
			children: JSON.stringify(settings).replaceAll('<', '\\u003c'),
			injectTo: 'body',
		},
	],
});

/** True for a list whose records are known by their names where they have no id. */
const mayLackId = ({ kind, named, schema }: Collection) =>
	kind === 'list' && named !== undefined && shapeOf(schema).properties?.['id'] !== undefined;

/** What the page needs to know of the collections, with the records that stand in the content. */
export function buildSettings(repository: Repository, content: Content): Settings {
	const title = String(Object(recordsOf(content, 'company')[0]?.value)['name'] ?? 'Our site');
	const records = Object.fromEntries(
		(Object.keys(collections) as CollectionName[]).map((name) => [
			name,
			recordsOf(content, collections[name].path).map(({ value }) => value),
		]),
	);
	return {
		config: buildConfig(repository, title, records),
		formats: Object.entries(collections as Record<string, Collection>).map(([name, collection]) => ({
			name: formatName(name, collection),
			extension: collection.extension,
			isFolder: collection.kind === 'folder',
			shape: shapeOf(fileSchema(collection)),
			...(mayLackId(collection) && { named: collection.named }),
			firstLine: collection.extension === 'yaml' ? schemaLine(collection) : '',
		})),
	};
}

/** Builds the editing page into a folder: index.html, and below editor/ its script, its fonts and what it loads later. */
export async function buildPage(directory: string, settings: Settings, base: string): Promise<void> {
	await build({
		configFile: false,
		logLevel: 'error',
		root: path.resolve('tools/editor/page'),
		base,
		plugins: [withoutExtras, withSettings(settings)],
		build: {
			outDir: path.resolve(directory),
			emptyOutDir: false,
			assetsDir: 'editor',
			target: 'esnext',
			// One file that is loaded by those who edit, as its makers publish it.
			chunkSizeWarningLimit: 10_000,
			modulePreload: { polyfill: false },
			// Sveltia comes minified.
			minify: false,
		},
	});
}
