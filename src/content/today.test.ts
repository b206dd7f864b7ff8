import { expect, test } from 'vitest';
import { getDay, isPublished } from './today.ts';

test.for([
	['America/New_York', '2026-07-02T03:59:59Z', '2026-07-01'],
	['America/New_York', '2026-07-02T04:00:00Z', '2026-07-02'],
	['America/New_York', '2026-12-02T04:59:59Z', '2026-12-01'],
	['Pacific/Honolulu', '2026-12-02T09:59:59Z', '2026-12-01'],
] as const)(
	'the day changes at midnight where the company is, in summer and in winter: %s, %s',
	([timeZone, now, day]) => expect(getDay(timeZone, new Date(now))).toBe(day),
);

test('drafts wait for their owner, and other articles for their day', () => {
	expect(isPublished({ draft: false, date: '2026-07-02' }, '2026-07-01')).toBe(false);
	expect(isPublished({ draft: false, date: '2026-07-02' }, '2026-07-02')).toBe(true);
	expect(isPublished({ draft: true, date: '2026-07-02' }, '2026-07-02')).toBe(false);
});
