import type { FaqGroup } from '../../src/features/questions/schema.ts';
import { areas, bookingUrl, labels, phoneLink, posts, read } from '../content.ts';
import { listTypicalRoutes } from '../site-files.ts';
import { words } from './support/quote-form.ts';
import { expect, test } from './support/test.ts';

test.describe('without script files, fonts and pictures', () => {
	// React and Chromium report what does not arrive.
	test.use({ expectedErrors: [/./] });

	test('every kind of page is readable and has a phone link', async ({ page }) => {
		const routes = listTypicalRoutes('dist');
		test.setTimeout(30_000 + routes.length * 5_000);
		await page.route(/\.(js|woff2|avif|webp|jpe?g|png)$/, (route) => route.abort());
		for (const route of routes) {
			await page.goto(route);
			await expect.soft(page.getByRole('heading', { level: 1 }), route).toBeVisible();
			await expect.soft(page.locator(phoneLink).filter({ visible: true }), route).not.toHaveCount(0);
			for (const part of await page.locator('main > :is(section, div, article), body > footer').all())
				expect.soft((await part.boundingBox())?.height, route).toBeGreaterThan(0);
		}
	});
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('both floating buttons are shown, and the header scrolls away', async ({ page }) => {
		await page.goto('/');
		const floating = page.getByRole('complementary', { name: labels.shell.floating });
		for (const href of [bookingUrl, 'https://wa.me/'])
			await expect(floating.locator(`a[href^="${href}"]`)).toBeVisible();
		await page.locator('footer').scrollIntoViewIfNeeded();
		await expect(page.locator('header').first()).not.toBeInViewport();
	});

	test('an article has no Share button', async ({ page }) => {
		await page.goto(`/blog/${posts[0]?.id}`);
		await expect(page.getByRole('button', { name: labels.blog.share })).toBeHidden();
	});

	test('a link to a question shows its answer', async ({ page }) => {
		const { id } = (read('faq') as FaqGroup[])[0]?.questions[0] ?? {};
		await page.goto(`/faq#${id}`);
		await expect(page.locator(`#${id} > :not(summary)`)).toBeInViewport();
	});

	test('the place finder opens the list of towns', async ({ page }) => {
		const town = areas[0]?.towns[0]?.name ?? '';
		await page.goto('/');
		await page.getByLabel(labels.placeFinder.label).fill(town);
		await page.getByRole('button', { name: labels.placeFinder.ask }).click();
		await expect(page).toHaveURL(/\/service-areas\?place=[^#]+#service-areas$/);
		await expect(page.locator('#service-areas li').getByText(town, { exact: true })).toBeVisible();
	});

	test('the form’s frame offers calls, messages and chat instead of the form', async ({ page }) => {
		await page.goto('/contact');
		await page.locator('#form').scrollIntoViewIfNeeded();
		const form = page.frameLocator('#form iframe');
		const { call, sms, email, whatsapp } = words.withoutScript;
		for (const name of [call, sms, email])
			await expect(form.getByRole('main').getByRole('link', { name })).toBeVisible();
		await expect(form.getByRole('link', { name: whatsapp })).toHaveAttribute('target', '_blank');
		await expect(form.locator('form')).toBeHidden();
	});
});
