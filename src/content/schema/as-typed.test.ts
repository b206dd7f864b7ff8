import type { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { positionSchema } from '../../features/careers/schema.ts';
import { areaSchema } from './areas.ts';
import { brandSchema } from './brand.ts';
import { companySchema } from './company.ts';
import { zipCode } from './field.ts';
import { special } from './hours.ts';
import { navigationSchema, redirectSchema } from './navigation.ts';
import { priceSchema } from './prices.ts';

const { phones, hours, claims, links } = companySchema.shape;
const zip = zipCode('a ZIP code', '', '');

/** What people write, and what the site shows. */
test.each<[schema: z.ZodType, written: unknown, shown: unknown]>([
	...['617-268-4400', '+1 617.268.4400', ' (617) 268-4400 '].map((number): [z.ZodType, unknown, unknown] => [
		phones,
		[{ id: 'main', label: 'Main', number }],
		[{ number: '(617) 268-4400' }],
	]),
	...[
		['8am', '5:30 p.m.', '08:00', '17:30'],
		['12 PM', '12am', '12:00', '24:00'],
	].map(([opens, closes, first, last]): [z.ZodType, unknown, unknown] => [
		hours,
		{ week: [{ days: ['Monday'], opens, closes }] },
		{ week: [{ opens: first, closes: last }] },
	]),
	[
		hours,
		{ week: [{ days: 'Mon-Fri', opens: 'noon', closes: '24:00' }] },
		{ week: [{ opens: '12:00', closes: '24:00' }] },
	],
	[zip, '33602-1234', '33602'],
	[zip, ' 02134', '02134'],
	...['http://a.com/b', 'a.com/b', ' www.a.com', 'HTTPS://a.com', 'a.com?b=c'].map(
		(url): [z.ZodType, unknown, unknown] => [
			links,
			{ booking: url },
			{ booking: url.trim().replace(/^(?:\w+:\/\/)?/, 'https://') },
		],
	),
	[
		links,
		{ profiles: ['facebook.com/us', { url: 'https://a.com/' }] },
		{ profiles: [{ url: 'https://facebook.com/us' }, { url: 'https://a.com/' }] },
	],
	[
		links,
		{ profiles: { facebook: 'facebook.com/us', Yelp: 'https://yelp.com/us' } },
		{
			profiles: [
				{ name: 'Facebook', url: 'https://facebook.com/us' },
				{ name: 'Yelp', url: 'https://yelp.com/us' },
			],
		},
	],
	...[
		['pay.a.com/x', 'https://pay.a.com/x'],
		['(617) 268-4400', 'tel:+16172684400'],
		['tel:617-268-4400', 'tel:+16172684400'],
		['/faq', '/faq'],
	].map(([href, shown]): [z.ZodType, unknown, unknown] => [
		navigationSchema.shape.header,
		[{ label: 'A', href }],
		[{ href: shown }],
	]),
	[redirectSchema, { from: '/book', to: 'book.a.com/us' }, { to: 'https://book.a.com/us' }],
	...['50-75', '$50 - $75', '50 to 75', '50–75'].map((from): [z.ZodType, unknown, unknown] => [
		priceSchema.shape.lines,
		[{ name: 'Room', unit: 'room', from }],
		[{ from: 50, to: 75 }],
	]),
	...['Florida', 'florida ', 'fl'].map((state): [z.ZodType, unknown, unknown] => [
		areaSchema.shape.state,
		state,
		'FL',
	]),
	[areaSchema.shape.state, 'Nuevo México', 'NM'],
	...['Full time', 'full-time', 'FULL_TIME'].map((kind): [z.ZodType, unknown, unknown] => [
		positionSchema.shape.employmentType,
		kind,
		'FULL_TIME',
	]),
	[positionSchema.shape.salary, { min: '$18-24', unit: 'hour' }, { min: 18, max: 24, unit: 'HOUR' }],
	[claims, { rating: '5' }, { rating: '5.0' }],
	[claims, { rating: '4.9' }, { rating: '4.9' }],
	[brandSchema, { main: '17594a', accent: '#9A4320' }, { main: '#17594a', accent: '#9A4320' }],
])('%#: %j is understood', (schema, written, shown) => {
	expect(schema.parse(written)).toMatchObject(shown as object);
});

const workweek = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
test.each([
	...[
		'Mon-Fri',
		'weekdays',
		'Monday to Friday',
		'mon – fri',
		'lunes a viernes',
		'Mondays through Fridays',
	].map((days): [unknown, string[]] => [days, workweek]),
	[['Mon-Fri'], workweek],
	['Mon, Wed & Fri.', ['Monday', 'Wednesday', 'Friday']],
	['Sat, Sun-Mon', ['Monday', 'Saturday', 'Sunday']],
	['mié y sábados', ['Wednesday', 'Saturday']],
	[
		['Tues', 'thurs', 'Tuesday'],
		['Tuesday', 'Thursday'],
	],
])('days of the week as %j are understood', (days, shown) => {
	expect(hours.parse({ week: [{ days, opens: '08:00', closes: '17:00' }] }).week[0]?.days).toEqual(shown);
});

test.each([
	['Dec. 24th, 2026', 'December 24'],
	['Thanksgiving', 'fourth Thursday of November'],
	['Christmas Day', 'December 25'],
	['New Year’s Eve', 'December 31'],
	["New Year's Day", 'January 1'],
	['4th of July', 'July 4'],
	['Dec 24-26', 'December 24 to December 26'],
	['Dec 24 - Jan 2', 'December 24 to January 2'],
	['December 24 through 26', 'December 24 to December 26'],
	['4th Thursday in November', 'fourth Thursday of November'],
	['Last Mon. of May', 'last Monday of May'],
])('%s is the %s of each year', (written, rule) => {
	const of = (each: string) => special.parse([{ each }]);
	expect(of(written)).toEqual(of(rule));
	expect(of(rule)).not.toEqual([]);
});

test.each([
	['Dec 24-26, 2026', '2026-12-24', '2026-12-26'],
	['December 24 to January 2, 2027', '2026-12-24', '2027-01-02'],
	['2026-12-24 - 2026-12-26', '2026-12-24', '2026-12-26'],
])('%s has a first and a last day', (written, from, to) => {
	expect(special.parse([{ from: written }])).toMatchObject([{ from, to }]);
});

test.each([
	['phone', phones, [{ id: 'main', label: 'Main', number: '813 555 01' }]],
	['time', hours, { week: [{ days: ['Monday'], opens: '5:00', closes: '20:00' }] }],
	['ZIP code', zip, '336021'],
	['rating', claims, { rating: '5.9' }],
	...['Mon-Wed-Fri', 'M-F', 'workdays', 'Monday 8-5'].map((days): [string, z.ZodType, unknown] => [
		`days, ${days}`,
		hours,
		{ week: [{ days, opens: '08:00', closes: '20:00' }] },
	]),
	['opening at the end of a day', hours, { week: [{ days: 'Mon', opens: '24:00', closes: '20:00' }] }],
	...['Easter', '5th Monday of May', '12/5', 'Dec 24 - 1/2', 'winter'].map(
		(each): [string, z.ZodType, unknown] => [`a day of each year, ${each}`, special, [{ each }]],
	),
	['days without a year', special, [{ from: 'Dec 24-26' }]],
	['a range with another end', priceSchema.shape.lines, [{ name: 'A', unit: 'b', from: '50-75', to: 80 }]],
	['a site without an ending', links, { booking: 'https://yourcompany' }],
	['an email address as a page', links, { booking: 'us@a.com' }],
	['a file as a page', navigationSchema.shape.header, [{ label: 'A', href: 'prices.pdf' }]],
	['another country', areaSchema.shape.state, 'Ontario'],
	['color', brandSchema, { main: 'green', accent: '#9a4320' }],
])('what may be something else is refused: %s', (_, schema, written) => {
	expect(schema.safeParse(written).success).toBe(false);
});
