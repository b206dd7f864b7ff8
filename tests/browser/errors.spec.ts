import { readFileSync } from 'node:fs';
import { errors, labels, mainPhone, services } from '../content.ts';
import { languages } from './support/spanish.ts';
import { axe, expect, test } from './support/test.ts';

// One pattern: Playwright takes a list of two for a value and its options.
test.use({ expectedErrors: [/404|503|ERR_FAILED|\[astro-island\]|dynamically imported module/] });

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

test('an unknown address gets status 404 and the matching screen', { tag: '@both' }, async ({ page }) => {
	for (const { address, title, action, href, goBack } of screens) {
		const answer = await page.goto(address);
		expect(answer?.status(), address).toBe(404);
		const main = page.locator('main');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
		await expect(main.getByRole('link', { name: action, exact: true })).toHaveAttribute('href', href);
		await expect(main.getByRole('link', { name: goBack })).toBeVisible();
		await expect(main.getByRole('link', { name: mainPhone })).toHaveAttribute('href', /^tel:/);
		await axe(page);
	}
});

test('an address in capitals redirects to its page', async ({ page }) => {
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

test('the server error page has ways to go on, and Try again reloads', {
	tag: '@both',
}, async ({ page }) => {
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
