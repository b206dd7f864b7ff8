import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { complete, props, words } from './fixture.ts';
import { QuoteRequest } from './QuoteRequest.island.tsx';
import type { FieldName, Step } from './request.ts';

/** What the browser tests of this island share: the ways to find its parts, and hands that fill its steps. */

/** Names of roles are matched whole: "Email" is a field, a button and part of a sentence. */
type Role = 'button' | 'checkbox' | 'group' | 'link';
export const button = (name: string, role: Role = 'button') => page.getByRole(role, { name, exact: true });
export const back = () => button(words.actions.back);
/** A text as part of a longer one. */
export const part = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
export const title = (step: Step) => page.getByRole('heading', { name: part(words.steps[step]) });
export const summary = () => page.getByRole('region', { name: words.errors.summary });

export const field = (name: Exclude<FieldName, 'services' | 'counts'>) =>
	page.getByLabelText(part(words.fields[name].label));

export const review = {
	text: page.getByLabelText(words.review.text),
	whatsapp: page.getByRole('link', { name: part(words.review.whatsapp) }),
	sms: button(words.review.sms, 'link'),
	email: button(words.review.email, 'link'),
	copy: button(words.review.copy),
	done: button(words.review.done),
};

export const openForm = () => render(<QuoteRequest {...props} />);

/** Presses the button that leads to the next step, or to the errors of this one. */
export async function goOn() {
	await page
		.getByRole('button', { name: new RegExp(`^(${words.actions.continue}|${words.actions.review})$`) })
		.click();
}

export async function fillWhat() {
	for (const id of complete.services)
		await button(words.services[id as keyof typeof words.services], 'checkbox').click();
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
