import { readFileSync } from 'node:fs';
import { axe, expect, test } from './support/test.ts';

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
	test(`${address} answers 404 with its own screen`, async ({ page }) => {
		const answer = await page.goto(address);
		expect(answer?.status()).toBe(404);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
		await expect(page.locator('main').getByRole('link', { name: action, exact: true })).toHaveAttribute(
			'href',
			href,
		);
		await expect(page.locator('main').getByRole('link', { name: /^Call/ })).toBeVisible();
		await axe(page);
	});

	test(`a host with one 404 page shows the right screen for ${address}`, async ({ page }) => {
		await page.route(`**${address}`, (route) =>
			route.fulfill({ status: 404, contentType: 'text/html', body: readFileSync('dist/404.html', 'utf8') }),
		);
		await page.goto(address);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
		await expect(page).toHaveTitle(new RegExp(`^${title}`));
	});
}

test('Go Back returns to the page before', async ({ page }) => {
	await page.goto('/about-us');
	await page.goto('/nothing-here');
	await page.getByRole('link', { name: 'Go Back' }).click();
	await expect(page).toHaveURL('/about-us');
});

test('the page for server failures names the status and the ways on', async ({ page }) => {
	await page.route('**/contact', (route) =>
		route.fulfill({ status: 503, contentType: 'text/html', body: readFileSync('dist/500.html', 'utf8') }),
	);
	await page.goto('/contact').catch(() => undefined);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
	await expect(page.locator('[data-status]')).toHaveText(/^50[03]$/);
	await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
	await expect(page.locator('main').getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
});
