import type { Page } from '@playwright/test';
import type { WaterHelp } from '../../src/features/water-help/schema.ts';
import { company, errors, mainPhone, read } from '../content.ts';
import { languagesWith } from './support/languages.ts';
import { fillWhat, formPath, openFrame, title } from './support/quote-form.ts';
import { axe, expect, test } from './support/test.ts';

const path = '/water-damage-help';

// What the browser says about the network that these tests take away.
test.use({
	serviceWorkers: 'allow',
	expectedErrors: [/ERR_|Failed to load resource|error occurred when fetching the script/],
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const listKept = (page: Page) =>
	page.evaluate(async () => {
		const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
		const requests = await Promise.all(stores.map((store) => store.keys()));
		return requests.flat().map(({ url }) => new URL(url).pathname);
	});

/** Visits a page, and waits until what the site keeps is on the device. */
async function visit(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await expect
		.poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state))
		.toBe('activated');
}
const languages = languagesWith(path, '/faq');

for (const { name, start, read, errors, labels } of languages)
	test(`offline, whoever has visited a page in ${name} has the help in ${name} on any address`, async ({
		page,
		context,
	}) => {
		const copy = read('pages/water-help') as WaterHelp;
		await visit(page, `${start}/faq`);
		const kept = (await listKept(page)).filter((file) => !file.startsWith('/assets/'));
		const files = ['/offline', path];
		const expected = files.flatMap((file) => languagesWith(file).map((one) => one.start + file));
		expect(kept.sort()).toEqual(expected.sort());
		await context.setOffline(true);
		for (const address of [start || '/', `${start}/blog${path}`, `${start}/contact`]) {
			await page.goto(address);
			await expect(heading(page), address).toHaveText(errors.offline.title);
		}
		const main = page.locator('main');
		for (const { number } of company.phones)
			await expect(main.getByRole('link', { name: number })).toBeVisible();
		await axe(page, 'the page without a network', 'main');
		await main.getByRole('link', { name: labels.shell.waterHelp }).click();
		await expect(page.getByRole('heading', { name: copy.saved.title })).toBeVisible();
	});

test('offline, the help is there by any spelling of its address', async ({ page, context }) => {
	await visit(page, '/faq');
	await context.setOffline(true);
	for (const spelling of ['?from=mail', '/', '/#content', '.html', '.html?from=mail']) {
		await page.goto(path + spelling);
		await expect(heading(page), spelling).toHaveText((read('pages/water-help') as WaterHelp).title);
	}
});

test('the form’s frame waits offline and keeps what was typed', async ({ page, context }) => {
	await page.clock.install();
	await visit(page, '/quote');
	await fillWhat(await openFrame(page));
	await context.setOffline(true);
	const frame = page.frameLocator('#form iframe');
	await page.frame({ url: new RegExp(`${formPath}$`) })?.evaluate(() => location.reload());
	await expect(frame.getByRole('heading', { level: 1 })).toHaveText(errors.offline.title);
	await expect(frame.locator('main').getByRole('link', { name: mainPhone })).toBeVisible();
	await axe(page, 'the frame without a network', '#form');
	await context.setOffline(false);
	await page.clock.runFor(10_000);
	await expect(title(frame, 'where')).toBeVisible();
});

test('online, the help comes from the network', async ({ page, context }) => {
	await visit(page, '/faq');
	await page.evaluate(async (address) => {
		for (const name of await caches.keys()) {
			const store = await caches.open(name);
			for (const request of await store.keys())
				if (new URL(request.url).pathname === address)
					await store.put(
						request,
						new Response('<h1>An old page</h1>', { headers: { 'Content-Type': 'text/html' } }),
					);
		}
	}, path);
	await page.goto(path);
	await expect(heading(page)).toHaveText((read('pages/water-help') as WaterHelp).title);
	await context.setOffline(true);
	await page.reload();
	await expect(heading(page)).toHaveText('An old page');
});

test('when the owner turns the help off, its cache is deleted', async ({ page }) => {
	await visit(page, '/faq');
	await page.addInitScript(() =>
		addEventListener('DOMContentLoaded', () => delete document.documentElement.dataset['offline']),
	);
	await page.reload();
	await expect
		.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
		.toBe(0);
	await expect.poll(() => listKept(page)).toEqual([]);
});
