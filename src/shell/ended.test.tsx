import { expect, test } from 'vitest';
import { getToday } from '../lib/today.ts';
import { dropEnded } from './ended.ts';

/** What is left of the end of the home page, with an offer until `lastDay`. */
function showOffer(lastDay: string): string {
	document.body.innerHTML = `<section data-ends="${lastDay}">Ten percent off</section><template data-without-offer><section>Call us</section></template>`;
	dropEnded();
	return document.body.textContent;
}

test('an offer stays until the end of its last day', () => {
	expect(showOffer(getToday())).toBe('Ten percent off');
});

test('an offer that has ended leaves the closing band without it', () => {
	expect(showOffer('2026-06-30')).toBe('Call us');
});
