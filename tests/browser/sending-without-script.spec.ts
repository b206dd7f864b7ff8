import { entered, field, service, serviceName, servicePath, words } from './support/quote-form.ts';
import {
	awaitSendingSite,
	drawNothing,
	makePerson,
	readInbox,
	readValue,
	sending,
	sendingSite,
} from './support/sending.ts';
import { axe, expect, test } from './support/test.ts';

test.use({ baseURL: sendingSite });
test.beforeAll(awaitSendingSite);

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('a plain form sends the same and ends at a page that says so', async ({ page }, info) => {
		const photo = info.outputPath('rug.png');
		await drawNothing(photo);
		const person = makePerson();
		await page.goto(servicePath);
		const form = page.locator('form:visible');
		await expect(service(form)).toBeChecked();
		await form.getByLabel(sending.photos.names).setInputFiles([photo, photo]);
		await form.getByLabel(words.fields.place.label).fill(entered.place);
		await form.getByLabel(words.fields.name.label).fill(person);
		await form.getByLabel(sending.contact).fill(entered.phone);
		await form.getByRole('button', { name: sending.send }).click();
		await expect(page).toHaveURL('/request-sent');
		await expect(page.getByRole('heading', { level: 1, name: sending.sent })).toBeVisible();
		const [arrived] = await readInbox(person);
		for (const [name, value] of [
			[sending.services, serviceName],
			[words.request.place, entered.place],
			[sending.contact, entered.phone],
			['_gotcha', ''],
		] as const)
			expect(arrived && readValue(arrived, name), name).toBe(value);
		expect(arrived?.photos).toHaveLength(2);
	});
});

test.describe('where the script does not arrive', () => {
	test.use({ expectedErrors: [/Failed to load resource|dynamically imported module|\[astro-island\]/] });

	test('the plain form has what was typed, and the service of the page', async ({ page }) => {
		await page.route(/QuoteRequest.*\.js/, (route) => route.abort());
		await page.goto(servicePath);
		await field(page, 'items').fill(entered.items);
		const plain = page.locator('form:visible').filter({ hasText: sending.contact });
		await expect(plain).toBeVisible({ timeout: 15_000 });
		await expect(service(plain)).toBeChecked();
		await expect(plain.getByLabel(words.fields.items.label)).toHaveValue(entered.items);
		await plain.getByRole('button', { name: sending.send }).click({ trial: true });
		await axe(page, 'the plain form');
		await page.goto('/request-sent');
		await expect(page.getByRole('heading', { level: 1, name: sending.sent })).toBeVisible();
		await axe(page, 'the page after it');
	});
});
