/**
 * What a visitor does on a service page after booking: prints the list of what to do before we come (Preparation.tsx), and
 * puts the next cleaning into a calendar (NextCleaning.tsx).
 */
import { fillCalendar, toCalendarHref } from '../lib/calendar-file.ts';
import { formatDate } from '../lib/date.ts';
import { planNextCleaning } from '../lib/next-cleaning.ts';
import { formatLabel } from '../lib/text.ts';
import { printPart } from './print-part.ts';

// biome-ignore lint/suspicious/noGlobalAssign: it brought this script, and is not needed again.
onscroll = null;

const print = document.querySelector<HTMLElement>('[data-print-preparation]');
print?.addEventListener('click', () => printPart('preparation'));
print?.removeAttribute('data-waiting');

const root = document.querySelector<HTMLElement>('[data-next-cleaning]');
const day = root?.querySelector('input');
const answer = root?.querySelector('output');
const offer = root?.querySelector<HTMLElement>('[data-add]');

if (root && day && answer && offer) {
	const { words, interval, template } = JSON.parse(root.dataset['nextCleaning'] ?? '{}');
	const locale = document.documentElement.lang;
	// A date stays on one line.
	const writeDate = (date: string) => formatDate(date, locale).replaceAll(' ', '\u00a0');
	/** The day where the visitor is, because it is their calendar; Swedes write YYYY-MM-DD. */
	const today = new Date().toLocaleDateString('sv-SE');
	const draw = () => {
		const isWhole = day.value && day.validity.valid;
		const plan = isWhole ? planNextCleaning(day.value, interval, today) : undefined;
		answer.textContent = plan
			? formatLabel(words[plan.state], { from: writeDate(plan.from), to: writeDate(plan.to) })
			: words.incomplete;
		offer.hidden = !plan?.reminder;
		if (plan?.reminder)
			offer.querySelector('a')?.setAttribute('href', toCalendarHref(fillCalendar(template, plan.reminder)));
	};
	// A browser may have brought back what was chosen before.
	day.value ||= today;
	day.addEventListener('input', draw);
	draw();
	root.removeAttribute('data-waiting');
}
