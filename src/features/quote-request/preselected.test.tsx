import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
	button,
	draftOf,
	field,
	goOn,
	openForm,
	openWaitingForm,
	startFresh,
	title,
} from './testing/form.tsx';
import { context, labels, names } from './testing/request.ts';

/** The form on a service's page. */

beforeEach(startFresh);

const box = (name: string) => button(name, 'checkbox');
const openOnCarpet = () => openForm({ preselected: 'carpet-cleaning' });
const clear = () => button(labels.actions.clear);

test('the choice alone is nothing to clear or to keep, until the visitor goes on with it', async () => {
	const { unmount } = await openOnCarpet();
	await expect.element(box(names.carpet)).toBeChecked();
	await expect.element(clear()).not.toBeInTheDocument();
	await unmount();
	expect(draftOf()).toBeNull();
	const first = await openForm({ preselected: 'tile-grout' });
	await expect.element(box(names.tile)).toBeChecked();
	await expect.element(box(names.carpet)).not.toBeChecked();
	await expect.element(page.getByText(labels.status.kept)).not.toBeInTheDocument();
	await goOn();
	await expect.element(title('where')).toHaveFocus();
	expect(draftOf()).toMatchObject({ step: 'where', request: { services: ['tile-grout'] } });
	await first.unmount();
	await openForm();
	await expect.element(title('where')).toBeVisible();
});

test('clearing leads back to the choice', async () => {
	await openOnCarpet();
	await box(names.carpet).click();
	await field('items').fill('3 rooms');
	await clear().click();
	await expect.element(box(names.carpet)).toBeChecked();
	await expect.element(field('items')).toHaveValue('');
	await expect.element(clear()).not.toBeInTheDocument();
	expect(draftOf()).toBeNull();
});

test('what is typed before the form hydrates keeps the choice, and a quantity is counted', async () => {
	const { loads } = openWaitingForm({ preselected: 'carpet-cleaning' });
	await field('items').fill('3 rooms');
	await page.getByText(labels.prices.title).click();
	const count = page.getByRole('textbox', { name: 'Room $', exact: false });
	await count.fill('3');
	loads[0]?.succeed();
	await expect.poll(draftOf).toMatchObject({
		request: { items: '3 rooms', services: ['carpet-cleaning'], counts: { 'carpet-cleaning/room': '3' } },
	});
	await expect.element(count).toHaveValue('3');
});

/** The form of a company with one service. */
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
