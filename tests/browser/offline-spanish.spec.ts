import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const help = '/water-damage-help';

// What the browser says about the network that these tests take away.
test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_|Failed to load resource/] });

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

test('a visitor of Spanish pages keeps no English page', async ({ page }) => {
	await visit(page, '/es/faq');
	expect(await listKeptPages(page)).toEqual(spanishPages);
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
