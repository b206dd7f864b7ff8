import ts from 'typescript';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { isTestFile, listFiles, locate, parseSource, read, splitAstro, walk } from './source.ts';

/** No copy in components: every sentence that a visitor reads or hears is in content/, where its owner can change it. */
const readable = new Set([
	'alt',
	'aria-label',
	'aria-description',
	'aria-roledescription',
	'aria-valuetext',
	'placeholder',
	'title',
	'label',
	'description',
	'subtitle',
	'text',
	'heading',
]);
const mend =
	'move the words to content/labels.en.json (interface) or the page’s file in content/pages, and hand them in as a prop';
const hasWords = (text: string) => /\p{L}{2,}/u.test(text);

/** Words written into a value: "Menu", `Call ${number}`, or both sides of a condition. */
function readWords(node: ts.Expression | undefined): string {
	if (!node) return '';
	if (ts.isStringLiteralLike(node)) return node.text;
	if (ts.isTemplateExpression(node))
		return [node.head, ...node.templateSpans.map((span) => span.literal)].map((part) => part.text).join(' ');
	if (ts.isConditionalExpression(node)) return `${readWords(node.whenTrue)} ${readWords(node.whenFalse)}`;
	if (ts.isBinaryExpression(node)) return `${readWords(node.left)} ${readWords(node.right)}`;
	if (ts.isParenthesizedExpression(node)) return readWords(node.expression);
	return '';
}

function findCopy(source: ts.SourceFile): string[] {
	const found: string[] = [];
	const note = (node: ts.Node, text: string) => {
		if (hasWords(text)) found.push(`${locate(source, node)}: “${text.trim()}”; ${mend}`);
	};
	walk(source, (node) => {
		if (ts.isJsxText(node)) note(node, node.text);
		// A condition such as name === 'x' && <b /> holds no copy, so only whole values of children count.
		if (
			ts.isJsxExpression(node) &&
			!ts.isJsxAttribute(node.parent) &&
			node.expression &&
			!ts.isBinaryExpression(node.expression)
		)
			note(node, readWords(node.expression));
		if (ts.isJsxAttribute(node) && readable.has(node.name.getText(source))) {
			const value = node.initializer;
			if (value && ts.isStringLiteral(value)) note(node, value.text);
			else if (value && ts.isJsxExpression(value)) note(node, readWords(value.expression));
		}
	});
	return found;
}

test('components hold no copy', () => {
	const files = listFiles('src/{sections,ui,islands}/**/*.tsx').filter((file) => !isTestFile(file));
	expect(files.flatMap((file) => findCopy(parseSource(file)))).toEqual([]);
});

test('pages, layouts and wrappers hold no copy', () => {
	const found = listFiles('src/{pages,layouts,islands}/**/*.astro').flatMap((file) => {
		const { markup } = splitAstro(read(file));
		// The markup of .astro files is close enough to JSX once doctype, comments and scripts are taken out.
		const jsx = markup.replace(
			/<!doctype[^>]*>|<!--[\s\S]*?-->|<script\b[\s\S]*?(?:<\/script>|\/>)|<style\b[\s\S]*?<\/style>/gi,
			'',
		);
		const source = parseSource(file.replace('.astro', '.tsx'), `const markup = <>${jsx}</>;`);
		// Names of pictures and kinds of pages are given in .astro files under the same names as words.
		return findCopy(source).map((text) => text.replace(/^(\S+)\.tsx:\d+/, '$1.astro'));
	});
	expect(found).toEqual([]);
});

/**
 * The keys of a group of labels that a file reads: labels.group.key, group.key, or words.key and { key } = words where
 * words are declared as that group. True where the whole group is handed on, whose keys then are its reader's.
 */
function findRead(text: string, group: string): Set<string> | true {
	if (!text.includes(group)) return new Set();
	if (text.includes(`...labels.${group}`)) return true;
	// const words = labels.group, or a prop that is typed as labels: Labels['group'].
	const declared = text.matchAll(
		new RegExp(
			`(\\w+)\\??\\s*(?::[^;,={}]*Labels\\['${group}'\\]|= [^;{}]*[lL]abels(?:\\(\\)\\))?\\.${group}\\s*[;,])`,
			'g',
		),
	);
	const names = [group, ...[...declared].map(([, name]) => name)].join('|');
	const accesses = text.matchAll(new RegExp(`\\b(?:${names})\\.(\\w+)`, 'g'));
	const patterns = text.matchAll(new RegExp(`\\{([^{}]*)\\} = (?:\\w+\\.)*(?:${names})\\b`, 'g'));
	return new Set([
		...[...accesses].map(([, key = '']) => key),
		...[...patterns].flatMap(([, keys = '']) => keys.match(/\w+/g) ?? []),
	]);
}

test('every word of content/labels.en.json is shown somewhere', () => {
	const labels = parse(read('content/labels.en.json')) as Record<string, string | Record<string, string>>;
	const texts = listFiles('src/**/*.{ts,tsx,astro}')
		.filter((file) => !file.startsWith('src/content/schema/') && !isTestFile(file))
		.map(read);
	const unused = Object.entries(labels).flatMap(([group, words]) => {
		const found = texts.map((text) => findRead(text, group));
		return Object.keys(typeof words === 'string' ? {} : words)
			.filter((key) => !found.some((keys) => keys === true || keys.has(key)))
			.map((key) => `labels.en.json, ${group}.${key}: no page shows it; take it out, here and in the schema`);
	});
	expect(unused).toEqual([]);
});
