import type { Page } from '@playwright/test';
import type { WaterHelp } from '../../src/features/water-help/schema.ts';
import { company } from '../content.ts';
import { spanish } from './support/spanish.ts';
import { axe, expect, test } from './support/test.ts';

const copy = spanish.read('pages/water-help') as WaterHelp;
const { errors, labels } = spanish;
const help = '/water-damage-help';

// What the browser says about the network that these tests take away.
test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_|Failed to load resource/] });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Visits a page, and waits until what its language keeps is on the device. */
async function visit(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await expect
		.poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state))
		.toBe('activated');
}

/** The paths of the pages that are on the device. */
const listKeptPages = (page: Page) =>
	page.evaluate(async () => {
		const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
		const requests = await Promise.all(stores.map((store) => store.keys()));
		return requests
			.flat()
			.map(({ url }) => new URL(url).pathname)
			.filter((path) => !path.endsWith('.woff2'))
			.sort();
	});

const englishPages = ['/embed/offline', '/offline', help];
const spanishPages = englishPages.map((path) => `/es${path}`);

test('the Spanish help opens offline by any spelling of its address', async ({ page, context }) => {
	await visit(page, '/es/faq');
	await context.setOffline(true);
	for (const spelling of ['', '#content', '?from=mail', '/', '.html']) {
		await page.goto('/es/contact');
		await page.goto(`/es${help}${spelling}`);
		await expect(heading(page), spelling).toHaveText(copy.title);
	}
});

test('any other Spanish page offline is the Spanish screen with the phones and the help', async ({
	page,
	context,
}) => {
	await visit(page, '/es/faq');
	await context.setOffline(true);
	for (const path of ['/es/services/nothing-here', '/es', '/es/contact']) {
		await page.goto(path);
		await expect(heading(page), path).toHaveText(errors.offline.title);
	}
	const main = page.locator('main');
	for (const { number } of company.phones)
		await expect(main.getByRole('link', { name: number })).toBeVisible();
	await axe(page);
	await main.getByRole('link', { name: labels.shell.waterHelp }).click();
	await expect(heading(page)).toHaveText(copy.title);
	await expect(page).toHaveURL(`/es${help}`);
});

for (const [language, path, kept] of [
	['English', '/faq', englishPages],
	['Spanish', '/es/faq', spanishPages],
] as const)
	test(`a visitor of ${language} pages keeps no page in another language`, async ({ page }) => {
		await visit(page, path);
		expect(await listKeptPages(page)).toEqual(kept);
	});

for (const [first, second] of [
	['/faq', '/es/faq'],
	['/es/faq', '/faq'],
] as const)
	test(`a visitor of ${first} and then of ${second} keeps the help in both languages`, async ({
		page,
		context,
	}) => {
		await visit(page, first);
		await visit(page, second);
		expect(await listKeptPages(page)).toEqual([...englishPages, ...spanishPages].sort());
		await context.setOffline(true);
		for (const start of ['', '/es']) {
			await page.goto(start + help);
			await expect(page.locator('html')).toHaveAttribute('lang', start ? /^es/ : /^en/);
		}
	});
