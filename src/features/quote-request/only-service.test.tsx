import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { button, field, goOn, openForm, startFresh, storeDraft, title } from './testing/form.tsx';
import { context, labels, names } from './testing/request.ts';

/** The form of a company with one service. */

beforeEach(startFresh);

const openWithOne = (id: string) =>
	openForm({ services: context.services.filter((service) => service.id === id), preselected: id });

test('the only service is named and chosen, and there is nothing to choose', async () => {
	await openWithOne('carpet-cleaning');
	await expect.element(page.getByText(names.carpet, { exact: true })).toBeVisible();
	expect(page.getByText(labels.fields.services.label).elements()).toHaveLength(0);
	expect(button(names.carpet, 'checkbox').elements()).toHaveLength(0);
	await field('items').fill('3 rooms');
	await goOn();
	await expect.element(title('where')).toHaveFocus();
});

test('a draft from before there was only one service has it, and the review offers no other', async () => {
	storeDraft('review', { services: ['leather-cleaning'] });
	await openWithOne('tile-grout');
	const services = page.getByRole('definition').filter({ hasText: new RegExp(`^${names.tile}$`) });
	await expect.element(services).toBeVisible();
	await expect.element(button(`${labels.review.change} ${labels.request.place}`)).toBeVisible();
	expect(button(`${labels.review.change} ${labels.request.services}`).elements()).toHaveLength(0);
});

test('an emergency as the only service asks to call at once', async () => {
	await openWithOne('burst-pipe');
	await expect.element(page.getByText(labels.flood.question)).toBeVisible();
});
