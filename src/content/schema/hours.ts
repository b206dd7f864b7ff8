import { z } from 'astro/zod';
import { addDays, readDateRange } from '../../lib/date.ts';
import { spread } from './as-typed.ts';
import { comingDate, endDate, flag, list, text, typed } from './field.ts';
import { inOrder, together, withoutOverlaps } from './rule.ts';
import { readOpening, readSpecialDay, readTimes, readWeekdays } from './typed-days.ts';
import { weekdays, writeDates, yearlyPattern } from './yearly.ts';

const time = (title: string, example: string, form = /^(?:[01]\d|2[0-3]):[0-5]\d$/) =>
	typed('time', form, {
		title,
		why: 'Visitors and search engines see your hours.',
		example,
	});
const opens = () => time('the opening time', '08:00');
const closes = (example: string) =>
	time('the closing time', example, /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/);

export interface Times {
	opens: string;
	closes: string;
}

/** Times that go on after midnight, which is "24:00," end at "26:00" and so on. From the morning on, that would be a slip. */
const endNight = <Entry extends Times>(entry: Entry): Entry => {
	const { opens, closes } = entry;
	const latest = opens > '12:00' ? opens : opens ? '00:01' : '05:00';
	return closes && closes < '12:00' && closes < latest
		? { ...entry, closes: `${Number(closes.slice(0, 2)) + 24}${closes.slice(2)}` }
		: entry;
};

const endsLater = z.refine<Times>(({ opens, closes }) => !closes || closes > opens, {
	path: ['closes'],
	error: 'which isn’t later than when you open',
	params: { write: 'Use a 24-hour clock: 8 PM is "20:00", and midnight is "00:00".' },
});

/** The earliest first, whatever their order in the file. Last what has no times. */
export const sortTimes = <Entry extends { from?: string; opens: string }>(entries: Entry[]) =>
	entries.toSorted((a, b) => `${a.from}${a.opens || '24'}`.localeCompare(`${b.from}${b.opens || '24'}`));

export const firstDay = () => comingDate('the first day', '12-24');
export const lastDay = () => endDate('the last day', '12-26');

/** A group with a first and a last day, in which “from” may say both: “Dec 24-26, 2026”. */
export const inDays = <Group extends z.ZodType<{ from?: string | undefined; to?: string | undefined }>>(
	group: Group,
) => z.preprocess(spread('from', 'to', readDateRange), group.check(inOrder('from', 'to')));

const inTimes = spread('opens', 'closes', readTimes);

const daysOfWeek = (title: string, why: string) =>
	z
		.preprocess(readWeekdays, z.array(z.enum(weekdays)).min(1))
		.meta({ title, why, example: '[Monday, Tuesday]' });
const openingFields = z
	.strictObject({
		days: daysOfWeek('the opening days', 'Visitors and search engines see on which days you’re open.'),
		opens: opens().default(''),
		closes: closes('20:00').default(''),
		byAppointment: flag('whether they’re by appointment', 'People come only once you’ve agreed on a time.'),
	})
	.overwrite(endNight)
	.check(...together('opens', 'closes'), endsLater)
	.refine(({ opens, byAppointment }) => opens || byAppointment, {
		path: ['opens'],
		error: 'although these days aren’t by appointment',
	});
/** “opens” may say both times. */
const opening = z
	.preprocess((entry) => inTimes(readOpening(entry)), openingFields)
	.meta({ title: 'opening hours', example: '{ days: [Monday, Tuesday], opens: "08:00", closes: "20:00" }' });

/**
 * The hours of the week. A day in no entry is closed, and one in two entries has a break between them. By appointment is a day in
 * an entry that says so, with times or without. None: by appointment.
 */
const week = list('the hours of the week', opening)
	.check(
		withoutOverlaps(
			(a, b) => a.byAppointment === b.byAppointment && a.days.some((day) => b.days.includes(day)),
		),
	)
	.overwrite(sortTimes)
	.meta({
		why: 'A day without an entry is closed. For a break, give a day two entries. To work by appointment only, leave it out.',
	});

const asUsual = { why: 'Without it, it’s as usual, on each day of the week and at each address.' };
/** “Until 12” is noon, and “until 3” in the afternoon. */
const inAfternoon = (hour: unknown) => String(hour).replace(/^(?:12|[1-8](?::[0-5]\d)?)$/, '$& pm');
/** Whether special days are closed wholly. */
export const isOff = ({ opens, closes, byAppointment }: Times & { byAppointment: boolean }) =>
	!(opens || closes || byAppointment);
const specialDay = z
	.strictObject({
		each: typed('yearly', yearlyPattern, {
			title: 'the day of each year',
			why: 'Write it like “December 25,” “December 24 to January 2,” “Thanksgiving and the day after” or “fourth Thursday of November,” without a year. For a day of one year, write “from” instead of “each.”',
			example: 'December 25',
		}).optional(),
		from: firstDay()
			.meta({ why: 'For days of one year. For what comes back every year, write “each” instead.' })
			.optional(),
		to: lastDay().meta({ why: 'Leave it out for a single day.' }).optional(),
		days: daysOfWeek(
			'the days of the week',
			'On others it’s as usual. Without them: on all, or for more than a week’s hours, those of your usual week.',
		).optional(),
		closed: flag('whether you’re closed', 'So you are without times, too, unless it’s by appointment.'),
		opens: opens().meta(asUsual).default(''),
		closes: z.preprocess(inAfternoon, closes('12:00')).meta(asUsual).default(''),
		byAppointment: flag('whether it’s by appointment', 'People come only once you’ve agreed on a time.'),
		note: text('the occasion', 'Christmas').optional(),
	})
	.transform(({ closed, ...written }) => {
		const day = endNight(written);
		if (closed) return { ...day, opens: '', closes: '', byAppointment: false };
		const [{ from, to = '' } = { from: '' }] = writeDates([day]);
		// Those of the usual week, which fitDay fills in.
		return isOff(day) || !from || to <= addDays(from, 6) ? day : { days: [], ...day };
	})
	.check(endsLater)
	.refine(({ each, from }) => each || from, {
		path: ['from'],
		error: 'although there is no “each”',
		params: { write: 'Write “from,” or “each” for what comes back every year.' },
	})
	.refine(({ from = '', to = from }) => !from || to <= addDays(from, 366), {
		path: ['to'],
		error: 'which is more than a year after the first day',
		params: { write: 'Correct the year, or enter an earlier day.' },
	});

type SpecialDay = z.infer<typeof specialDay>;
const daysIn = ({ days = [] }: SpecialDay) => (days.length > 0 ? days : weekdays);
/** Whether two entries are about the same day, which the shorter time takes from the longer one. */
export const shareDay = (a: SpecialDay, b: SpecialDay) =>
	daysIn(a).some((day) => daysIn(b).includes(day)) &&
	sortTimes(writeDates([a, b])).some(({ from }, index, all) => {
		const before = all[index - 1];
		return before !== undefined && from !== '' && from <= (before.to ?? before.from);
	});

/** Days that differ from the week, with their dates. Without times they are closed, or by appointment. */
const special = list(
	'the special days',
	z.preprocess((entry) => inTimes(readSpecialDay(entry)), inDays(specialDay)).meta({ title: 'special day' }),
)
	.check(withoutOverlaps(shareDay))
	.transform((entries) => sortTimes(writeDates(entries)))
	.meta({
		title: 'the special days',
		why: 'Holidays and vacations. Say “closed,” “by appointment,” or the hours of these days.',
	});

/** The hours of a company or of a place. */
export const hours = z.strictObject({ week, special });
export type Hours = z.infer<typeof hours>;
