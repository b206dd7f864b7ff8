import { z } from 'astro/zod';
import { date, list, nonEmptyList, text, textLike } from './field.ts';

/** The names that the owner writes, whatever the site's language. */
export const weekdays = [
	'Monday',
	'Tuesday',
	'Wednesday',
	'Thursday',
	'Friday',
	'Saturday',
	'Sunday',
] as const;

const time = (title: string, example: string) =>
	textLike(/^([01]\d|2[0-3]):[0-5]\d$/, {
		title,
		why: 'Visitors and search engines see your hours.',
		example,
	});
const opens = () => time('the opening time', '08:00');
/** Midnight is the end of the day. */
const closes = (example: string) =>
	time('the closing time', example).overwrite((written) => written.replace('00:00', '24:00'));

/** The earliest first, whatever their order in the file. */
const sortTimes = <Entry extends { from?: string; opens: string }>(entries: Entry[]) =>
	entries.toSorted((a, b) => `${a.from}${a.opens}`.localeCompare(`${b.from}${b.opens}`));

export const firstDay = () => date('the first day').meta({ example: '2026-12-24' });
export const lastDay = () => date('the last day').meta({ example: '2026-12-26' });

const openDays = z
	.array(z.enum(weekdays))
	.min(1)
	.max(7)
	.meta({ title: 'the opening days', example: '[Monday, Tuesday]' });
const opening = z.strictObject({ days: openDays, opens: opens(), closes: closes('20:00') });

/** The hours of the week. A day in no entry is closed, and one in two entries has a break between them. */
export const week = nonEmptyList('the hours of the week', opening.meta({ title: 'opening hours' }))
	.overwrite(sortTimes)
	.meta({ why: 'A day without an entry is closed. For a break, give a day two entries.' });

const specialDay = z.strictObject({
	from: firstDay(),
	to: lastDay().meta({ why: 'Leave it out for a single day.' }).optional(),
	opens: opens().default(''),
	closes: closes('12:00').default(''),
	note: text('the occasion', 'Christmas').optional(),
});

/** Days that differ from the week. Without times they are closed. */
export const special = list('the special days', specialDay.meta({ title: 'special day' }))
	.overwrite(sortTimes)
	.meta({ why: 'Holidays and vacations. Leave out both times if you’re closed.' });
