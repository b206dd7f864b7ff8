import { expect, test } from 'vitest';
import { isOpen } from './schema.ts';

test('a position is open until the end of its last day', () => {
	const position = { validThrough: '2026-06-30' };
	expect(isOpen(position, '2026-06-30')).toBe(true);
	expect(isOpen(position, '2026-07-01')).toBe(false);
});
