import { readFileSync } from 'node:fs';
import { labels, mainPhone } from './support/content.ts';
import { axe, expect, test } from './support/test.ts';

// One pattern: Playwright takes a list of two for a value and its options.
test.use({ expectedErrors: [/404|503/] });

const screens = [
	{ address: '/nothing-here', title: 'Page Not Found', action: 'Return Home', href: '/' },
	{
		address: '/services/window-washing',
		title: 'Service Not Found',
		action: 'View All Services',
		href: '/services',
	},
	{ address: '/blog/no-such-article', title: 'Blog Post Not Found', action: 'Return to Blog', href: '/blog' },
];

for (const { address, title, action, href } of screens) {
	test(`${address} is answered with 404 and its own screen`, async ({ page }) => {
		const answer = await page.goto(address);
		expect(answer?.status()).toBe(404);
		const main = page.locator('main');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
		await expect(page).toHaveTitle(new RegExp(`^${title}`));
		await expect(main.getByRole('link', { name: action, exact: true })).toHaveAttribute('href', href);
		await expect(main.getByRole('link', { name: labels.action.goBack })).toBeVisible();
		await expect(main.getByRole('link', { name: mainPhone })).toHaveAttribute('href', /^tel:/);
		await axe(page);
	});

	test(`a host with one 404 page shows the right screen for ${address}`, async ({ page }) => {
		await page.route(`**${address}`, (route) =>
			route.fulfill({ status: 404, contentType: 'text/html', body: readFileSync('dist/404.html', 'utf8') }),
		);
		await page.goto(address);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
		await expect(page).toHaveTitle(new RegExp(`^${title}`));
		await expect(page.locator('main').getByRole('link', { name: action, exact: true })).toHaveAttribute(
			'href',
			href,
		);
		await page.locator('main').getByRole('link', { name: labels.action.goBack }).click();
		await expect(page).not.toHaveURL(address);
	});
}

test('a longer unknown address below a service is an unknown service too', async ({ page }) => {
	const answer = await page.goto('/services/carpet-cleaning/stairs');
	expect(answer?.status()).toBe(404);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service Not Found');
});

test('Go Back returns to the page before', async ({ page }) => {
	await page.goto('/about-us');
	await page.goto('/nothing-here');
	await page.getByRole('link', { name: labels.action.goBack }).click();
	await expect(page).toHaveURL('/about-us');
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

test('the page for failures of the server names the status and the ways on, and Try again tries again', async ({
	page,
}) => {
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
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
	await expect(page.locator('[data-status]')).toHaveText('503');
	const main = page.locator('main');
	await expect(main.getByRole('link', { name: labels.action.returnHome })).toHaveAttribute('href', '/');
	await expect(main.getByRole('link', { name: mainPhone })).toHaveAttribute('href', /^tel:/);
	await axe(page);
	broken = false;
	await main.getByRole('link', { name: labels.action.tryAgain }).click();
	await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Unexpected Application Error!');
	await expect(page).toHaveURL('/contact');
});

test.describe('a part of the page that fails', () => {
	// React reports what it caught.
	test.use({ expectedErrors: [/.*/] });

	test('says so with its message and the ways on, and the rest stays usable', async ({ page }) => {
		await page.route('**/', async (route) => {
			const answer = await route.fetch();
			// As if the pictures of the cases had been lost on the way.
			const body = (await answer.text()).replace(
				/(component-export="BeforeAfter"[^>]*? props="[^"]*?)&quot;cases&quot;/,
				'$1&quot;lost&quot;',
			);
			await route.fulfill({ response: answer, body });
		});
		await page.goto('/');
		await page.locator('#gallery').scrollIntoViewIfNeeded();
		const failure = page.locator('#gallery').getByRole('alert');
		await expect(failure.getByRole('heading')).toHaveText('Unexpected Application Error!');
		await expect(failure.getByRole('button', { name: labels.action.tryAgain })).toBeVisible();
		await expect(failure.getByRole('link', { name: labels.action.returnHome })).toHaveAttribute('href', '/');
		await expect(failure.getByRole('link', { name: mainPhone })).toHaveAttribute('href', /^tel:/);
		await axe(page, { include: '#gallery' });
		await page.locator('#reviews').getByRole('button', { name: labels.carousel.next }).click();
		await expect(page.locator('#reviews blockquote').nth(1)).toBeVisible();
	});

	test('whose script does not arrive is left as the server sent it, and a press offers to load the page again', async ({
		page,
	}) => {
		await page.route('**/BeforeAfter*.js*', (route) => route.abort());
		await page.goto('/');
		const gallery = page.locator('#gallery');
		await gallery.scrollIntoViewIfNeeded();
		await expect(gallery.locator('img').first()).toBeVisible();
		const reload = gallery.getByRole('link', { name: labels.action.reload });
		await expect(reload).toBeHidden();
		await gallery.getByRole('button', { name: labels.gallery.next }).click();
		await expect(gallery.getByRole('alert')).toContainText(labels.shell.missingPart);
		await axe(page, { include: '#gallery' });
		await page.locator('#reviews').getByRole('button', { name: labels.carousel.next }).click();
		await expect(page.locator('#reviews blockquote').nth(1)).toBeVisible();

		await page.unroute('**/BeforeAfter*.js*');
		await reload.click();
		await gallery.getByRole('button', { name: labels.gallery.next }).click();
		await expect(gallery.locator('figcaption').nth(1)).toBeVisible();
		await expect(reload).toBeHidden();
	});
});
