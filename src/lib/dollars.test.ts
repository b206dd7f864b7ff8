import { expect, test } from 'vitest';
import { buildPriceTokens, formatPer, formatRange } from './dollars.ts';

const words = { range: '{from} to {to}', from: 'from {price}' };

test('a range reads as people write it, on one line', () => {
	expect(formatRange({ from: 50, to: 1250 }, words)).toBe('$50\u00a0to\u00a0$1,250');
	expect(formatRange({ from: 150, to: 150 }, words)).toBe('$150');
	expect(formatRange({ from: 0.35, to: 0.5 }, words)).toBe('$0.35\u00a0to\u00a0$0.50');
	expect(formatPer('{price} per {unit}', { price: '$4', unit: 'room' })).toBe('$4 per room');
	expect(formatPer('{price} por {unit}', { price: '$4', unit: 'cada uno' })).toBe('$4 cada uno');
	expect(formatRange({ from: 49.99 }, words)).toBe('from\u00a0$49.99');
	// As the files have them.
	const written = { from: '150', to: '150.00' } as unknown as Parameters<typeof formatRange>[0];
	expect(formatRange(written, words)).toBe('$150');
});

test('texts may name the price of a line and the minimum of a visit', () => {
	const lines = [{ id: 'stairs', from: 3, to: 5 }, { id: 'hall', from: 60 }, { id: 'commercial' }];
	const lists = [
		{ service: 'carpet', minimum: 150, lines },
		{ service: 'flood', lines: [] },
	];
	expect(buildPriceTokens(lists, words)).toEqual({
		'price.carpet': '$150',
		'price.carpet.stairs': '$3\u00a0to\u00a0$5',
		'price.carpet.hall': 'from\u00a0$60',
	});
});
