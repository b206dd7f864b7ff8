import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { errors, labels, mainPhone, services } from '../content.ts';
import { listRoutes } from '../site-files.ts';
import { languagesWith, translatedWith } from './support/languages.ts';
import { axe, expect, test } from './support/test.ts';

// One pattern: Playwright takes a list of two for a value and its options.
test.use({ expectedErrors: [/404|503|ERR_FAILED|\[astro-island\]|dynamically imported module/] });

const languages = languagesWith('/services');
const screens = [
	{ address: '/blog/nothing-here', ...errors.post, href: '/blog', goBack: labels.action.goBack },
	...languages.flatMap((content) => {
		const { start, labels: words } = content;
		const { goBack } = words.action;
		return [
			{ address: `${start}/nothing-here`, ...content.errors.page, href: start || '/', goBack },
			{
				address: `${start}/services/nothing-here`,
				...content.errors.service,
				href: `${start}/services`,
				goBack,
			},
		];
	}),
];

test('each screen of an unknown address is accessible and has ways to go on', async ({ page }) => {
	for (const { address, title, action, href, goBack } of screens) {
		await page.goto(address);
		const main = page.locator('main');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
		await expect(main.getByRole('link', { name: action, exact: true })).toHaveAttribute('href', href);
		await expect(main.getByRole('link', { name: goBack })).toBeVisible();
		await expect(main.getByRole('link', { name: mainPhone })).toHaveAttribute('href', /^tel:/);
		await axe(page);
	}
});

/** Unknown addresses, and the documents that answer each until the visitor has its screen. */
const typed: [address: string, ...documents: string[]][] = [
	['/quote”', '/quote%E2%80%9D'],
	['/quote🧹', '/quote%F0%9F%A7%B9'],
	['/quote,', '/quote%2C'],
	['/caf%c3%a9', '/caf%C3%A9'],
	['/services/Café', '/services/Caf%C3%A9', '/services/caf%C3%A9'],
	['/Old/Straße/Größe', '/Old/Stra%C3%9Fe/Gr%C3%B6%C3%9Fe', '/old/stra%C3%9Fe/gr%C3%B6%C3%9Fe'],
	...languages.flatMap(({ start }): [string, string][] => [
		[`${start}/cotización`, `${start}/cotizaci%C3%B3n`],
		[`${start}/services/“mío”`, `${start}/services/%E2%80%9Cm%C3%ADo%E2%80%9D`],
	]),
];

test('an unknown address comes to rest on its screen, whatever is typed', async ({ page }) => {
	let documents: string[] = [];
	page.on('response', (answer) => {
		// Not those of the host, which writes some addresses in another way.
		if (answer.request().isNavigationRequest() && answer.status() === 404)
			documents.push(new URL(answer.url()).pathname);
	});
	for (const [address, ...expected] of typed) {
		documents = [];
		await page.goto(address);
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		expect(documents, address).toEqual(expected);
	}
});

test('two slashes and capitals lead to no other site', async ({ page, baseURL }) => {
	const body = readFileSync('dist/404.html', 'utf8');
	await page.route('**//OTHER.example', (route) =>
		route.fulfill({ status: 404, contentType: 'text/html', body }),
	);
	await page.goto(`${baseURL}//OTHER.example`);
	// The host drops one slash.
	await expect(page).toHaveURL('/other.example');
});

test('an address in capitals redirects to its page', async ({ page }) => {
	await page.goto('/QUOTE?x=1#y');
	await expect(page).toHaveURL('/quote?x=1#y');
	const path = `/services/${services[0]?.id}`;
	await page.goto(`${path.toUpperCase()}?From=Mail#Top`);
	await expect(page).toHaveURL(`${path}?From=Mail#Top`);
	for (const { start, errors: words } of languages) {
		await page.goto(`${start}/services`.toUpperCase());
		await expect(page).toHaveURL(`${start}/services`);
		await page.goto(`${start.toUpperCase()}/Nothing-Here`);
		await expect(page).toHaveURL(`${start}/nothing-here`);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.page.title);
	}
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('no error screen offers Go Back, which could only lead somewhere else', async ({ page }) => {
		for (const { address, action, goBack } of screens) {
			await page.goto(address);
			await expect(page.getByRole('link', { name: action, exact: true }), address).toBeVisible();
			await expect(page.getByRole('link', { name: goBack }), address).toBeHidden();
		}
	});
});

