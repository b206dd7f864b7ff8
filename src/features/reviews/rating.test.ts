import { expect, test } from 'vitest';
import { formatAverage } from './rating.ts';

test('an average has one decimal, written as the language does', () => {
	expect(formatAverage(5, 'en-US')).toBe('5.0');
	expect(formatAverage(14 / 3, 'en-US')).toBe('4.7');
	expect(formatAverage(14 / 3, 'de-DE')).toBe('4,7');
});
