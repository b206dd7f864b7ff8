import type { Page } from '@playwright/test';
import { siteFolder } from '../../src/source/content-folder.ts';
import { listTypicalRoutes } from '../site-files.ts';
import { findBroken, findMisfits, findSplit, setStyles } from './support/in-page.ts';
import { findBlurred } from './support/pictures.ts';
import { axe, expect, resize, test } from './support/test.ts';

// What fades while a window changes would have too little contrast for a moment.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const kinds = listTypicalRoutes(siteFolder);

/**
 * A large screen, one where the floating buttons move, tablets, a phone held sideways, 1280 by 1024 at 200% zoom, and phones
 * from the largest to the smallest.
 */
const windows = [
	{ width: 1920, height: 1080 },
	{ width: 1440, height: 900 },
	{ width: 1312, height: 820 },
	{ width: 1024, height: 844 },
	{ width: 932, height: 390 },
	{ width: 768, height: 1024 },
	{ width: 640, height: 512 },
	...[447, 390, 360].map((width) => ({ width, height: 844 })),
	{ width: 320, height: 568 },
];

/** The spacing that a reader may set (WCAG 1.4.12). */
const widerText =
	'* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }';
/** Text of twice the size in a window that keeps its own (WCAG 1.4.4). */
const doubleText = 'html { font-size: 200% !important; }';

/** Runs in the page: waits until its text has a size. */
async function waitForTextSize(size: number): Promise<void> {
	while (getComputedStyle(document.documentElement).fontSize !== `${size}px`)
		await new Promise(requestAnimationFrame);
}

async function expectFit(page: Page, state: string, ...finds: (() => string[])[]): Promise<void> {
	for (const find of finds) expect.soft(await page.evaluate(find), state).toEqual([]);
}

/** Looks at a page in windows: nothing is cut or broken, and no picture is enlarged until it's blurred. */
async function expectFitIn(page: Page, route: string, sizes: typeof windows): Promise<void> {
	for (const window of sizes) {
		const state = `${route} at ${window.width}`;
		await resize(page, window);
		await expectFit(page, state, findMisfits, findSplit, findBlurred);
	}
}

/** Looks at a page with the text that a reader may set. */
async function expectFitText(page: Page, route: string): Promise<void> {
	await resize(page, { width: 320, height: 568 });
	await page.evaluate(setStyles, widerText);
	await expectFit(page, `${route} with wider text`, findMisfits);
	await page.evaluate(setStyles, doubleText);
	await expectFit(page, `${route} with double text`, findMisfits, findBroken, findSplit);
	await resize(page, { width: 1024, height: 844 });
	await expectFit(page, `${route} at 1024 with double text`, findSplit);
	await resize(page, { width: 390, height: 844 });
	await expectFit(page, `${route} at 390 with double text`, findMisfits, findBroken, findSplit);
	await page.evaluate(setStyles, '');
}

// One visit to each kind of page, in the language that is longer, for everything that can be seen of it there.
test('every kind of page is accessible and fits every window and size of text', {
	tag: '@desktop',
}, async ({ page, context }) => {
	test.setTimeout(30_000 + kinds.length * 15_000);
	const browser = await context.newCDPSession(page);
	/** By the browser's setting, which media queries follow, unlike the style that stands for a phone's. */
	async function setTextSize(standard: number): Promise<void> {
		await browser.send('Page.setFontSizes', { fontSizes: { standard } });
		await page.evaluate(waitForTextSize, standard);
	}
	for (const route of kinds) {
		await resize(page, { width: 1440, height: 900 });
		await page.goto(route);
		// What is only in wide windows is around all pages.
		if (route === '/') await axe(page, `${route}, large`);
		await setTextSize(32);
		await expectFit(page, `${route} with large text`, findMisfits, findBroken);
		await setTextSize(16);
		await expectFitIn(page, route, windows);
		await expectFitText(page, route);
		await axe(page, route);
	}
});

// Where the layout changes: shorter words break in other places.
test('every kind of page fits in each language', { tag: '@desktop' }, async ({ page }) => {
	const others = listTypicalRoutes(siteFolder, true).filter((route) => !kinds.includes(route));
	const sizes = windows.filter(({ width }) => [1312, 1024, 768, 447, 360, 320].includes(width));
	test.setTimeout(30_000 + others.length * 10_000);
	for (const route of others) {
		await page.goto(route);
		await expectFitIn(page, route, sizes);
	}
});

test('nothing moves with reduced motion', async ({ page }) => {
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

test('the footer says that quotations are chosen where the page has some', async ({ page }) => {
	for (const [path, isSaid] of [
		['/', true],
		['/faq', false],
	] as const) {
		await page.goto(path);
		await expect(page.locator('footer [data-selection]')).toBeVisible({ visible: isSaid });
	}
});

test('icons follow forced colors, and a select keeps its arrow', async ({ page }) => {
	await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
	for (const path of ['/', '/contact', '/services', '/testimonials']) {
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
	await expect(page.getByRole('combobox').first()).toHaveCSS('appearance', 'auto');
});
