import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QuoteRequest } from '../QuoteRequest.island.tsx';
import type { FieldName, Step } from '../request.ts';
import { complete, context, labels, names } from './request.ts';

/** Helpers for the browser tests of this island. */

/** Matches names whole: "Email" is a field, a button and part of a sentence. */
type Role = 'button' | 'checkbox' | 'group' | 'link';
export const button = (name: string, role: Role = 'button') => page.getByRole(role, { name, exact: true });
export const back = () => button(labels.actions.back);
/** Matches the text anywhere in a longer one. */
export const part = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
export const title = (step: Step) => page.getByRole('heading', { name: part(labels.steps[step]) });
export const summary = () => page.getByRole('region', { name: labels.errors.summary });

export const field = (name: Exclude<FieldName, 'services' | 'counts'>) =>
	page.getByLabelText(part(labels.fields[name].label));

export const review = {
	text: page.getByLabelText(labels.review.text),
	whatsapp: page.getByRole('link', { name: part(labels.review.whatsapp) }),
	sms: button(labels.review.sms, 'link'),
	email: button(labels.review.email, 'link'),
	copy: button(labels.review.copy),
};

export const openForm = () => render(<QuoteRequest {...context} />);

export const draftOf = () => JSON.parse(sessionStorage.getItem('quote-request') ?? 'null');
/** Stores the complete request as a draft. */
export const storeDraft = (step: string, change = {}) =>
	sessionStorage.setItem('quote-request', JSON.stringify({ step, request: { ...complete, ...change } }));

/** A Saturday afternoon in Florida, with no draft. */
export function startFresh() {
	sessionStorage.clear();
	parent.history.replaceState(null, '');
	vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T20:00:00Z') });
}

/** Presses the button that leads to the next step or shows the errors. */
export async function goOn() {
	await page
		.getByRole('button', { name: new RegExp(`^(${labels.actions.continue}|${labels.actions.review})$`) })
		.click();
}

export async function fillWhat() {
	for (const name of [names.carpet, names.leather]) await button(name, 'checkbox').click();
	await field('items').fill(complete.items);
	await goOn();
}

export async function fillWhere() {
	await field('place').fill(complete.place);
	await field('day').fill(complete.day);
	await field('part').selectOptions(complete.part);
	await goOn();
}

export async function fillYou() {
	await field('name').fill(complete.name);
	await field('phone').fill(complete.phone);
	await field('email').fill(complete.email);
	await goOn();
}
