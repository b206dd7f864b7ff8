import { mainPhone, policyPath, posts, services } from '../content.ts';
import { listRoutes, listTypicalRoutes } from '../site-files.ts';
import { findBroken, findCut, findMisfits } from './support/in-page.ts';
import { axe, expect, test } from './support/test.ts';

const routes = listTypicalRoutes('dist', true);
const service = `/services/${services[0]?.id}`;

const smallest = { width: 320, height: 568 };
/** A phone held sideways, 1280 by 1024 at 200% zoom, tablets, where the floating buttons move, and a large screen. */
const windows = [
	{ width: 844, height: 390 },
	{ width: 640, height: 512 },
	{ width: 768, height: 1024 },
	{ width: 1312, height: 820 },
	{ width: 2560, height: 1440 },
];

/** The spacing that a reader may set (WCAG 1.4.12). */
const widerText =
	'* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }';
/** Text of twice the size in a window that keeps its own (WCAG 1.4.4). */
const doubleText = 'html { font-size: 200% !important; }';

/** Runs in the page: adds styles as a reader does, which the content policy does not forbid. */
function addStyles(text: string): void {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(text);
	document.adoptedStyleSheets.push(sheet);
}

// One visit, so that what pages share is loaded once; each page has its time.
test.describe('every kind of page', () => {
	test.describe.configure({ timeout: 30_000 + routes.length * 15_000 });

	test('has no axe violation', { tag: '@both' }, async ({ page }) => {
		for (const route of routes) {
			await page.goto(route);
			await axe(page);
		}
	});

	test('fits every window', { tag: '@desktop' }, async ({ page }) => {
		for (const route of routes) {
			await page.goto(route);
			for (const window of windows) {
				await page.setViewportSize(window);
				expect.soft(await page.evaluate(findMisfits), `${route} at ${window.width}`).toEqual([]);
			}
		}
	});

	for (const width of [320, 390])
		test(`fits a ${width} px phone with text at twice the size`, async ({ page }) => {
			await page.setViewportSize({ width, height: 844 });
			for (const route of routes) {
				await page.goto(route);
				await page.evaluate(addStyles, doubleText);
				// A phone widens its page to what sticks out, instead of scrolling.
				expect.soft(await page.evaluate(() => innerWidth), route).toBe(width);
				for (const find of [findMisfits, findCut, findBroken])
					expect.soft(await page.evaluate(find), route).toEqual([]);
			}
		});

	test('fits a 1440 px window where the browser writes text at twice the size', {
		tag: '@desktop',
	}, async ({ page, context }) => {
		// By the browser's setting, which media queries follow, unlike the style that stands for a phone's.
		const browser = await context.newCDPSession(page);
		await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
		for (const route of routes) {
			await page.goto(route);
			await expect.soft(page.locator('html'), route).toHaveCSS('font-size', '32px');
			for (const find of [findMisfits, findCut, findBroken])
				expect.soft(await page.evaluate(find), route).toEqual([]);
		}
	});
});

test('every page fits the narrowest screen with wider text', {
	tag: '@desktop',
}, async ({ page }) => {
	const all = listRoutes('dist');
	test.setTimeout(30_000 + all.length * 5_000);
	await page.setViewportSize(smallest);
	for (const route of all) {
		await page.goto(route);
		await page.evaluate(addStyles, widerText);
		await expect.poll(() => page.evaluate(findMisfits), { message: route }).toEqual([]);
	}
});

test('nothing moves with reduced motion', async ({ page }) => {
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

test('icons follow forced colors', async ({ page }) => {
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

test('a select keeps its arrow in forced colors', async ({ page }) => {
	await page.emulateMedia({ forcedColors: 'active' });
	await page.goto('/testimonials');
	await expect(page.getByRole('combobox').first()).toHaveCSS('appearance', 'auto');
});

for (const path of [service, policyPath, `/blog/${posts[0]?.id}`, '/contact'])
	test(`${path} prints the phone number and open answers, and no controls`, async ({ page }) => {
		await page.emulateMedia({ media: 'print' });
		await page.goto(path);
		await expect(page.locator('[data-print="only"]')).toContainText(mainPhone);
		const controls = 'header nav, footer h2:has(+ nav), body > header, body > aside, .skip-link, iframe';
		for (const found of await page.locator(controls).all()) await expect(found).toBeHidden();
		for (const answer of await page.locator('#questions details > :not(summary)').all())
			await expect(answer).toBeVisible();
	});

test('the longest pages print on few sheets', async ({ page }) => {
	for (const [path, most] of [
		['/', 8],
		['/about-us', 8],
		['/faq', 8],
		['/terms', 4],
	] as const) {
		await page.goto(path);
		const sheets = (await page.pdf({ format: 'Letter' })).toString('latin1').match(/\/Type \/Page\b/g);
		expect(sheets?.length, path).toBeLessThanOrEqual(most);
	}
});

test('what has columns on a screen prints across the sheet', async ({ page }) => {
	await page.emulateMedia({ media: 'print' });
	// Letter between its margins.
	await page.setViewportSize({ width: 695, height: 920 });
	const stain = listRoutes('dist').filter((route) => route.startsWith('/stain-guide/'));
	for (const path of ['/faq', policyPath, ...stain.slice(0, 1)]) {
		await page.goto(path);
		const [text, sheet] = await page.evaluate(() => {
			const widths = [...document.querySelectorAll('main p:not(header p)')].map(
				(part) => part.getBoundingClientRect().width,
			);
			return [Math.max(...widths), document.body.clientWidth];
		});
		expect(text, path).toBeGreaterThan((sheet ?? 0) * 0.6);
	}
});
