/** Whether browsers know a time zone by this name, such as "America/New_York". */
export function isTimeZone(name: unknown): name is string {
	try {
		return Boolean(new Intl.DateTimeFormat('en', { timeZone: String(name) }));
	} catch {
		return false;
	}
}

/** The day at a moment in a time zone, as YYYY-MM-DD. */
export const getDay = (timeZone: string | undefined, now = new Date()): string =>
	// Swedish writes dates as YYYY-MM-DD.
	new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);

/** Whether visitors see a record. @param today YYYY-MM-DD in the company's time zone, as the record's date is */
export const isPublished = ({ draft, date }: { draft: boolean; date: string }, today: string): boolean =>
	!draft && date <= today;
