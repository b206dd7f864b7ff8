import type { LogLine } from './water-state.ts';

/** The words of the loss log, from content/pages/water-help.yaml. */
export type LogWords = Readonly<
	Record<'title' | 'reading' | 'photos' | 'written' | 'noticed' | 'water' | 'wet' | 'noted' | 'total', string>
>;

/** What the log says about the water itself; empty where the visitor hasn't answered. */
export interface LogFacts {
	since?: number | undefined;
	water: string;
	wet: string;
}

/** A moment with its time zone, because a log is read elsewhere: "Jul 1, 2026, 4:05 PM EDT". */
const formatMoment = (instant: number, locale: string): string =>
	new Intl.DateTimeFormat(locale, {
		year: 'numeric',
		month: 'short',
		day: 'numeric',
		hour: 'numeric',
		minute: '2-digit',
		timeZoneName: 'short',
	})
		.format(instant)
		// Newer browsers put a narrow no-break space before AM and PM, which plain-text programs show as a box.
		.replace(/\u202f/g, ' ');

/** One line of the log as text, over several lines. */
export function formatLogLine(
	{ room, item, reading, photos, at }: LogLine,
	words: LogWords,
	locale: string,
): string {
	return [
		[room, item].filter(Boolean).join(': '),
		reading && `${words.reading}: ${reading}`,
		`${words.photos}: ${photos}`,
		`${words.noted}: ${formatMoment(at, locale)}`,
	]
		.filter(Boolean)
		.join('\n');
}

/** The water itself, one fact a line. */
export const formatLogFacts = ({ since, water, wet }: LogFacts, words: LogWords, locale: string): string =>
	[
		since !== undefined && `${words.noticed}: ${formatMoment(since, locale)}`,
		water && `${words.water}: ${water}`,
		wet && `${words.wet}: ${wet}`,
	]
		.filter(Boolean)
		.join('\n');

/** How many photos all lines name. */
export const countPhotos = (lines: readonly LogLine[]): number =>
	lines.reduce((sum, { photos }) => sum + photos, 0);

/** The whole log as plain text, with the moment at which it was written. */
export function formatLossLog(
	lines: readonly LogLine[],
	facts: LogFacts,
	words: LogWords,
	{ locale, now }: { locale: string; now: number },
): string {
	const head = [
		words.title,
		`${words.written}: ${formatMoment(now, locale)}`,
		formatLogFacts(facts, words, locale),
	];
	const list = lines.map(
		(line, index) => `\n${index + 1}. ${formatLogLine(line, words, locale).replaceAll('\n', '\n   ')}`,
	);
	return `${[...head.filter(Boolean), ...list, `\n${words.total}: ${countPhotos(lines)}`].join('\n')}\n`;
}
