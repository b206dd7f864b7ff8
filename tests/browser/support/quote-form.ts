import type { FrameLocator, Page } from '@playwright/test';
import { areas, labels, services } from '../../content.ts';
import { expect } from './test.ts';

export const formPath = '/embed/appointment-request';
export const words = labels.quoteForm;

/** A service that is no emergency, by the name that the form gives it. */
const ordinary = services.find(({ emergency }) => !emergency);
export const serviceName = ordinary?.card.shortName ?? ordinary?.title ?? '';
export const emergencies = services.filter(({ emergency }) => emergency);

/** What fillWhat, fillWhere and fillYou enter, unless a test says otherwise. */
export const entered = {
	items: '3 bedrooms',
	place: areas[0]?.towns[0]?.name ?? '',
	notes: 'Sofá & rug: 50% wool? #2 of 3',
	name: 'Ana Núñez',
	phone: '813.555.0142',
};

/** The form in a tab of its own, or in the frame of a page. */
export type Form = Pick<Page | FrameLocator, 'getByRole' | 'getByLabel' | 'locator'>;

export const title = (form: Form, step: keyof (typeof words)['steps']) =>
	form.getByRole('heading', { level: 1, name: words.steps[step] });
export const summary = (form: Form) => form.getByRole('region', { name: words.errors.summary });
export const field = (form: Form, name: Exclude<keyof (typeof words)['fields'], 'services'>) =>
	form.locator(`[name="${name}"]`);
export const service = (form: Form, name = serviceName) => form.getByRole('checkbox', { name, exact: true });
export const next = (form: Form) => form.locator('footer button[type="submit"]');

/** The form in its own tab. */
export async function openForm(page: Page): Promise<Page> {
	await page.goto(formPath);
	return page;
}

/** The form in the frame of a page, scrolled into view. */
export async function openFrame(page: Page): Promise<FrameLocator> {
	await page.locator('#form').scrollIntoViewIfNeeded();
	const frame = page.frameLocator('#form iframe');
	await expect(frame.locator('form').first()).toBeVisible();
	return frame;
}

export async function fillWhat(form: Form): Promise<void> {
	await service(form).check();
	await field(form, 'items').fill(entered.items);
	await next(form).click();
	await expect(title(form, 'where')).toBeFocused();
}

export async function fillWhere(form: Form, notes = entered.notes): Promise<void> {
	await field(form, 'place').fill(entered.place);
	await field(form, 'notes').fill(notes);
	await next(form).click();
	await expect(title(form, 'you')).toBeFocused();
}

export async function fillYou(form: Form, name = entered.name): Promise<void> {
	await field(form, 'name').fill(name);
	await field(form, 'phone').fill(entered.phone);
	await next(form).click();
	await expect(title(form, 'review')).toBeFocused();
}
