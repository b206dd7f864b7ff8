import { expect, test } from 'vitest';
import { getDay, isPublished, isTimeZone } from './today.ts';

const getToday = (now: Date) => getDay('America/New_York', now);

test('the day changes at midnight, in summer and in winter', () => {
	expect(getToday(new Date('2026-07-02T03:59:59Z'))).toBe('2026-07-01');
	expect(getToday(new Date('2026-07-02T04:00:00Z'))).toBe('2026-07-02');
	expect(getToday(new Date('2026-12-02T04:59:59Z'))).toBe('2026-12-01');
	expect(getToday(new Date('2026-12-02T05:00:00Z'))).toBe('2026-12-02');
});

test('drafts wait for their owner, and other articles for their day', () => {
	expect(isPublished({ draft: false, date: '2026-07-02' }, '2026-07-01')).toBe(false);
	expect(isPublished({ draft: false, date: '2026-07-02' }, '2026-07-02')).toBe(true);
	expect(isPublished({ draft: true, date: '2026-07-02' }, '2026-07-02')).toBe(false);
});

test('a day begins where the company is', () => {
	const moment = new Date('2026-12-02T09:59:59Z');
	expect(getDay('Pacific/Honolulu', moment)).toBe('2026-12-01');
	expect(getDay('America/Chicago', moment)).toBe('2026-12-02');
});

test.for([
	['America/Indiana/Indianapolis', true],
	['Ohio', false],
	[undefined, false],
] as const)('%s is a time zone: %s', ([name, is]) => expect(isTimeZone(name)).toBe(is));
