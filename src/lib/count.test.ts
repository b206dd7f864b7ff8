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
});

test('a number with its noun has the default where the content has no form of a language’s categories', () => {
	const forms = { one: '{number} sí', other: '{number} otros' };
	// "many" in Spanish.
	expect(formatCount(1_000_000, forms, 'es-US')).toBe('1,000,000 otros');
	expect(formatCount(1, { other: 'Towns: {number}' }, 'en-US')).toBe('Towns: 1');
});
