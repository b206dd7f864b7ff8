import { beforeEach, expect, test, vi } from 'vitest';
import { getToday } from '../lib/today.ts';

/** The end of the home page, with an offer until `lastDay`, after its script has run. */
async function showOffer(lastDay: string): Promise<string> {
	document.body.innerHTML = `<section data-ends="${lastDay}">Ten percent off</section><template data-without-offer><section>Call us</section></template>`;
	await import('./ended.ts');
	return document.body.textContent;
}

beforeEach(() => vi.resetModules());

test('an offer stays until the end of its last day', async () => {
	expect(await showOffer(getToday())).toBe('Ten percent off');
});

test('an offer that has ended leaves the closing band without it', async () => {
	expect(await showOffer('2026-06-30')).toBe('Call us');
});