test('Go Back leads home in a tab that was opened with this page', async ({ page, context }) => {
	await page.goto('/about-us');
	await page.locator('footer').evaluate((footer) => {
		footer.innerHTML = '<a href="/nothing-here" target="_blank" rel="noopener">Old link</a>';
	});
	const [tab] = await Promise.all([
		context.waitForEvent('page'),
		page.getByRole('link', { name: 'Old link' }).click(),
	]);
	await tab.getByRole('link', { name: labels.action.goBack }).click();
	await expect(tab).toHaveURL('/');
});

test('the server error page has ways to go on, and Try again reloads', async ({ page }) => {
	let broken = true;
	await page.route('**/contact', (route) =>
		broken
			? route.fulfill({
					status: 503,
					contentType: 'text/html',
					body: readFileSync('dist/500.html', 'utf8'),
				})
			: route.continue(),
	);
	await page.goto('/contact');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(errors.application.title);
	const main = page.locator('main');
	await expect(main.getByRole('link', { name: labels.action.returnHome })).toHaveAttribute('href', '/');
	await expect(main.getByRole('link', { name: mainPhone })).toHaveAttribute('href', /^tel:/);
	await axe(page);
	broken = false;
	await main.getByRole('link', { name: errors.application.retry ?? '' }).click();
	await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(errors.application.title);
	await expect(page).toHaveURL('/contact');
});

test('a press on a part whose script fails to load offers a reload', async ({ page }) => {
	const scripts = '**/assets/*.js';
	await page.route(scripts, (route) => route.abort());
	await page.goto('/');
	const gallery = page.locator('#gallery');
	const reload = gallery.getByRole('link', { name: labels.action.reload });
	await expect(gallery.locator('img').first()).toBeVisible();
	await expect(reload).toBeHidden();
	await gallery.getByRole('button', { name: labels.gallery.next }).click();
	const { title, missing } = errors.application;
	for (const words of [title, missing ?? ''])
		await expect(gallery.getByRole('alert').getByText(words, { exact: true })).toBeVisible();
	await axe(page);
	await page.unroute(scripts);
	await reload.click();
	await gallery.getByRole('button', { name: labels.gallery.next }).click();
	await expect(gallery.locator('figcaption').nth(1)).toBeVisible();
	await expect(reload).toBeHidden();
});

for (const { name, start, labels } of translatedWith())
	test.describe(`the error screen in ${name}`, () => {
		const offer = (page: Page) => page.getByRole('link', { name: labels.action.openOriginal });

		test('leads to a page that isn’t there in the language', async ({ page }) => {
			const routes = listRoutes('dist');
			const [missing = ''] = routes.filter((path) => path.length > 1 && !routes.includes(start + path));
			for (const typed of [missing, missing.toUpperCase()]) {
				await page.goto(`${start}${typed}?from=mail#top`);
				await offer(page).click();
				await expect(page).toHaveURL(`${missing}?from=mail#top`);
			}
		});

		test('offers no page that isn’t there in the content’s language either', async ({ page, baseURL }) => {
			for (const path of ['/nothing-here', '/services/nothing-here']) {
				const asked = page.waitForResponse((answer) => answer.request().method() === 'HEAD');
				await page.goto(start + path);
				const answer = await asked;
				expect([answer.url(), answer.status()], path).toEqual([baseURL + path, 404]);
				// Its own answer comes after that of the page.
				await page.evaluate(() => fetch('/robots.txt'));
				await expect(offer(page), path).toBeHidden();
			}
		});
	});
