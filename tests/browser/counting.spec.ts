import type { Page } from '@playwright/test';
import { company } from '../content.ts';
import { fillWhat, fillWhere, fillYou, openFrame } from './support/quote-form.ts';
import { awaitSendingSite, sending, sendingSite } from './support/sending.ts';
import { expect, test } from './support/test.ts';

const site = new URL(company.siteUrl).origin;
const script = 'https://plausible.io/js/script.js';

test.beforeAll(awaitSendingSite);
// The browser of the tests has no app for calls, and would wait for one. The page has heard of the press by then.
test.beforeEach(({ page }) =>
	page.addInitScript(() => {
		addEventListener('click', (event) => {
			if ((event.target as Element).closest('[href^="tel:"]')) event.preventDefault();
		});
	}),
);

// The site is at its own address, where visits count.
test.beforeEach(({ page }) =>
	page.route(`${site}/**`, async (route) => {
		const { pathname, search } = new URL(route.request().url());
		await route.fulfill({ response: await route.fetch({ url: sendingSite + pathname + search }) });
	}),
);

/** Opens a page with a service that notes what it is told. */
async function visit(page: Page, address: string): Promise<string[]> {
	const told: string[] = [];
	await page.route(script, (route) =>
		route.fulfill({
			contentType: 'text/javascript',
			body: `{
				const send = (body) => fetch('https://plausible.io/api/event', { method: 'POST', body });
				send('a visit' + location.hash);
				window.plausible = send;
			}`,
		}),
	);
	await page.route('https://plausible.io/api/event', async (route) => {
		told.push(route.request().postData() ?? '');
		await route.fulfill({ status: 202, headers: { 'Access-Control-Allow-Origin': '*' } });
	});
	await page.goto(address);
	return told;
}

const call = (page: Page) => page.locator('main a[href^="tel:"]').first().click();
/** Waits until a script that is loaded when nothing else is to do would have been asked for. */
const waitUntilIdle = (page: Page) =>
	page.evaluate(
		() =>
			new Promise((resolve) => {
				const timeout = 3000;
				requestIdleCallback(() => requestIdleCallback(resolve, { timeout }), { timeout });
			}),
	);

test('a visit, presses and a sent request are counted, late and without their content', async ({ page }) => {
	const told = await visit(page, `${site}/contact#name=Ana`);
	await call(page);
	await expect.poll(() => told).toEqual(['a visit', 'Call']);
	const times = await page.evaluate((name) => {
		const [loading] = performance.getEntriesByName(name);
		const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
		return [document?.loadEventStart, loading?.startTime];
	}, script);
	expect(times).toEqual(times.toSorted((a, b) => Number(a) - Number(b)));

	// The inbox is on this computer, which pages of other addresses may not reach.
	await page.route('http://localhost:*/', (route) =>
		route.fulfill({ json: { ok: true }, headers: { 'Access-Control-Allow-Origin': '*' } }),
	);
	const form = await openFrame(page);
	await fillWhat(form);
	await fillWhere(form);
	await fillYou(form);
	await form.getByRole('button', { name: sending.send, exact: true }).click();
	await expect(form.getByRole('heading', { level: 1, name: sending.sent })).toBeVisible();
	await expect.poll(() => told).toEqual(['a visit', 'Call', 'Form begun', 'Request sent']);
	// A second request on the same page is another one; a draft that goes on elsewhere is not.
	await form.getByRole('button', { name: sending.more, exact: true }).click();
	await fillWhat(form);
	await expect.poll(() => told.slice(4)).toEqual(['Form begun']);
	await page.goto(`${site}/quote`);
	await fillWhere(await openFrame(page));
	await expect.poll(() => told.slice(5)).toEqual(['a visit']);
});

for (const [where, address, signals] of [
	['at another address', sendingSite, {}],
	['for a visitor with Do Not Track', `${site}/es`, { doNotTrack: '1' }],
	['for a visitor with Global Privacy Control', site, { globalPrivacyControl: true }],
] as const)
	test(`nothing is loaded ${where}`, async ({ page }) => {
		const asked: string[] = [];
		page.on('request', (request) => asked.push(new URL(request.url()).origin));
		await page.addInitScript((values) => {
			for (const [name, value] of Object.entries(values))
				Object.defineProperty(Navigator.prototype, name, { get: () => value });
		}, signals);
		await visit(page, `${address}/contact`);
		await call(page);
		await waitUntilIdle(page);
		expect(asked).toContain(new URL(address).origin);
		expect(asked).not.toContain(new URL(script).origin);
	});
