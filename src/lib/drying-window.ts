const hour = 3_600_000;

/**
 * Hours after which wet things should be dry: by the first mold can begin, by the last it has to be expected.
 * https://www.epa.gov/mold/brief-guide-mold-moisture-and-your-home
 */
const window = { early: 24, late: 48 } as const;

/** How far the drying window has run. `left` is in milliseconds, to the end of the first or of the second day. */
export type DryingWindow = { state: 'early' | 'late'; left: number } | { state: 'over' | 'future' };

/**
 * What is left of the drying window. Both arguments are instants (milliseconds since 1970), so that neither midnight nor
 * the change of clocks nor the time zone of the device counts.
 * @param since when the water came; up to a minute ahead of now is now, because fields know no seconds
 */
export function readDryingWindow(since: number, now: number): DryingWindow {
	const passed = Math.max(0, now - since);
	if (since - now > 60_000) return { state: 'future' };
	if (passed < window.early * hour) return { state: 'early', left: window.early * hour - passed };
	if (passed < window.late * hour) return { state: 'late', left: window.late * hour - passed };
	return { state: 'over' };
}

/** Time in words: "19 hours", under an hour "40 minutes". Rounded down, so that it never says more than is left. */
export function formatTimeLeft(left: number, locale: string): string {
	const format = (value: number, unit: 'hour' | 'minute') =>
		new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
	return left < hour
		? format(Math.max(1, Math.floor(left / 60_000)), 'minute')
		: format(Math.floor(left / hour), 'hour');
}

/** An instant as a datetime-local field writes it: in the time of the device, without seconds. */
export function toLocalInput(instant: number): string {
	const offset = new Date(instant).getTimezoneOffset() * 60_000;
	return new Date(instant - offset).toISOString().slice(0, 16);
}

/**
 * The instant that a datetime-local field names. An hour that a change of clocks repeats is taken as the first one, which
 * leaves less time; one that it skips is taken an hour later (ECMA-262, Date Time String Format and LocalTime).
 * @returns undefined for no date
 */
export function fromLocalInput(value: string): number | undefined {
	const instant = new Date(value).getTime();
	return Number.isNaN(instant) ? undefined : instant;
}
