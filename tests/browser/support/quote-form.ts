import type { FrameLocator, Page } from '@playwright/test';
import type { Service } from '../../../src/content/schema/service.ts';
import { labels, read } from '../../content.ts';
import { expect } from './test.ts';

export const formPath = '/embed/appointment-request';
/** The form's words as visitors read them, so that a test fails by a change of behavior, not of wording. */
export const words = labels.quoteForm;

/** What the form calls a service. */
const serviceName = (id: string): string => {
	const { title, card } = read(`services/${id}`) as Service;
	return card.shortName ?? title;
};

/** The form in a tab of its own, or in the frame of a page. */
export type Form = Pick<Page | FrameLocator, 'getByRole' | 'getByLabel' | 'locator'>;

export const title = (form: Form, step: keyof (typeof words)['steps']) =>
	form.getByRole('heading', { level: 1, name: words.steps[step] });
export const summary = (form: Form) => form.getByRole('region', { name: words.errors.summary });
export const field = (form: Form, name: Exclude<keyof (typeof words)['fields'], 'services'>) =>
	form.locator(`[name="${name}"]`);
export const service = (form: Form, id: string) =>
	form.getByRole('checkbox', { name: serviceName(id), exact: true });
export const next = (form: Form) => form.locator('button[type="submit"]');

/** The form in its own tab. */
export async function openForm(page: Page): Promise<Page> {
	await page.goto(formPath);
	return page;
}

/** The form in the frame of a page, scrolled into view. */
export async function openFrame(page: Page): Promise<FrameLocator> {
	await page.locator('#form').scrollIntoViewIfNeeded();
	const frame = page.frameLocator('#form iframe');
	await expect(frame.locator('form')).toBeVisible();
	return frame;
}

export async function fillWhat(form: Form): Promise<void> {
	await service(form, 'carpet-cleaning').check();
	await service(form, 'leather-cleaning').check();
	await field(form, 'items').fill('3 bedrooms');
	await next(form).click();
	await expect(title(form, 'where')).toBeFocused();
}

export async function fillWhere(
	form: Form,
	notes = 'Two cats & a parrot 🦜\nRing twice, por favor',
): Promise<void> {
	await field(form, 'place').fill('33602');
	await field(form, 'notes').fill(notes);
	await next(form).click();
	await expect(title(form, 'you')).toBeFocused();
}

export async function fillYou(form: Form): Promise<void> {
	await field(form, 'name').fill('Ana Núñez');
	await field(form, 'phone').fill('813.555.0142');
	await next(form).click();
	await expect(title(form, 'review')).toBeFocused();
}

/** The text that fillWhat, fillWhere and fillYou lead to. */
export const composed = [
	`${words.request.title}: ${serviceName('carpet-cleaning')}, ${serviceName('leather-cleaning')}`,
	'',
	`${words.request.items}: 3 bedrooms`,
	`${words.request.place}: Tampa, FL 33602`,
	`${words.request.day}: ${words.request.anyDay}`,
	`${words.request.name}: Ana Núñez`,
	`${words.request.phone}: (813) 555-0142`,
	`${words.request.notes}: Two cats & a parrot 🦜\nRing twice, por favor`,
	'',
	words.request.source,
].join('\n');
