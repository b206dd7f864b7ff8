import type { Page } from '@playwright/test';
import { listRoutes } from '../../tools/build/site-files.ts';
import { labels } from '../content.ts';
import { expect, test } from './support/test.ts';

/**
 * What has the focus and what a link leads to is never hidden under the header or the floating buttons
 * (WCAG 2.2, 2.4.11 Focus Not Obscured), and neither is the end of a page.
 */

/**
 * Where the focus is: the element that the header or the floating buttons lie over, if one still does after a second, and whether
 * the focus is back where a page begins. The bars come, go and change their height shortly after the page has moved.
 */
const lookAtFocus = (page: Page) =>
	page.evaluate(async () => {
		const active = document.activeElement;
		if (!active || active === document.body || active.matches('.skip-link')) return { atStart: true };
		const findCover = () => {
			const { top, bottom, left, right, height } = active.getBoundingClientRect();
			return [...document.querySelectorAll('body > header, body > aside')].find((bar) => {
				const cover = bar.getBoundingClientRect();
				const seen = bar.checkVisibility({ visibilityProperty: true, opacityProperty: true });
				// What is taller than the room between the bars cannot be shown whole.
				if (!seen || bar.contains(active) || height > innerHeight / 2) return false;
				return top < cover.bottom && bottom > cover.top && left < cover.right && right > cover.left;
			});
		};
		for (const end = Date.now() + 1000; findCover() && Date.now() < end; )
			await new Promise(requestAnimationFrame);
		const bar = findCover();
		const covered = bar && `${active.outerHTML.slice(0, 90)} under the ${bar.tagName.toLowerCase()}`;
		return { atStart: false, covered };
	});

/** Words of the footer that lie under the floating buttons. */
const findUnder = (page: Page) =>
	page.locator('footer').evaluate((footer) => {
		const bar = document.querySelector('body > aside')?.getBoundingClientRect();
		if (!bar) return ['no floating buttons'];
		return [...footer.querySelectorAll('a, p, h2, h3, li')]
			.filter((part) => {
				const box = part.getBoundingClientRect();
				return box.left < bar.right && box.right > bar.left && box.top < bar.bottom && box.bottom > bar.top;
			})
			.map((part) => part.textContent);
	});

const services = listRoutes('dist').filter((route) => route.startsWith('/services/'));

for (const path of ['/', services[0] ?? '/services', '/privacy-policy']) {
	test(`going through ${path} by Tab, and back, the focus is always in full view`, { tag: '@both' }, async ({
		page,
	}) => {
		await page.goto(path);
		for (const key of ['Tab', 'Shift+Tab']) {
			const covered: string[] = [];
			let stops = 0;
			for (let atStart = false; stops < 250 && (stops < 2 || !atStart); stops += 1) {
				await page.keyboard.press(key);
				const found = await lookAtFocus(page);
				if (found.covered) covered.push(found.covered);
				atStart = found.atStart;
			}
			expect(covered, key).toEqual([]);
			expect(stops, key).toBeGreaterThan(20);
		}
	});
}

test('a link of the contents leads to its heading, below the header', async ({ page }) => {
	await page.goto('/terms');
	const contents = page.getByRole('navigation', { name: labels.legal.contents }).getByRole('link');
	await expect(contents).not.toHaveCount(0);
	for (const link of [contents.last(), contents.first()]) {
		const heading = page.locator(`${await link.getAttribute('href')} h2`);
		await link.click();
		await expect(heading).toBeInViewport({ ratio: 1 });
		const header = await page.locator('header').first().boundingBox();
		const place = await heading.boundingBox();
		expect(place?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
	}
});

test('a shared link to a part of a page shows that part below the header', { tag: '@both' }, async ({
	page,
}) => {
	await page.goto('/#team');
	const heading = page.locator('#team h2');
	await expect(heading).toBeInViewport({ ratio: 1 });
	const header = await page.locator('header').first().boundingBox();
	const place = await heading.boundingBox();
	expect(place?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});

test('at the end of the page nothing lies under the floating buttons', { tag: '@both' }, async ({ page }) => {
	for (const path of ['/', '/privacy-policy', '/contact']) {
		await page.goto(path);
		const floating = page.getByRole('complementary', { name: labels.shell.floating });
		// Again and again, because the page still grows while its last parts are drawn.
		await expect(async () => {
			await page.evaluate(() =>
				window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
			);
			await expect(floating.getByRole('link', { name: labels.shell.bookOnline })).toBeVisible();
			expect(await findUnder(page), path).toEqual([]);
		}).toPass({ timeout: 5000 });
	}
});
