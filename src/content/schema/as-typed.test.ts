import type { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { brandSchema } from './brand.ts';
import { companySchema } from './company.ts';
import { externalUrl, zipCode } from './field.ts';
import { special } from './hours.ts';

const { phones, hours, claims } = companySchema.shape;
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
	[zip, '33602-1234', '33602'],
	[zip, ' 02134', '02134'],
	[externalUrl('a page'), 'http://a.com/', 'https://a.com/'],
	[claims, { rating: '5' }, { rating: '5.0' }],
	[claims, { rating: '4.9' }, { rating: '4.9' }],
	[brandSchema, { main: '17594a', accent: '#9A4320' }, { main: '#17594a', accent: '#9A4320' }],
])('%#: %j is understood', (schema, written, shown) => {
	expect(schema.parse(written)).toMatchObject(shown as object);
});

test('a day of each year may have its year, and a short month', () => {
	const [day] = special.parse([{ each: 'Dec. 24th, 2026' }]);
	expect(day?.from).toMatch(/^\d{4}-12-24$/);
});

test.each([
	['phone', phones, [{ id: 'main', label: 'Main', number: '813 555 01' }]],
	['time', hours, { week: [{ days: ['Monday'], opens: '5:00', closes: '20:00' }] }],
	['ZIP code', zip, '336021'],
	['rating', claims, { rating: '5.9' }],
	['color', brandSchema, { main: 'green', accent: '#9a4320' }],
])('what may be something else is refused: %s', (_, schema, written) => {
	expect(schema.safeParse(written).success).toBe(false);
});
