import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/**
 * What each room of src may import besides its own files, types included, and what to do instead. The own files of a
 * feature are those of its folder. Other packages than Astro and React are free, and so are tests.
 */
const rooms: Record<string, [imports: string, instead: string]> = {
	pages: ['layouts site features components content lib astro', 'Query it in a feature or in src/content.'],
	layouts: ['page-script count-visits site features components content lib styles', 'Let the page pass it.'],
	site: [
		'collections features components content source/reader source/content-folder lib',
		'Let the layout or page pass it.',
	],
	'content.config': ['collections content source lib astro astro:content', 'It only reads files for Astro.'],
	collections: ['features content astro', 'The list of collections knows schemas, and nothing of pages.'],
	middleware: ['site content astro:middleware', 'Let src/content or src/site answer it.'],
	'count-visits': ['', 'It is in the head of every page, so it has its own code and nothing else.'],
	'page-script': ['', 'Every page brings this script, so it has its own code and nothing else.'],
	features: [
		'components content lib react astro',
		'Take it as a prop, let the page bring two features together, or move what both need to a room below.',
	],
	'features/quote-request': [
		'features/prices features/service-area components content lib react',
		'Of other features, the form knows prices and service areas: take anything else as a prop.',
	],
	components: ['content lib react astro', 'Take it as a prop, or move the component to the feature.'],
	content: [
		'source/reader source/content-folder words lib astro astro:content astro:assets',
		'Return plain data, whose user says what it takes; src/content.config.ts makes photos ready.',
	],
	words: ['', 'Interface words are texts and nothing else.'],
	source: ['lib astro', 'This room reads files and knows nothing of what they say.'],
	lib: ['', 'Pure helpers know nothing of ours, no React and no Astro: take it as an argument.'],
};

/** What may come to the browser: React, styles, and code that reads neither the content nor files. */
const browserCode =
	/^(?:react|react\/jsx-runtime|\/src\/(?:(?:components|features|lib)\/.*\.(?:tsx?|css)|page-script\.ts|count-visits\.ts|content\/(?:paths|today)\.ts))$/;

const read = (file: string) => readFileSync(`.${file}`, 'utf8');
const files = globSync('src/**/*.{ts,tsx,astro}')
	.map((file) => `/${file.split(path.sep).join('/')}`)
	.filter((file) => !/\.test\.|\/testing\//.test(file));

/** What code imports: paths from the project folder, such as "/src/lib/text.ts", and packages. @param file where the code is */
const listImports = (file: string, code: string): string[] =>
	ts
		.preProcessFile(code)
		.importedFiles.map(({ fileName: name }) =>
			name.startsWith('.') ? path.posix.resolve(path.posix.dirname(file), name) : name,
		);

/** The scripts of an .astro file, which may be files of their own. */
const listScripts = (file: string): string[] =>
	[...read(file).matchAll(/<script(?! is:inline)(?:[^>]* src="([^"]*)")?[^>]*>(.*?)<\/script>/gs)].map(
		([, source, code = '']) => (source ? `import '${source}';` : code),
	);

const frontMatter = /^---\n(.*?)^---$/ms;
const readCode = (file: string): string =>
	file.endsWith('.astro') ? [frontMatter.exec(read(file))?.[1], ...listScripts(file)].join('\n') : read(file);

/** The imports of a file that its room may not have, each with what to do instead. */
function findForbidden(file: string): string[] {
	const [own = ''] = /^\/src\/(?:features\/[^/]+|.+?(?=\/|\.ts$))/.exec(file) ?? [];
	const name = own.slice('/src/'.length);
	const [imports, instead] = rooms[name] ?? rooms[path.dirname(name)] ?? ['', 'Add this room to the table.'];
	const allowed = imports.match(/\S+/g)?.flatMap((one) => [one, path.posix.resolve('/src', one)]) ?? [];
	const isAllowed = (target: string) =>
		!/^(?:\/|astro|react)/.test(target) ||
		[own, ...allowed].some((start) => target === `${start}.ts` || `${target}/`.startsWith(`${start}/`));
	return listImports(file, readCode(file)).flatMap((target) => {
		if (!isAllowed(target)) return `${file} imports ${target}. ${instead}`;
		const isWrapper = file.endsWith('.astro') && path.dirname(file) === path.dirname(target);
		return target.endsWith('.island.tsx') && !isWrapper
			? `${file} imports ${target}. Use the island’s .astro wrapper, which says when its script loads.`
			: [];
	});
}

test('a room asks only those below it', () => expect(files.flatMap(findForbidden)).toEqual([]));

/** How a script gets to what it may not bring when it runs, where types vanish, each as "island > component > facts". */
function findBrought(way: string, file: string, code: string, seen = new Set<string>()): string[] {
	const options = { jsx: ts.JsxEmit.ReactJSX, target: ts.ScriptTarget.ESNext, verbatimModuleSyntax: true };
	const script = ts.transpile(code, options, file.replace('.astro', '.ts'));
	return listImports(file, script).flatMap((target) => {
		if (seen.has(target)) return [];
		seen.add(target);
		const next = `${way} > ${target}`;
		if (!browserCode.test(target)) return next;
		return /\.tsx?$/.test(target) ? findBrought(next, target, read(target), seen) : [];
	});
}

test('an island or script brings nothing of the content to the browser', () => {
	const scripts = files.flatMap((file) => {
		if (file.endsWith('.astro')) return listScripts(file).map((code) => [file, code] as const);
		return /\.island\.tsx$|\/client-[^/]*\.ts$/.test(file) ? [[file, read(file)] as const] : [];
	});
	expect(
		scripts.flatMap(([file, code]) => findBrought(file, file, code)),
		'The browser would load what these lines end with: take labels, facts and drawings as props from the island’s .astro file, icons as LineIcon, and links as <a>.',
	).toEqual([]);
});
