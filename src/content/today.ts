/** The company's time zone. Most of Florida is on Eastern time. */
export const timeZone = 'America/New_York';

/** The current day in Florida as YYYY-MM-DD. */
export const getToday = (now = new Date()): string =>
	// Swedish writes dates as YYYY-MM-DD.
	new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);

/** What decides whether visitors see a record: whether it is a draft, and its date, YYYY-MM-DD. */
export interface Published {
	draft: boolean;
	date: string;
}

/** Whether visitors see a record. @param today YYYY-MM-DD in Florida */
export const isPublished = ({ draft, date }: Published, today = getToday()): boolean =>
	!draft && date <= today;
