/**
 * While the place of a number is closed, what a page asks to call is the line that answers in an emergency. Only pages of a company whose
 * emergency line has a number of its own have this script. Without script, the footer and the contact page have that line.
 */
import { findOpening } from './open-hours.ts';

const { to, hours, offices } = JSON.parse(document.body.dataset['afterHours'] ?? '');
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-by-day]')) {
	const { byDay: from = '' } = link.dataset;
	if ((findOpening(new Date(), offices[from] ?? hours, 'en-US')?.state ?? 'open') === 'open') continue;
	link.href = to.href;
	link.ariaLabel = link.ariaLabel?.replace(from, to.number) ?? null;
	link.innerHTML = link.innerHTML.replace(from, to.number);
}
