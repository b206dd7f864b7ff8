import type { Page } from '@playwright/test';
import { contentLanguage } from '../../src/content/language.ts';
import { translatedWith } from './support/languages.ts';
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

const pages = ['/embed/offline', '/offline', help];

for (const { name, language, start } of translatedWith(help, '/faq')) {
	const translated = pages.map((path) => start + path);

	test(`a visitor of ${name} pages keeps no page in the content’s language`, async ({ page }) => {
		await visit(page, `${start}/faq`);
		expect(await listKeptPages(page)).toEqual(translated);
	});

	for (const [first, second] of [
		['/faq', `${start}/faq`],
		[`${start}/faq`, '/faq'],
	] as const)
		test(`a visitor of ${first} and then of ${second} keeps the help in both languages`, async ({
			page,
			context,
		}) => {
			await visit(page, first);
			await visit(page, second);
			expect(await listKeptPages(page)).toEqual([...pages, ...translated].sort());
			await context.setOffline(true);
			for (const [address, lang] of [
				[help, contentLanguage],
				[start + help, language],
			] as const) {
				await page.goto(address);
				await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${lang}`));
			}
		});
}
