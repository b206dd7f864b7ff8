import type { Page } from '@playwright/test';
import Color from 'colorjs.io';
import sharp from 'sharp';
import { siteFolder } from '../../src/source/content-folder.ts';
import { listTypicalRoutes } from '../site-files.ts';
import { languagesWith } from './support/languages.ts';
import { expect, test } from './support/test.ts';

/** A word or sign of the header: its color, that of its ground unless a picture is behind it, and its place in the window. */
interface Ink {
	words: string;
	color: number[];
	ground?: number[] | undefined;
	box: { x: number; y: number; width: number; height: number };
}

/** Runs in the page: the words and signs of the header that can be seen. */
function findInk(): Ink[] {
	const ink: Ink[] = [];
	const readColor = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
	/** None where the header is transparent. */
	const findGround = (part: Element | null): number[] | undefined => {
		if (!part || part === document.body) return undefined;
		const [red = 0, green = 0, blue = 0, alpha = 1] = readColor(getComputedStyle(part).backgroundColor);
		return alpha === 1 ? [red, green, blue] : findGround(part.parentElement);
	};
	const add = (part: Element | null, words: string, { left, top, right, bottom, width }: DOMRect) => {
		if (!part?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || width < 2) return;
		// Whole pixels inside of it.
		const [x, y] = [Math.ceil(left), Math.ceil(top)];
		const box = { x, y, width: Math.floor(right) - x, height: Math.floor(bottom) - y };
		ink.push({ words, color: readColor(getComputedStyle(part).color), ground: findGround(part), box });
	};
	const header = document.querySelector('body > header');
	if (!header) return ink;
	const texts = document.createTreeWalker(header, NodeFilter.SHOW_TEXT);
	for (let text = texts.nextNode(); text; text = texts.nextNode()) {
		const range = document.createRange();
		range.selectNodeContents(text);
		add(text.parentElement, text.textContent ?? '', range.getBoundingClientRect());
	}
	for (const sign of header.querySelectorAll('svg'))
		add(sign, `the sign of ${sign.parentElement?.outerHTML.slice(0, 60)}`, sign.getBoundingClientRect());
	return ink;
}

/** Runs in the page: shows or hides the words and signs of the header, not what they stand on. */
function showInk(isShown: boolean): void {
	const sheet = new CSSStyleSheet();
	if (!isShown)
		sheet.replaceSync('body > header * { color: transparent !important; text-decoration: none !important; }');
	document.adoptedStyleSheets = isShown
		? document.adoptedStyleSheets.slice(0, -1)
		: [...document.adoptedStyleSheets, sheet];
}

/** Runs in the page: scrolls it, and waits until the observers of the position have seen that. */
async function scrollPage(top: number): Promise<void> {
	window.scrollTo({ top, behavior: 'instant' });
	for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
	await new Promise((resolve) => setTimeout(resolve));
}

const toColor = ([red = 0, green = 0, blue = 0]: readonly number[]) =>
	new Color('srgb', [red / 255, green / 255, blue / 255]);

/** The contrasts of a word or sign with what it stands on: one color, or each that a picture of the window has there. */
async function measureContrasts({ color, ground, box }: Ink, screen: Buffer | undefined): Promise<number[]> {
	const grounds = new Map<string, readonly number[]>();
	if (ground || !screen) grounds.set('', ground ?? []);
	else {
		const { x: left, y: top, width, height } = box;
		const pixels = await sharp(screen).extract({ left, top, width, height }).removeAlpha().raw().toBuffer();
		for (let at = 0; at < pixels.length; at += 3) {
			const pixel = [...pixels.subarray(at, at + 3)];
			grounds.set(pixel.join(), pixel);
		}
	}
	return [...grounds.values()].map((one) => toColor(color).contrast(toColor(one), 'WCAG21'));
}

/** Around the places where the header changes, and where it had no ground of its own. */
const positions = [0, 4, 8, 9, 40, 80, 81, 400];

