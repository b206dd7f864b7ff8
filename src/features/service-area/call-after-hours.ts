import { buildTelLink } from '../../lib/contact-link.ts';
import { findOpening, type OpenHours } from './open-hours.ts';

/**
 * While the place of a number is closed, what a page asks to call is a place that is open, or else the line that answers in an
 * emergency. Only pages of a company whose emergency line has a number of its own say this, and have this script.
 */
export function callWhoAnswers(says: string): void {
	const { phone, emergency, hours, offices } = JSON.parse(says);
	const stateOf = (place: OpenHours) => findOpening(new Date(), place, 'en-US')?.state;
	const places: [string, OpenHours][] = Object.entries({ [phone]: hours, ...offices });
	const [number = emergency] = places.find(([, place]) => stateOf(place) === 'open') ?? [];
	for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-by-day]')) {
		const { byDay: from = '' } = link.dataset;
		if ((stateOf(offices[from] ?? hours) ?? 'open') === 'open') continue;
		link.href = buildTelLink(number);
		link.ariaLabel = link.ariaLabel?.replace(from, number) ?? null;
		link.innerHTML = link.innerHTML.replace(from, number);
	}
}

const { afterHours } = document.body.dataset;
if (afterHours) callWhoAnswers(afterHours);
