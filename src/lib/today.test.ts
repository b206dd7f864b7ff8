import { expect, test } from 'vitest';
import { getToday } from './today.ts';

test('the day changes at midnight in Florida, in summer and in winter', () => {
	expect(getToday(new Date('2026-07-02T03:59:59Z'))).toBe('2026-07-01');
	expect(getToday(new Date('2026-07-02T04:00:00Z'))).toBe('2026-07-02');
	expect(getToday(new Date('2026-12-02T04:59:59Z'))).toBe('2026-12-01');
	expect(getToday(new Date('2026-12-02T05:00:00Z'))).toBe('2026-12-02');
});
