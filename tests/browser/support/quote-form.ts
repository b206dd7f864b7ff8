import type { FrameLocator, Page } from '@playwright/test';
import { areas } from '../../content.ts';
import { languagesWith, original, type Translated } from './languages.ts';
import { expect } from './test.ts';

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

export const field = (form: Form, name: Exclude<keyof typeof words.fields, 'services'>) =>
	form.locator(`[name="${name}"]`);
export const next = (form: Form) => form.locator('form button[type="submit"]');

/** The form in the frame of a page, scrolled into view. */
export async function openFrame(page: Page): Promise<FrameLocator> {
	await page.locator('#form').scrollIntoViewIfNeeded();
	const frame = page.frameLocator('#form iframe');
	await expect(frame.locator('form').first()).toBeVisible();
	return frame;
}

/** The form in a language: its words, and how it's filled in. */
export function describeForm({ start, language, labels, services }: Translated) {
	const words = labels.quoteForm;
	const formPath = `${start}/embed/appointment-request`;
	/** A service that is no emergency, by the name that the form gives it. */
	const ordinary = services.find(({ emergency }) => !emergency);
	const serviceName = ordinary?.card.shortName ?? ordinary?.title ?? '';
	const title = (form: Form, step: keyof typeof words.steps) =>
		form.getByRole('heading', { level: 1, name: words.steps[step] });
	const service = (form: Form, name = serviceName) => form.getByRole('checkbox', { name, exact: true });
	return {
		language,
		words,
		formPath,
		servicePath: `${formPath}/${ordinary?.id}`,
		serviceName,
		emergencies: services.filter(({ emergency }) => emergency),
		title,
		service,
		summary: (form: Form) => form.getByRole('region', { name: words.errors.summary }),
		async openForm(page: Page): Promise<Page> {
			await page.goto(formPath);
			return page;
		},
		async fillWhat(form: Form): Promise<void> {
			await service(form).check();
			await field(form, 'items').fill(entered.items);
			await next(form).click();
			await expect(title(form, 'where')).toBeFocused();
		},
		async fillWhere(form: Form, notes = entered.notes): Promise<void> {
			await field(form, 'place').fill(entered.place);
			await field(form, 'notes').fill(notes);
			await next(form).click();
			await expect(title(form, 'you')).toBeFocused();
		},
		async fillYou(form: Form, name = entered.name): Promise<void> {
			await field(form, 'name').fill(name);
			await field(form, 'phone').fill(entered.phone);
			await next(form).click();
			await expect(title(form, 'review')).toBeFocused();
		},
	};
}

/** What a journey looks for in a form with these words. */
export const describeTargets = (words: Translated['labels']['quoteForm']) => ({
	next: { selector: 'form button[type="submit"]' },
	back: { selector: 'form footer button', name: words.actions.back },
	field: (name: string) => ({ selector: `form [name="${name}"]` }),
	step: (name: keyof typeof words.steps) => ({ selector: 'h1', name: words.steps[name] }),
	summary: { selector: '[data-focus="summary"]', name: words.errors.summary },
});

/** The forms of the languages that the site has pages in, by the names of the languages. */
export const forms = Object.fromEntries(
	languagesWith('/quote').map((content) => [content.name, describeForm(content)]),
);
export const originalForm = describeForm(original);
export const { words, formPath, serviceName, emergencies, title, service, fillWhat, fillWhere, fillYou } =
	originalForm;
