/**
 * What a visitor does on a service page after booking: prints the list of what to do before we come (Preparation.tsx), and
 * puts the next cleaning into a calendar (NextCleaning.tsx). Without script the list and the recommendation are there to read.
 */
import { fillCalendar, toCalendarHref } from '../lib/calendar-file.ts';
import { formatDate } from '../lib/date.ts';
import { planNextCleaning } from '../lib/next-cleaning.ts';
import { formatLabel } from '../lib/text.ts';
import { getToday } from '../lib/today.ts';
import { printPart } from './print-part.ts';

document.querySelector('[data-print-preparation]')?.addEventListener('click', () => printPart('preparation'));

const form = document.querySelector<HTMLFormElement>('[data-next-cleaning]');
const day = form?.querySelector('input');
const answer = form?.querySelector('output');
const link = form?.querySelector<HTMLElement>('[data-add]');

if (form && day && answer && link) {
	const { words, interval, template } = JSON.parse(form.dataset['nextCleaning'] ?? '{}');
	const locale = document.documentElement.lang;
	// A date stays on one line.
	const writeDate = (date: string) => formatDate(date, locale).replaceAll(' ', '\u00a0');
	const draw = () => {
		const isWhole = day.value && day.validity.valid;
		const plan = isWhole ? planNextCleaning(day.value, interval, getToday()) : undefined;
		answer.textContent = plan
			? formatLabel(words[plan.state], {
					from: writeDate(plan.from),
					to: writeDate(plan.to),
				})
			: words.incomplete;
		link.hidden = !plan?.reminder;
		if (plan?.reminder)
			link.querySelector('a')?.setAttribute('href', toCalendarHref(fillCalendar(template, plan.reminder)));
	};
	// A browser may bring back what was chosen before.
	day.value ||= getToday();
	form.addEventListener('input', draw);
	form.addEventListener('submit', (event) => event.preventDefault());
	addEventListener('pageshow', draw);
	draw();
}
