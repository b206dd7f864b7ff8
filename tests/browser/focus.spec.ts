import type { Page } from '@playwright/test';
import { labels, policyPath } from '../content.ts';
import { expect, test } from './support/test.ts';

/**
 * Finds the header or the floating buttons over what has the focus, if one still covers it after a second (WCAG 2.2,
 * 2.4.11): the bars change shortly after the page has moved. Says too whether the focus is back where a page begins.
 */
const findCover = (page: Page) =>
	page.evaluate(async () => {
		const active = document.activeElement;
		if (!active || active === document.body || active.matches('.skip-link')) return { atStart: true };
		const findBar = () => {
			const { top, bottom, left, right, height } = active.getBoundingClientRect();
			return [...document.querySelectorAll('body > header, body > aside')].find((bar) => {
				const cover = bar.getBoundingClientRect();
				const seen = bar.checkVisibility({ visibilityProperty: true, opacityProperty: true });
				// What is taller than the room between the bars cannot be shown whole.
				if (!seen || bar.contains(active) || height > innerHeight / 2) return false;
				return top < cover.bottom && bottom > cover.top && left < cover.right && right > cover.left;
			});
		};
		for (const end = Date.now() + 1000; findBar() && Date.now() < end; )
			await new Promise(requestAnimationFrame);
		const bar = findBar();
		return { atStart: false, covered: bar && `${active.outerHTML.slice(0, 90)} under ${bar.localName}` };
	});

test('the focus is never covered while tabbing through a page and back', { tag: '@both' }, async ({
	page,
}) => {
	await page.goto('/');
	for (const key of ['Tab', 'Shift+Tab']) {
		const covered: string[] = [];
		let stops = 0;
		for (let atStart = false; stops < 250 && (stops < 2 || !atStart); stops += 1) {
			await page.keyboard.press(key);
			const found = await findCover(page);
			if (found.covered) covered.push(found.covered);
			atStart = found.atStart;
		}
		expect(covered, key).toEqual([]);
		expect(stops, key).toBeGreaterThan(20);
	}
});

test('a link to a section shows its heading below the header', { tag: '@both' }, async ({ page }) => {
	await page.goto(policyPath);
	const contents = page.getByRole('navigation', { name: labels.legal.contents }).getByRole('link');
	await expect(contents).not.toHaveCount(0);
	for (const link of [contents.last(), contents.first()]) {
		await link.click();
		const heading = page.locator(`${await link.getAttribute('href')} h2`);
		await expect(heading).toBeInViewport({ ratio: 1 });
		const header = await page.locator('header').first().boundingBox();
		expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
	}
});
