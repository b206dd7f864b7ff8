import type { Company } from '../../content/schema/company.ts';
import type { Times } from '../../content/schema/hours.ts';
import { getDay } from '../../content/today.ts';
import { addDays, formatDate, formatTime, toClock } from '../../lib/date.ts';

interface Entry extends Times {
	days?: readonly string[] | undefined;
	byAppointment?: boolean;
}

/** When the company is open, from content/company.yaml, the earliest times first. A day ends at "24:00", and a night that begins on it at "26:00" or so. */
export interface OpenHours extends Pick<Company, 'timeZone'> {
	week: readonly Entry[];
	/** Days that differ from the week, with empty times if they are closed. */
	special: readonly (Entry & Pick<Company['hours']['special'][number], 'from' | 'to' | 'note'>)[];
}

/** Whether an entry for some weekdays, or for all, is about a day. */
const isAbout = (day: string, { days }: Entry) =>
	days?.includes(formatDate(day, 'en-US', { weekday: 'long' })) ?? true;

/** The entries for a day, YYYY-MM-DD, that differs from the week; none for other days. */
export const findSpecial = (day: string, { special }: OpenHours) =>
	special.filter((entry) => entry.from <= day && day <= (entry.to ?? entry.from) && isAbout(day, entry));

/** The entries for a day: its own, if it differs from the week. */
function listEntries(day: string, hours: OpenHours) {
	const special = findSpecial(day, hours);
	return special.length > 0 ? special : hours.week.filter((entry) => isAbout(day, entry));
}

/** The times that begin on a day, besides those by appointment. */
const listTimes = (day: string, hours: OpenHours) =>
	listEntries(day, hours).filter(({ opens, byAppointment }) => opens && !byAppointment);

/** Whether visits on a day, YYYY-MM-DD, are by appointment, besides those in its hours: on any day of a company without hours. */
export const isByAppointment = (day: string, hours: OpenHours): boolean =>
	listEntries(day, hours).some(({ byAppointment }) => byAppointment) ||
	(hours.week.length === 0 && findSpecial(day, hours).length === 0);

/** Whether the company opens on a day, YYYY-MM-DD. A day on which only the night before ends, it doesn't. */
export const isOpenOn = (day: string, hours: OpenHours): boolean => listTimes(day, hours).length > 0;

/**
 * Whether the company is open at a moment, by the clock where it is. Hours that don't end within a day have no closing time. If it
 * isn't open, `weekday` is the next day that is, with its date if that is a week away or more, and `note` says why today is closed.
 * Undefined if the company works by appointment, always or on these days.
 */
export function findOpening(now: Date, hours: OpenHours, locale: string) {
	const { timeZone, week } = hours;
	const today = getDay(timeZone, now);
	const isAgreed = ({ byAppointment }: Entry) => byAppointment;
	if (week.every(isAgreed) || findSpecial(today, hours).some(isAgreed)) return undefined;
	// Swedish writes times as 20:00.
	const clock = new Intl.DateTimeFormat('sv-SE', { timeStyle: 'short', timeZone }).format(now);
	const time = formatTime(clock, locale);
	const own = listTimes(today, hours);
	const rest = listTimes(addDays(today, -1), hours)
		.filter(({ closes }) => closes > '24:00')
		.map(({ closes }) => ({ opens: '00:00', closes: toClock(closes) }));
	const times = [...rest, ...own];
	const next = times.find(({ closes }) => clock < closes);
	if (next) {
		const state = next.opens <= clock ? 'open' : next === times[0] ? 'opensToday' : 'opensAgain';
		// "24:00" and "00:00" on the next day are one moment.
		const [first] = next.closes === '24:00' ? listTimes(addDays(today, 1), hours) : [];
		const end = first?.opens === '00:00' ? first.closes : undefined;
		const closes = end && end > clock ? undefined : formatTime(end ?? next.closes, locale);
		return { state, time, opens: formatTime(next.opens, locale), closes } as const;
	}
	// The content check refuses to close for more than a year.
	let count = 1;
	while (count < 400 && !isOpenOn(addDays(today, count), hours)) count++;
	const day = addDays(today, count);
	return {
		state: 'opensLater' as const,
		time,
		opens: formatTime(listTimes(day, hours)[0]?.opens ?? '00:00', locale),
		weekday: formatDate(day, locale, {
			weekday: 'long',
			...(count > 6 && { month: 'long', day: 'numeric' }),
		}),
		...(own.length === 0 && { note: findSpecial(today, hours)[0]?.note }),
	};
}
