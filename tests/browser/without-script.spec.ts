import type { FaqGroup } from '../../src/features/questions/schema.ts';
import { siteFolder } from '../../src/source/content-folder.ts';
import { labels, listedReviews, phoneLink, read } from '../content.ts';
import { listTypicalRoutes } from '../site-files.ts';
import { words } from './support/quote-form.ts';
import { expect, hold, test } from './support/test.ts';

const routes = listTypicalRoutes(siteFolder);

/** Runs in the page: the parts of it that have no height. */
const findEmpty = () =>
	[...document.querySelectorAll('main > :is(section, div, article), body > footer')]
		.filter((part) => part.getBoundingClientRect().height === 0)
		.map((part) => part.outerHTML.slice(0, 80));

/** Runs in the page as it opens: adds up how far its parts move (https://web.dev/articles/cls). */
function watchShifts(): void {
	let sum = 0;
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
		document.documentElement.dataset['shift'] = String(sum);
	}).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page: waits until it shows something. */
const waitForPaint = () =>
	new Promise<void>((resolve) => {
		new PerformanceObserver((list) => {
			if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
		}).observe({ type: 'paint', buffered: true });
	});

/** Runs in the page: waits for its fonts and two frames with them. @returns how far its parts have moved */
async function readShift(): Promise<number> {
	await document.fonts.ready;
	for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
	return Number(document.documentElement.dataset['shift'] ?? 0);
}

test.describe('while script files and pictures do not arrive', () => {
	// React and Chromium report what does not arrive.
	test.use({ expectedErrors: [/./] });

	for (const [width, height] of [
		[390, 844],
		[1440, 900],
	] as const)
		test(`late fonts barely shift a page at ${width} px`, { tag: '@desktop' }, async ({ page }) => {
			test.setTimeout(30_000 + routes.length * 5_000);
			await page.setViewportSize({ width, height });
			await page.addInitScript(watchShifts);
			await page.route(/\.(js|avif|webp|jpe?g|png)$/, (route) => route.abort());
			for (const route of routes) {
				const release = await hold(page, '**/*.woff2');
				await page.goto(route, { waitUntil: 'domcontentloaded' });
				await page.evaluate(waitForPaint);
				release();
				expect.soft(await page.evaluate(readShift), route).toBeLessThanOrEqual(0.02);
				await page.unroute('**/*.woff2');
			}
		});
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('every kind of page is readable', async ({ page }) => {
		for (const route of routes) {
			await page.goto(route, { waitUntil: 'domcontentloaded' });
			await expect.soft(page.getByRole('heading', { level: 1 }), route).toBeVisible();
			await expect.soft(page.locator(phoneLink).filter({ visible: true }), route).not.toHaveCount(0);
			expect.soft(await page.evaluate(findEmpty), route).toEqual([]);
			// Nothing that only script can do.
			const controls = page.locator(':is([type="button"], [type="range"], select):visible');
			await expect.soft(controls, route).toHaveCount(0);
		}
	});

	test('every review is shown without the filter, and links open answers and the menu', async ({ page }) => {
		const { id } = (read('faq') as FaqGroup[])[0]?.questions[0] ?? {};
		await page.goto(`/faq#${id}`);
		await expect(page.locator(`#${id} > :not(summary)`)).toBeInViewport();
		await page.goto('/testimonials');
		await expect(page.locator('#reviews figure:visible')).toHaveCount(listedReviews.length);
		const menu = page.locator('dialog nav');
		await page.getByRole('link', { name: labels.shell.openMenu }).click();
		await expect(menu).toBeVisible();
		await page.getByRole('link', { name: labels.shell.closeMenu }).click();
		await expect(menu).toBeHidden();
	});

	test('the form’s frame offers calls, messages and chat instead of the form', async ({ page }) => {
		await page.goto('/contact');
		await page.locator('#form').scrollIntoViewIfNeeded();
		const form = page.frameLocator('#form iframe');
		const { call, sms, email, whatsapp } = words.withoutScript;
		for (const name of [call, sms, email, whatsapp])
			await expect(form.getByRole('main').getByRole('link', { name })).toBeVisible();
		const subject = `subject=${encodeURIComponent(words.request.title)}`;
		await expect(form.getByRole('main').getByRole('link', { name: email })).toHaveAttribute(
			'href',
			new RegExp(subject),
		);
		await expect(form.locator('form')).toBeHidden();
	});
});
