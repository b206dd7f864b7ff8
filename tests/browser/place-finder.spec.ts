import { formatLabel } from '../../src/lib/text.ts';
import { areas, labels, mainPhone } from '../content.ts';
import { axe, expect, test } from './support/test.ts';

const words = labels.coverage;
const town = areas[0]?.towns[0]?.name ?? '';

test('a town is answered beside the field, by the keyboard alone, without asking another host', async ({
	page,
}) => {
	const asked: string[] = [];
	page.on('request', (request) => asked.push(request.url()));
	await page.goto('/service-areas');
	expect(asked.filter((url) => url.includes('service-area.json'))).toEqual([]);
	const field = page.getByLabel(labels.placeFinder.label);
	const answer = page.locator('#place-finder-answer');

	// Nothing, and half a ZIP code, are explained, and nothing is lost.
	await field.press('Enter');
	await expect(answer).toHaveText(words.empty);
	await expect(field).toHaveAttribute('aria-invalid', 'true');
	await expect(field).toBeFocused();
	await field.fill('3360');
	await field.press('Enter');
	await expect(answer).toHaveText(words.notZip);
	await expect(field).toHaveValue('3360');
	await axe(page);

	await field.fill(town);
	await field.press('Enter');
	await expect(answer).toContainText(formatLabel(words.here, { town }));
	await expect(answer.getByRole('link')).toHaveAttribute('href', /^tel:\+1\d{10}$/);
	await axe(page);

	await field.fill('Atlanta, GA');
	await field.press('Enter');
	await expect(answer).toHaveText(formatLabel(words.outside, { place: 'Atlanta, GA' }));
	expect(asked.filter((url) => new URL(url).origin !== new URL(page.url()).origin)).toEqual([]);
	expect(new URL(page.url()).search).toBe('');
});

test('the answer is always to the last question, however late the list of towns comes', async ({ page }) => {
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route('**/service-area.json', async (route) => {
		await held;
		await route.continue();
	});
	await page.goto('/service-areas');
	const field = page.getByLabel(labels.placeFinder.label);
	await field.fill('3360');
	await field.press('Enter');
	await field.fill(town);
	await field.press('Enter');
	// Typed, but not asked yet.
	await field.fill('Atlanta, GA');
	const next = page.getByRole('link', { name: mainPhone }).first();
	await next.focus();
	release();
	await expect(page.locator('#place-finder-answer')).toContainText(formatLabel(words.here, { town }));
	await expect(field).toHaveValue('Atlanta, GA');
	await expect(next).toBeFocused();
});

test('a town that may be meant is asked about by one press, and the focus stays', async ({ page }) => {
	await page.goto('/service-areas');
	const field = page.getByLabel(labels.placeFinder.label);
	const answer = page.locator('#place-finder-answer');
	await field.fill(`${town}q`);
	await field.press('Enter');
	await answer.getByRole('button', { name: formatLabel(words.meant, { town }) }).press('Enter');
	await expect(answer).toContainText(formatLabel(words.here, { town }));
	await expect(field).toHaveValue(town);
	await expect(field).toBeFocused();
});

test.describe('where something is missing', () => {
	test.use({ expectedErrors: [/404|Failed to load/] });

	test('the screen for a lost page answers too, and says so when the towns did not load', async ({
		page,
	}) => {
		await page.route('**/service-area.json', (route) => route.abort());
		await page.goto('/nothing-here');
		const field = page.getByLabel(labels.placeFinder.label);
		const answer = page.locator('#place-finder-answer');
		await field.fill(town);
		await field.press('Enter');
		await expect(answer).toHaveText(labels.placeFinder.unloaded);
		await expect(field).toHaveValue(town);
		await page.unroute('**/service-area.json');
		await field.press('Enter');
		await expect(answer).toContainText(formatLabel(words.here, { town }));
	});
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('the field leads to the list of towns', async ({ page }) => {
		await page.goto('/');
		await page.getByLabel(labels.placeFinder.label).fill(town);
		await page.getByRole('button', { name: labels.placeFinder.ask }).click();
		await expect(page).toHaveURL(/\/service-areas\?place=[^#]+#service-areas$/);
		await expect(page.locator('#service-areas li').getByText(town, { exact: true })).toBeVisible();
	});
});
