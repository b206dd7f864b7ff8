import { expect, test } from 'vitest';
import type { SourceText } from './check/catalogs.ts';
import { updateCatalog } from './translations.ts';

const list = (...texts: string[]): SourceText[] =>
	texts.map((text, index) => ({
		text,
		references: [`content/faq.yaml:${index + 1}`],
		places: new Map([['faq.title', {}]]),
	}));
const start = updateCatalog('', 'es', list('Carpet', 'Rugs cost $50.', 'Leather'));
const translated = start
	.replace('msgid "Carpet"\nmsgstr ""', '# Said by phone.\nmsgid "Carpet"\nmsgstr "Alfombra"')
	.replace(
		'msgid "Rugs cost $50."\nmsgstr ""',
		'msgid "Rugs cost $50."\nmsgstr "Las alfombras cuestan $50."',
	);

test('a new catalog has every text, with its place and without a translation', () => {
	expect(start).toContain('"Language: es\\n"');
	expect(start).toContain('#: content/faq.yaml:1\nmsgid "Carpet"\nmsgstr ""\n');
});

test('nothing changes when there is nothing to do, and what a translator wrote stays', () => {
	const again = updateCatalog(translated, 'es', list('Carpet', 'Rugs cost $50.', 'Leather'));
	expect(again).toContain('# Said by phone.');
	expect(updateCatalog(again, 'es', list('Carpet', 'Rugs cost $50.', 'Leather'))).toBe(again);
});

test('a changed text waits for somebody, a new one is empty, and one that is gone is kept as obsolete', () => {
	const now = updateCatalog(translated, 'es', list('Rugs cost $70.', 'Stone', 'Leather'));
	expect(now).toContain(
		'#, fuzzy\n#| msgid "Rugs cost $50."\nmsgid "Rugs cost $70."\nmsgstr "Las alfombras cuestan $50."',
	);
	expect(now).toContain('msgid "Stone"\nmsgstr ""');
	expect(now).toMatch(/#~ msgid "Carpet"\n#~ msgstr "Alfombra"/);
	// It comes back as it was.
	expect(updateCatalog(now, 'es', list('Carpet'))).toContain('msgid "Carpet"\nmsgstr "Alfombra"');
});

test('a text in an order of the translator’s stays there, and a new one follows that before it', () => {
	const moved = `${start.split('\n\n')[0]}\n\nmsgid "Leather"\nmsgstr "Cuero"\n\nmsgid "Carpet"\nmsgstr "Alfombra"\n`;
	const now = updateCatalog(moved, 'es', list('Carpet', 'Stone', 'Leather'));
	expect([...now.matchAll(/^msgid "(.+)"/gm)].map(([, text]) => text)).toEqual([
		'Leather',
		'Carpet',
		'Stone',
	]);
});
