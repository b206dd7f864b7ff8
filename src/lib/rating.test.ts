import { expect, test } from 'vitest';
import { formatAverage } from './rating.ts';

test('the average has one decimal', () => {
	expect(formatAverage([5, 5, 4])).toBe('4.7');
	expect(formatAverage([5])).toBe('5.0');
});

test('no ratings have no average', () => {
	expect(() => formatAverage([])).toThrow(RangeError);
});
