import { formatDate, formatTime } from '../lib/date.ts';
import { formatLabel } from '../lib/text.ts';
import { type Company, weekdays } from './schema/company.ts';
import type { Labels } from './schema/labels.ts';

/** The days in words, starting on Monday. Three or more in a row become a range: "Monday to Friday and Sunday". */
function nameDays(days: readonly string[], { locale, hours }: Pick<Labels, 'locale' | 'hours'>): string {
	// January 1, 2024, was a Monday.
	const nameDay = (index = 0) => formatDate(`2024-01-0${index + 1}`, locale, { weekday: 'long' });
	const runs: number[][] = [];
	for (const [index, day] of weekdays.entries()) {
		if (!days.includes(day)) continue;
		const run = runs.at(-1);
		if (run?.at(-1) === index - 1) run.push(index);
		else runs.push([index]);
	}
	const names = runs.flatMap((run) =>
		run.length > 2
			? formatLabel(hours.range, { from: nameDay(run[0]), to: nameDay(run.at(-1)) })
			: run.map(nameDay),
	);
	return new Intl.ListFormat(locale).format(names);
}

/** The opening hours in words. `closed` is undefined if the company is open every day. */
export function describeHours(
	{ days, opens, closes }: Pick<Company['hours'], 'days' | 'opens' | 'closes'>,
	words: Pick<Labels, 'locale' | 'hours'>,
) {
	const open = nameDays(days, words);
	const closed = nameDays(
		weekdays.filter((day) => !days.includes(day)),
		words,
	);
	const [from, to] = [opens, closes].map((time) => formatTime(time, words.locale));
	return {
		days: open,
		hours: formatLabel(words.hours.open, { value: open, from, to }),
		closed: closed ? formatLabel(words.hours.closed, { value: closed }) : undefined,
	};
}
