import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { openWaitingIsland } from '../../../components/island/testing/waiting-island.tsx';
import { prepareForm } from '../before-hydration.ts';
import type { FieldName, Step } from '../fields.ts';
import { QuoteRequest } from '../QuoteRequest.island.tsx';
import type { FormContext } from '../query.ts';
import { complete, context, labels, names } from './request.ts';

/** Helpers for the browser tests of this island. */

/** Matches names whole: "Email" is a field, a button and part of a sentence. */
type Role = 'button' | 'checkbox' | 'group' | 'link';
export const button = (name: string, role: Role = 'button') => page.getByRole(role, { name, exact: true });
export const title = (step: Step) => page.getByRole('heading', { name: labels.steps[step], exact: false });
export const summary = () => page.getByRole('region', { name: labels.errors.summary });

export const field = (name: Exclude<FieldName, 'services' | 'counts' | 'origin'>) =>
	page.getByLabelText(labels.fields[name].label, { exact: false });

export const review = {
	text: page.getByRole('textbox', { name: labels.review.text, includeHidden: true }),
	whatsapp: page.getByRole('link', { name: labels.review.whatsapp, exact: false }),
	sms: button(labels.review.sms, 'link'),
	email: button(labels.review.main.email, 'link'),
	copy: button(labels.review.copy),
};

export const openForm = (own: Partial<FormContext> = {}) => render(<QuoteRequest {...context} {...own} />);

/** Shows the form as it is before it hydrates, with what before-hydration.ts does. */
export function openWaitingForm(own: Partial<FormContext> = {}) {
	const waiting = openWaitingIsland(<QuoteRequest {...context} {...own} />);
	prepareForm(waiting.island);
	return waiting;
}

export const draftOf = () => JSON.parse(sessionStorage.getItem('quote-request') ?? 'null');
/** Stores the complete request as a draft. */
export const storeDraft = (step: string, change = {}) =>
	sessionStorage.setItem(
		'quote-request',
		JSON.stringify({ step, request: { ...complete, ...change }, isBegun: true }),
	);

/** What a site answers that has nothing but the towns. */
export const answerTowns = async () => Response.json(context.places);

/** A Saturday afternoon in New York, with no draft. @returns what cleans up after the test */
export function startFresh() {
	sessionStorage.clear();
	parent.history.replaceState(null, '');
	vi.spyOn(window, 'fetch').mockImplementation(answerTowns);
	// Also on a machine without a network.
	vi.spyOn(Navigator.prototype, 'onLine', 'get').mockReturnValue(true);
	vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T20:00:00Z') });
	return () => {
		vi.useRealTimers();
		vi.restoreAllMocks();
	};
}

/** Presses the button that leads to the next step or shows the errors. */
export async function goOn() {
	await page
		.getByRole('button', { name: new RegExp(`^(${labels.actions.continue}|${labels.actions.review})$`) })
		.click();
}

/** Fills a step of the form with the complete request, and goes on. */
export const fill = {
	async what() {
		for (const name of [names.carpet, names.leather]) await button(name, 'checkbox').click();
		await field('items').fill(complete.items);
		await goOn();
	},
	async where() {
		await field('place').fill(complete.place);
		await field('day').fill(complete.day);
		await field('part').selectOptions(complete.part);
		await goOn();
	},
	async you() {
		for (const name of ['name', 'phone', 'email'] as const) await field(name).fill(complete[name]);
		await goOn();
	},
};
