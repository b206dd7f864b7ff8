import { expect, test } from 'vitest';
import { formatCount } from './count.ts';

test('a number with its noun is written in the form that the language has for it', () => {
	const towns = { one: '{number} town', other: '{number} towns' };
	expect([0, 1, 2, 1300].map((count) => formatCount(count, towns, 'en-US'))).toEqual([
		'0 towns',
		'1 town',
		'2 towns',
		'1,300 towns',
	]);
	const cities = { one: '{number} miasto', few: '{number} miasta', other: '{number} miast' };
	expect([1, 3, 5].map((count) => formatCount(count, cities, 'pl-PL'))).toEqual([
		'1 miasto',
		'3 miasta',
		'5 miast',
	]);
});

test('a number with its noun has the default where the content has no form of a language’s categories', () => {
	const forms = { one: '{number} sí', other: '{number} otros' };
	const write = (locale: string, ...counts: number[]) =>
		counts.map((count) => formatCount(count, forms, locale));
	// "many" in Spanish; "zero", "two", "few" and "many" in Arabic.
	expect(write('es-US', 1, 2, 1_000_000)).toEqual(['1 sí', '2 otros', '1,000,000 otros']);
	expect(write('ar-US', 0, 1, 2, 3, 11)).toEqual(['0 otros', '1 sí', '2 otros', '3 otros', '11 otros']);
	expect(formatCount(1, { other: 'Towns: {number}' }, 'en-US')).toBe('Towns: 1');
});
