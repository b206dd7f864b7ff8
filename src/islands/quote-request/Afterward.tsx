import { fillCalendar, toCalendarHref } from '../../lib/calendar-file.ts';
import styles from './Afterward.module.css';
import type { FormWords, QuoteRequest } from './request.ts';

interface AfterwardProps {
	words: FormWords;
	request: QuoteRequest;
	/** The words that say a link opens a new tab. */
	newTab: string;
}

/** What helps once the request is on its way: the preferred day for the calendar, and how to get ready for each service. */
export function Afterward({ words, request, newTab }: AfterwardProps) {
	const { calendar, preparations, review, services } = words;
	const prepared = request.services.filter((id) => preparations[id]);
	return (
		<div className={styles.afterward}>
			{request.day && (
				<a
					href={toCalendarHref(fillCalendar(calendar.template, request.day))}
					download={`${calendar.file}.ics`}
				>
					{calendar.add}
				</a>
			)}
			{prepared.length > 0 && (
				<p>
					{review.preparation}{' '}
					{prepared.map((id) => (
						<a key={id} href={preparations[id]} target="_blank" rel="noopener">
							{services[id]}
							<span className="visually-hidden"> {newTab}</span>
						</a>
					))}
				</p>
			)}
		</div>
	);
}
