/** Whether browsers know a time zone by this name, such as "America/New_York". */
export function isTimeZone(name: unknown): name is string {
	try {
		return Boolean(new Intl.DateTimeFormat('en', { timeZone: String(name) }));
	} catch {
		return false;
	}
}

const usualZones: readonly (readonly [name: RegExp, zone: string])[] = [
	[/^(?:eastern|e[sd]?t|del este)$/, 'America/New_York'],
	[/^(?:central|c[sd]?t|del centro)$/, 'America/Chicago'],
	// In Arizona, MST is America/Phoenix.
	[/^arizona$/, 'America/Phoenix'],
	[/^(?:alaska|ak[sd]?t)$/, 'America/Anchorage'],
	[/^(?:hawaii|hst)$/, 'Pacific/Honolulu'],
	[/^(?:mountain|md?t|de la montaña)$/, 'America/Denver'],
	[/^(?:pacific|p[sd]?t|del pacífico)$/, 'America/Los_Angeles'],
];

/** The time zone that people call "Eastern," "Eastern Time" or "EST"; anything else as it is. */
export function readTimeZone(value: unknown): unknown {
	const name = String(value)
		.trim()
		.toLowerCase()
		.replace(/(?: standard)?(?: time)?$|^hora /g, '');
	return usualZones.find(([pattern]) => pattern.test(name))?.[1] ?? value;
}

/** The day at a moment in a time zone, as YYYY-MM-DD. */
export const getDay = (timeZone: string | undefined, now = new Date()): string =>
	// Swedish writes dates as YYYY-MM-DD.
	new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);

/** Whether visitors see a record. @param today YYYY-MM-DD in the company's time zone, as the record's date is */
export const isPublished = ({ draft, date }: { draft: boolean; date: string }, today: string): boolean =>
	!draft && date <= today;
