import { listRoutes, listTypicalRoutes } from '../../tools/build/site-files.ts';
import { mainPhone } from '../content.ts';
import { readThrough } from './journeys/support/in-page.ts';
import { findBroken, findCut, findMisfits, findSmall } from './support/in-page.ts';
import { axe, expect, test } from './support/test.ts';

const routes = listTypicalRoutes('dist');

const smallest = { width: 320, height: 568 };
/** The smallest phone, a phone held sideways, 1280 by 1024 at 200% zoom, tablets, where the floating buttons move, and a large screen. */
const windows = [
	smallest,
	{ width: 844, height: 390 },
	{ width: 640, height: 512 },
	{ width: 768, height: 1024 },
	{ width: 1312, height: 820 },
	{ width: 2560, height: 1440 },
];

/** Runs in the page: the spacing that a reader may set (WCAG 1.4.12). */
function widenText(): void {
	const spacing = new CSSStyleSheet();
	spacing.replaceSync(
		'* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }',
	);
	document.adoptedStyleSheets.push(spacing);
}

/** Runs in the page: text of twice the size in a window that keeps its own (WCAG 1.4.4). */
function doubleText(): void {
	const size = new CSSStyleSheet();
	size.replaceSync('html { font-size: 200% !important; }');
	document.adoptedStyleSheets.push(size);
}

/** Through all pages in one visit, so that what they share is loaded once; each has its time. */
test('no page has a barrier that axe finds, and every page is whole and fits every window', {
	tag: '@both',
}, async ({ page, isMobile }) => {
	test.setTimeout(routes.length * 20_000);
	const size = page.viewportSize() ?? { width: 0, height: 0 };
	for (const route of routes) {
		await page.setViewportSize(size);
		await page.goto(route);
		const expectNone = (found: string[], when = `${size.width}`) =>
			expect.soft(found, `${route} at ${when}`).toEqual([]);
		expectNone(await page.evaluate(readThrough));
		await axe(page);
		expectNone(await page.evaluate(findSmall));
		expectNone(await page.evaluate(findMisfits));
		if (isMobile) {
			// A phone widens its page to what sticks out, instead of scrolling: so the width itself is looked at.
			expect.soft(await page.evaluate(() => innerWidth), route).toBe(size.width);
			await page.evaluate(doubleText);
			expectNone(await page.evaluate(findMisfits), 'text of twice the size');
			expectNone(await page.evaluate(findCut), 'text of twice the size');
			expectNone(await page.evaluate(findBroken), 'text of twice the size');
			continue;
		}
		for (const window of windows) {
			await page.setViewportSize(window);
			expectNone(await page.evaluate(findMisfits), `${window.width} by ${window.height}`);
		}
		await page.setViewportSize(smallest);
		await page.evaluate(widenText);
		expectNone(await page.evaluate(findMisfits), '320 with wider text');
	}
});

test('every other page is whole, and its words fit the narrowest screen, also with wider text', {
	tag: '@desktop',
}, async ({ page }) => {
	const others = listRoutes('dist').filter((route) => !routes.includes(route));
	test.setTimeout(30_000 + others.length * 5_000);
	await page.setViewportSize(smallest);
	for (const route of others) {
		await page.goto(route);
		expect.soft(await page.evaluate(readThrough), route).toEqual([]);
		await page.evaluate(widenText);
		// The end of a page is where it stays once all of it is drawn.
		await expect.poll(() => page.evaluate(findMisfits), { message: route }).toEqual([]);
	}
});

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

test('icons take the colors that the visitor chose', async ({ page }) => {
	await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
	for (const path of ['/', '/contact', '/services']) {
		await page.goto(path);
		const own = await page.evaluate(() =>
			[...document.querySelectorAll('svg[aria-hidden]')]
				.filter((icon) => !icon.parentElement?.closest('svg'))
				// The slider's handle names system colors itself.
				.filter((icon) => getComputedStyle(icon).forcedColorAdjust !== 'none')
				.filter((icon) => getComputedStyle(icon).color !== getComputedStyle(icon.parentElement ?? icon).color)
				.map((icon) => icon.outerHTML.slice(0, 80)),
		);
		expect.soft(own, path).toEqual([]);
	}
});

test('a page on paper has the phone number, and neither navigation nor buttons', async ({ page }) => {
	await page.emulateMedia({ media: 'print' });
	for (const start of ['/services/', '/terms', '/blog/', '/contact']) {
		const path = routes.find((route) => route.startsWith(start));
		if (!path) continue;
		await page.goto(path);
		await expect(page.locator('[data-print="only"]')).toContainText(mainPhone);
		for (const part of [
			'header nav',
			'footer h2:has(+ nav)',
			'body > header',
			'body > aside',
			'.skip-link',
			'iframe',
		])
			for (const found of await page.locator(part).all()) await expect(found, path).toBeHidden();
		for (const answer of await page.locator('#questions details > :not(summary)').all())
			await expect(answer, path).toBeVisible();
	}
});
