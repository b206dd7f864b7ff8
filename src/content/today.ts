/** The company's clock: most of Florida, its headquarters among them, keeps Eastern time. */
export const timeZone = 'America/New_York';

/** The day in Florida as YYYY-MM-DD. The one place that says what "today" is. */
export const getToday = (now = new Date()): string =>
	// The Swedish way of writing dates is YYYY-MM-DD.
	new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);

/** What decides whether visitors see a record: drafts wait for their owner, and others for their day, YYYY-MM-DD. */
export interface Published {
	draft: boolean;
	date: string;
}

/** Whether visitors see a record. @param today YYYY-MM-DD in Florida */
export const isPublished = ({ draft, date }: Published, today = getToday()): boolean =>
	!draft && date <= today;
