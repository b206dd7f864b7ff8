import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { fillCalendar, toCalendarHref } from '../lib/calendar-file.ts';
import { buildCalendar } from './calendar.ts';

const company = { name: 'Palmetto; Heritage, Inc.', siteUrl: 'https://palmetto.example' };
const text =
	'You asked for “Carpet, sofa & rug”; we haven’t confirmed it yet.\nCall (813) 555-0100 – or write. '.repeat(
		3,
	);
const requested = buildCalendar(company, {
	id: 'requested',
	title: 'Day requested, not confirmed yet',
	text,
	remindAt: -15,
	isTentative: true,
});
const next = buildCalendar(company, {
	id: 'next-carpet-cleaning',
	title: 'Time to plan: Carpet Cleaning',
	text: 'Every 12 to 18 months.',
	path: '/services/carpet-cleaning',
	remindAt: 9,
});
const now = new Date('2026-11-22T15:04:05.678Z');

/** Reads a file as another program does. */
function read(file: string) {
	const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent');
	if (!event) throw new Error('There is no event in the file.');
	return { event: new ICAL.Event(event), alarm: event.getFirstSubcomponent('valarm'), raw: event };
}

test('the file says what was asked for, on which day, and that it is not confirmed', () => {
	const { event, raw } = read(fillCalendar(requested, '2026-11-24', now));
	expect(event.summary).toBe('Day requested, not confirmed yet');
	expect(event.description).toBe(text);
	expect(event.startDate.toString()).toBe('2026-11-24');
	expect(event.startDate.isDate).toBe(true);
	expect(event.endDate.toString()).toBe('2026-11-25');
	expect(raw.getFirstPropertyValue('status')).toBe('TENTATIVE');
	expect(raw.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
	expect(String(raw.getFirstPropertyValue('dtstamp'))).toBe('2026-11-22T15:04:05Z');
});

test('the reminder comes at 9 in the morning of the day before, or of the day itself', () => {
	const trigger = (file: string) => String(read(file).alarm?.getFirstPropertyValue('trigger'));
	expect(trigger(requested)).toBe('-PT15H');
	expect(trigger(next)).toBe('PT9H');
});

test('the next cleaning leads to the page of its service', () => {
	expect(read(next).raw.getFirstPropertyValue('url')).toBe(
		'https://palmetto.example/services/carpet-cleaning',
	);
});

test('the same day twice is one event, another day or service another', () => {
	const uid = (file: string, day: string) => read(fillCalendar(file, day)).event.uid;
	expect(uid(next, '2026-11-24')).toBe('20261124-next-carpet-cleaning@palmetto.example');
	expect(uid(next, '2026-11-25')).not.toBe(uid(next, '2026-11-24'));
	expect(uid(requested, '2026-11-24')).not.toBe(uid(next, '2026-11-24'));
});

// Days on which clocks change in Florida, and ends of months and years.
test.each([
	['2026-11-01', '2026-11-02'],
	['2027-03-14', '2027-03-15'],
	['2026-12-31', '2027-01-01'],
	['2028-02-28', '2028-02-29'],
	['2028-02-29', '2028-03-01'],
])('an event on %s lasts that whole day', (day, end) => {
	const { event } = read(fillCalendar(requested, day, now));
	expect([event.startDate.toString(), event.endDate.toString()]).toEqual([day, end]);
});

test('any day leaves no trace of the template, and every line at most 75 octets, ended as the standard asks', () => {
	const days = fc.date({
		min: new Date('2000-01-01'),
		max: new Date('2099-12-31'),
		noInvalidDate: true,
	});
	fc.assert(
		fc.property(days, fc.constantFrom(requested, next), (date, template) => {
			const day = date.toISOString().slice(0, 10);
			const file = fillCalendar(template, day, now);
			expect(file).not.toContain('1970010');
			expect(read(file).event.startDate.toString()).toBe(day);
			for (const line of file.split('\r\n')) {
				expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
				expect(line).not.toMatch(/[\r\n]/);
			}
		}),
	);
});

test('the address of a link holds the whole file', () => {
	const file = fillCalendar(requested, '2026-11-24', now);
	const [type, data = ''] = toCalendarHref(file).split(',');
	expect(type).toBe('data:text/calendar;charset=utf-8');
	expect(decodeURIComponent(data)).toBe(file);
});
