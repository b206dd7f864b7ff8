import type { Page } from '@playwright/test';
import { listTypicalRoutes } from '../../tools/build/site-files.ts';
import { mainPhone } from './support/content.ts';
import { axe, expect, test } from './support/test.ts';

const routes = listTypicalRoutes('dist');

/** The smallest phone, a phone held sideways, 1280 by 1024 at 200% zoom, tablets, where the dock moves, and a large screen. */
const windows = [
	{ width: 320, height: 568 },
	{ width: 844, height: 390 },
	{ width: 640, height: 512 },
	{ width: 768, height: 1024 },
	{ width: 1312, height: 820 },
	{ width: 2560, height: 1440 },
];

/** What does not fit: words for a page that scrolls sideways, and for text that the floating buttons cover for good. */
const findMisfits = (page: Page) =>
	page.evaluate(() => {
		const { scrollWidth, clientWidth } = document.documentElement;
		const misfits: string[] = [];
		if (scrollWidth > clientWidth) misfits.push(`scrolls sideways by ${scrollWidth - clientWidth} px`);
		const dock = document.querySelector<HTMLElement>('body > aside');
		const footer = document.querySelector('body > footer');
		if (!dock || !footer) return [...misfits, 'no dock or no footer'];
		if (dock.offsetWidth > clientWidth / 2) {
			// At the lower edge: the page ends above it.
			const end = document.documentElement.scrollHeight - footer.getBoundingClientRect().bottom - scrollY;
			// A part of a pixel is rounding.
			if (end < dock.offsetHeight - 1)
				misfits.push(`the dock covers ${dock.offsetHeight - end} px of the end`);
			return misfits;
		}
		// In the margin: no words ever come under it.
		const { left } = dock.getBoundingClientRect();
		for (const part of document.querySelectorAll('main :is(a, button, p, h2, h3, li, summary), footer a')) {
			const box = part.getBoundingClientRect();
			if (box.width > 0 && box.right > left) misfits.push(`covered: ${part.outerHTML.slice(0, 80)}`);
		}
		return misfits;
	});

for (const route of routes) {
	test(`${route} has no barrier that axe finds, and fits every window`, { tag: '@both' }, async ({
		page,
		isMobile,
	}) => {
		await page.goto(route);
		await axe(page);
		if (isMobile) {
			expect(await findMisfits(page)).toEqual([]);
			// A phone widens its page to what sticks out, instead of scrolling: so the width itself is looked at.
			expect(await page.evaluate(() => innerWidth)).toBe(390);
			return;
		}
		for (const window of windows) {
			await page.setViewportSize(window);
			expect(await findMisfits(page), `${window.width} by ${window.height}`).toEqual([]);
		}
		// The spacing that a reader may set (WCAG 1.4.12), on the narrowest screen.
		await page.setViewportSize({ width: 320, height: 568 });
		await page.evaluate(() => {
			const spacing = new CSSStyleSheet();
			spacing.replaceSync(
				'* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }',
			);
			document.adoptedStyleSheets.push(spacing);
		});
		expect(await findMisfits(page), 'with wider text').toEqual([]);
	});
}

test('nothing moves for visitors who asked for less motion', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto('/');
	for (const part of ['#process', '#gallery', '#reviews', 'footer']) {
		await page.locator(part).scrollIntoViewIfNeeded();
		const moving = await page.evaluate(() =>
			document
				.getAnimations()
				.filter((motion) => Number(motion.effect?.getComputedTiming().duration) > 1)
				.map((motion) => (motion.effect as KeyframeEffect | null)?.target?.outerHTML.slice(0, 80)),
		);
		expect(moving).toEqual([]);
	}
});

for (const path of ['/', '/contact', '/services']) {
	test(`icons on ${path} take the colors that the visitor chose`, async ({ page }) => {
		await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
		await page.goto(path);
		const own = await page.evaluate(() =>
			[...document.querySelectorAll('svg[aria-hidden]')]
				.filter((icon) => !icon.parentElement?.closest('svg'))
				// The slider's handle names system colors itself.
				.filter((icon) => getComputedStyle(icon).forcedColorAdjust !== 'none')
				.filter((icon) => getComputedStyle(icon).color !== getComputedStyle(icon.parentElement ?? icon).color)
				.map((icon) => icon.outerHTML.slice(0, 80)),
		);
		expect(own).toEqual([]);
	});
}

const onPaper = ['/services/', '/terms', '/blog/', '/contact'].map((start) =>
	routes.find((route) => route.startsWith(start)),
);
for (const path of onPaper.filter((route) => route !== undefined)) {
	test(`${path} on paper has the phone number, and neither navigation nor buttons`, async ({ page }) => {
		await page.goto(path);
		await page.emulateMedia({ media: 'print' });
		await expect(page.locator('[data-print="only"]')).toContainText(mainPhone);
		for (const part of ['header nav', 'body > header', 'body > aside', '.skip-link', 'iframe'])
			for (const found of await page.locator(part).all()) await expect(found).toBeHidden();
		for (const answer of await page.locator('#questions details > :not(summary)').all())
			await expect(answer).toBeVisible();
	});
}