/** Expects every word and sign of the header to have the contrast of WCAG 1.4.3 wherever the page is scrolled. */
async function expectLegible(page: Page, state: string): Promise<void> {
	const faint: string[] = [];
	for (const position of positions) {
		await page.evaluate(scrollPage, position);
		const ink = await page.evaluate(findInk);
		expect(ink.length, state).toBeGreaterThan(2);
		let screen: Buffer | undefined;
		if (ink.some(({ ground }) => !ground)) {
			await page.evaluate(showInk, false);
			screen = await page.screenshot({
				clip: { x: 0, y: 0, width: await page.evaluate(() => innerWidth), height: 100 },
			});
			await page.evaluate(showInk, true);
		}
		for (const part of ink) {
			const least = Math.min(...(await measureContrasts(part, screen)));
			if (least < 4.5) faint.push(`${part.words} at ${position} px: ${least.toFixed(1)}`);
		}
	}
	expect.soft(faint, state).toEqual([]);
}

test.describe('the header', () => {
	test.use({
		contextOptions: { reducedMotion: 'reduce' },
		// An unknown address has a header, too.
		expectedErrors: [/404 \(Not Found\)/],
	});

	test('is legible on every kind of page, wherever it is scrolled', { tag: '@both' }, async ({ page }) => {
		const routes = [...new Set([...listTypicalRoutes(siteFolder), '/', '/offline', '/no-such-page'])];
		test.setTimeout(30_000 + routes.length * 15_000);
		for (const route of routes) {
			await page.goto(route, { waitUntil: 'load' });
			await expectLegible(page, route);
		}
	});

	test('is legible over home’s picture at every width, in each language', { tag: '@desktop' }, async ({
		page,
	}) => {
		test.setTimeout(240_000);
		for (const { start } of languagesWith())
			for (const width of [320, 768, 900, 1024, 1216, 1920]) {
				await page.setViewportSize({ width, height: 900 });
				await page.goto(`${start}/`);
				await expectLegible(page, `${start}/ at ${width}`);
			}
	});

	test('is legible above and over a notice', { tag: '@both' }, async ({ page }) => {
		for (const route of ['/', '/faq', '/contact']) {
			await page.goto(route);
			// What the build adds while the owner has one.
			await page.evaluate(() =>
				document
					.querySelector('main')
					?.insertAdjacentHTML('beforebegin', '<section class="Notices-notices highlight">Closed.</section>'),
			);
			// Its styles have found it.
			await expect(page.getByText('Closed.', { exact: true })).not.toHaveCSS('margin-top', '0px');
			await expectLegible(page, route);
		}
	});

	test('is legible in more contrast and in forced colors', { tag: '@both' }, async ({ page }) => {
		for (const preference of [
			{ contrast: 'more' },
			{ forcedColors: 'active', colorScheme: 'dark' },
		] as const) {
			await page.emulateMedia(preference);
			for (const route of ['/', '/faq']) {
				await page.goto(route);
				await expectLegible(page, `${route} with ${Object.values(preference)}`);
			}
		}
	});
});

test('the header asks for a quote from tablets on', { tag: '@desktop' }, async ({ page }) => {
	for (const [width, isShown] of [
		[767, false],
		[768, true],
		[1120, true],
		[1440, true],
	] as const) {
		await page.setViewportSize({ width, height: 900 });
		for (const { start } of languagesWith()) {
			await page.goto(`${start}/faq`);
			const quote = page.locator('body > header a[href$="/quote"]');
			await expect(quote, `${start} at ${width}`).toBeVisible({ visible: isShown });
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
		}
	}
});

test('the header’s colors change at once, so that none are mixed with little contrast', {
	tag: '@both',
}, async ({ page }) => {
	for (const route of ['/', '/faq']) {
		await page.goto(route);
		const mixed = await page.evaluate(() => {
			const header = document.querySelector('body > header');
			if (!header) return ['no header'];
			document.documentElement.toggleAttribute('data-past-header', true);
			return header
				.getAnimations({ subtree: true })
				.map((motion) => (motion as CSSTransition).transitionProperty)
				.filter((property) => /^(color|background-color|fill|stroke)$/.test(property));
		});
		expect(mixed, route).toEqual([]);
	}
});
