import ical, { ICalAlarmType, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { templateMoment } from '../lib/calendar-file.ts';
import type { Company } from '../schema/company.ts';

interface CalendarEvent {
	/** Tells the events of one company apart, beside their day. */
	id: string;
	title: string;
	text: string;
	/** Path of the page to read on the day. */
	path?: string;
	/** Hours from the beginning of the day to the reminder; negative on the day before. */
	remindAt: number;
	/** Whether the day still has to be confirmed. */
	isTentative?: boolean;
}

/**
 * Writes the calendar file of one all-day event, for the template's day; fillCalendar() in src/lib/calendar-file.ts puts the
 * visitor's day in its place. The same event of the same day has the same id, so that adding it twice changes nothing.
 */
export function buildCalendar(
	{ name, siteUrl }: Pick<Company, 'name' | 'siteUrl'>,
	{ id, title, text, path, remindAt, isTentative = false }: CalendarEvent,
): string {
	const calendar = ical({ prodId: { company: name, product: 'Website', language: 'EN' } });
	const day = templateMoment.toISOString().slice(0, 10).replaceAll('-', '');
	const event = calendar.createEvent({
		id: `${day}-${id}@${new URL(siteUrl).hostname}`,
		stamp: templateMoment,
		start: templateMoment,
		end: new Date(templateMoment.getTime() + 86_400_000),
		allDay: true,
		summary: title,
		description: text,
		transparency: ICalEventTransparency.TRANSPARENT,
		...(isTentative && { status: ICalEventStatus.TENTATIVE }),
		...(path && { url: new URL(path, siteUrl).href }),
	});
	const seconds = Math.abs(remindAt) * 3600;
	event.createAlarm({
		type: ICalAlarmType.display,
		description: title,
		...(remindAt < 0 ? { triggerBefore: seconds } : { triggerAfter: seconds }),
	});
	return calendar.toString();
}
