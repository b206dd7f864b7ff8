import { companySchema } from '../../src/content/schema/company.ts';
import { addDays } from '../../src/lib/date.ts';
import { type Content, childAt, entriesOf, type Place, recordsOf, textAt } from './content.ts';
import { checkOrder, checkWhole } from './facts.ts';
import { type Problem, reportField } from './problem.ts';

/** Reports hours that end before they begin. Hours after midnight belong to the next day. */
function checkTimes(entry: Place): Problem | [] {
	const [opens = '', closes = '00:00'] = [textAt(entry, 'opens'), textAt(entry, 'closes')];
	if (closes === '00:00' || closes > opens) return [];
	return reportField(childAt(entry, 'closes'), {
		found: `${closes}, which isn’t later than ${opens}, when you open`,
		why: 'Visitors would be told that you’re closed.',
		write:
			'closes: "20:00" for 8 PM, on a 24-hour clock\ncloses: "00:00" for midnight. For the hours after it, add an entry for the next day with opens: "00:00"',
	});
}

/** Reports entries for a day and a time that an earlier entry has too. */
function checkOverlaps(places: Place[]): Problem[] {
	const entries = places.map((place) => {
		const keys = ['from', 'to', 'opens', 'closes'];
		const [from = '', to = from, opens = '', closes = ''] = keys.map((key) => textAt(place, key));
		return {
			place,
			days: (childAt(place, 'days').value ?? ['']) as string[],
			from,
			to,
			opens,
			// Without times, an entry is closed all day.
			closes: closes.replace('00:00', '') || '24:00',
			text: opens ? `${opens} to ${closes}` : 'closed',
		};
	});
	return entries.flatMap((late, index) => {
		const early = entries
			.slice(0, index)
			.filter(({ days }) => days.some((day) => late.days.includes(day)))
			.filter(({ from, to }) => from <= late.to && late.from <= to)
			.find(({ opens, closes }) => opens < late.closes && late.opens < closes);
		if (!early) return [];
		return reportField(late.place, {
			found: `${late.text}, although an earlier entry with the same day says ${early.text}`,
			why: 'Visitors would get two answers for the same time.',
			write: 'Delete one of the two entries, or change their days or times.',
		});
	});
}

/** Reports a last day that has passed, or is more than a year after the first one. */
function checkLast(entry: Place, today: string): Problem | [] {
	const { from, to = from } = entry.value as { from: string; to?: string };
	const isLong = to > addDays(from, 366);
	if (to >= today && !isLong) return [];
	return reportField(childAt(entry, to === from ? 'from' : 'to'), {
		severity: 'warning',
		found: `${to}, which ${isLong ? `is more than a year after ${from}` : `has passed (today is ${today})`}`,
		why: isLong ? 'Visitors would read this all the time.' : 'Visitors no longer see this entry.',
		write: 'Delete this entry, or enter other days.',
	});
}

/** Checks hours, special days and notices of company.yaml that are written correctly and still can't be right. */
export function checkHours(content: Content): Problem[] {
	const [company] = recordsOf(content, 'company');
	if (!company) return [];
	const isRead = (key: 'hours' | 'notices') =>
		companySchema.shape[key].safeParse(childAt(company, key).value).success;
	// Mistakes of form are told first.
	if (!(isRead('hours') && isRead('notices'))) return [];
	const week = entriesOf(company, 'hours', 'week');
	const special = entriesOf(company, 'hours', 'special');
	const half = { found: 'nothing, although the other time is there' };
	return [
		...[week, special].map(checkOverlaps),
		[...week, ...special].map(checkTimes),
		special.map((entry) => checkWhole(entry, ['opens', 'closes'], half)),
		[...special, ...entriesOf(company, 'notices')].map((entry) => [
			checkOrder(entry, 'from', 'to', 'Visitors would never see this entry.'),
			checkLast(entry, content.today),
		]),
	].flat(3);
}
