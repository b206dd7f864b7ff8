import { expect, test } from 'vitest';
import {
	cutAtWord,
	escapeMarkup,
	formatLabel,
	initialsOf,
	keepHyphens,
	keepWhole,
	shorten,
	slugify,
	splitParagraphs,
} from './text.ts';

test('a text in markup cannot open a tag or an entity, or end an attribute', () => {
	expect(escapeMarkup('Rugs & <b>"wool"</b>')).toBe('Rugs &amp; &lt;b&gt;&quot;wool&quot;&lt;/b&gt;');
});

test('an empty line starts a new paragraph, a single line break does not', () => {
	expect(splitParagraphs('One\nline.\n\n  Two.\n')).toEqual(['One line.', 'Two.']);
});

test('a label is filled with its values, and a missing value stays visible', () => {
	expect(formatLabel('Review {current} of {total}', { current: 0, total: 3 })).toBe('Review 0 of 3');
	expect(formatLabel('Call {number}.', {})).toBe('Call {number}.');
	expect(formatLabel('Hasta las {time}.', { time: '8:00 p. m.' })).toBe('Hasta las 8:00 p. m.');
});

test('a heading becomes an anchor of small letters, digits and hyphens', () => {
	expect(slugify('What we’d do — 24/7!')).toBe('what-we-d-do-24-7');
	expect(slugify('Niños y sofás')).toBe('ninos-y-sofas');
});

test('a text of exactly the limit stays whole, one character more is cut at a word', () => {
	const whole = `${'word '.repeat(39)}words`;
	expect(whole).toHaveLength(200);
	expect(cutAtWord(whole, 200)).toEqual({ start: whole, rest: '' });
	const longer = `${whole}!`;
	const { start, rest } = cutAtWord(longer, 200);
	expect(start.endsWith('word')).toBe(true);
	expect(start.length).toBeLessThanOrEqual(200);
	expect(start + rest).toBe(longer);
	// Some languages have no spaces.
	expect(cutAtWord('地'.repeat(300), 200).start).toHaveLength(200);
	expect(shorten(whole, 200)).toBe(whole);
	expect(shorten(longer, 200)).toMatch(/word…$/);
	// The “…” has to fit, too.
	expect(shorten('Two rugs and a sofa', 12)).toBe('Two rugs…');
	// What separates the words is no part of the last one.
	expect(shorten('Two rugs – and a sofa', 14)).toBe('Two rugs…');
	expect(shorten('Two rugs. And a sofa', 12)).toBe('Two rugs…');
});

test('a short name with a hyphen and a range stay whole, and other words may break', () => {
	expect(keepWhole('a W-9, a 2-hour visit, X-ray')).toBe('a W-\u20609, a 2-hour visit, X-ray');
	expect(keepWhole('Dry in 4 to 6 hours. Tile & grout')).toBe(
		'Dry in 4\u00a0to\u00a06\u00a0hours. Tile &\u00a0grout',
	);
});

test('words with a hyphen stay on one line, and numbers may break', () => {
	expect(keepHyphens('Pet-safe, 10-20')).toBe('Pet-\u2060safe, 10-20');
});

test.each([
	['Carla Benítez', 'CB'],
	['Ángel de la Cruz', 'ÁC'],
	['  Ana ', 'A'],
	['Lee “Bud” Ng', 'LN'],
	['Bea Ng (Tampa)', 'BN'],
	['Bea & Co', 'BC'],
])('the initials of %s are %s', (name, initials) => {
	expect(initialsOf(name)).toBe(initials);
});
