import { getToday } from '../lib/today.ts';

/** Hides what has ended since the page was built: an element with data-ends, the last day that it is true in Florida. */
for (const element of document.querySelectorAll<HTMLElement>('[data-ends]')) {
	element.hidden = (element.dataset['ends'] ?? '') < getToday();
}
