import { expect, test } from 'vitest';
import { listFiles, read } from './source.ts';

const tokens = 'src/styles/tokens.css';
const rawColor = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
const namedColor =
	/:[^;{]*\b(?:white|black|red|green|blue|gr[ae]y|orange|yellow|brown|ivory|beige|teal|navy|silver|gold)\b(?!-)/i;

/** Declarations of a style sheet with their lines; comments, strings and addresses are blanked. */
function readDeclarations(file: string): { line: number; text: string }[] {
	const blank = (text: string) => text.replace(/[^\n]/g, ' ');
	return read(file)
		.replace(/\/\*[\s\S]*?\*\//g, blank)
		.replace(/url\([^)]*\)|"[^"]*"|'[^']*'/g, blank)
		.replace(/var\(--[\w-]+/g, blank)
		.split('\n')
		.map((text, index) => ({ line: index + 1, text }));
}

const find = (files: string[], isWrong: (text: string) => boolean, mend: string) =>
	files.flatMap((file) =>
		readDeclarations(file)
			.filter(({ text }) => isWrong(text))
			.map(({ line, text }) => `${file}:${line} ${text.trim()}: ${mend}`),
	);

const sheets = listFiles('src/**/*.css').filter((file) => file !== tokens);

test('colors have a name in tokens.css', () => {
	const mend = `use a functional name (var(--color-…)), or color-mix(in srgb, var(--color-…) 55%, transparent) for a tint; new ones go into ${tokens}`;
	expect(
		find(sheets, (text) => rawColor.test(text.replace(/color-mix\(/g, '')) || namedColor.test(text), mend),
	).toEqual([]);
});

test('drawings take their colors from the style sheet', () => {
	const wrong = listFiles('src/{sections,ui,islands,layouts,pages}/**/*.{tsx,astro}').flatMap((file) =>
		read(file)
			.split('\n')
			.flatMap((text, index) =>
				/\b(?:fill|stroke|stopColor|color)=["{]['"]?(?:#|rgb|hsl)/.test(text)
					? `${file}:${index + 1}: use currentColor or a class`
					: [],
			),
	);
	expect(wrong).toEqual([]);
});

test('text is sized so that a visitor can enlarge it', () => {
	const isPixels = (text: string) =>
		/\bfont(-size)?\s*:[^;]*\d(\.\d+)?px/.test(text) ||
		/--[\w-]*(?:text|font)-?size[\w-]*\s*:[^;]*\dpx/.test(text);
	expect(find(sheets, isPixels, `use a size of the scale (var(--text-…)) from ${tokens}, or rem`)).toEqual(
		[],
	);
});

test('rules live in cascade layers, so that no component has to shout', () => {
	const wrong = sheets.filter((file) => !/@layer\b|@import\b/.test(read(file)));
	expect(wrong.map((file) => `${file}: wrap its rules in @layer components { … }`)).toEqual([]);
	expect(
		find(
			sheets.filter((file) => !/print|motion|base/.test(file)),
			(text) => text.includes('!important'),
			'leave out !important: a later layer wins',
		),
	).toEqual([]);
});

test('underlines look the same in every engine', () => {
	// WebKit has no text-decoration with a color or a thickness in it: https://bugs.webkit.org/show_bug.cgi?id=230083
	// Its longhands alone, because the minifier joins a shorthand with the longhands beside it.
	const isShorthand = (text: string) => /(?<![\w-])text-decoration\s*:/.test(text);
	expect(find(sheets, isShorthand, 'write text-decoration-line, -color and -thickness')).toEqual([]);
});

test('no element carries a style attribute, which the content security policy refuses', () => {
	const wrong = listFiles('src/{sections,ui,islands,layouts,pages}/**/*.{tsx,astro}').filter(
		(file) => !file.includes('.test.') && /\sstyle=/.test(read(file)),
	);
	expect(wrong.map((file) => `${file}: use a class, a data attribute, or element.style from script`)).toEqual(
		[],
	);
});
