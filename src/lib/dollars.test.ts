import { expect, test } from 'vitest';
import { buildPriceTokens, formatRange } from './dollars.ts';

test('a range reads as people write it', () => {
	expect(formatRange({ from: 50, to: 1250 }, '{from} to {to}', 'en-US')).toBe('$50 to $1,250');
	expect(formatRange({ from: 150, to: 150 }, '{from} to {to}', 'en-US')).toBe('$150');
});

test('texts may name the price of a line and the minimum of a visit', () => {
	const lines = [{ id: 'stairs', from: 3, to: 5 }, { id: 'commercial' }];
	const lists = [
		{ service: 'carpet', minimum: 150, lines },
		{ service: 'flood', lines: [] },
	];
	expect(buildPriceTokens(lists, '{from} to {to}', 'en-US')).toEqual({
		'price.carpet': '$150',
		'price.carpet.stairs': '$3 to $5',
	});
});
