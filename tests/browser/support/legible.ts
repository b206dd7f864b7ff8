import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from './test.ts';

type Color = readonly number[];

/** A word or sign of the header: its color, that of its ground unless a picture is behind it, and its place in the window. */
interface Ink {
	words: string;
	color: Color;
	ground?: Color | undefined;
	box: { x: number; y: number; width: number; height: number };
}

/**
 * Runs in the page: scrolls it, waits until the observers of the position have seen that, and hides the words and signs of
 * the header, not what they stand on.
 * @returns those that can be seen there
 */
async function takeInk(position: number): Promise<Ink[]> {
	document.adoptedStyleSheets = [];
	window.scrollTo({ top: position, behavior: 'instant' });
	for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
	await new Promise((resolve) => setTimeout(resolve));
	const ink: Ink[] = [];
	const readColor = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
	/** None where the header is transparent. */
	const findGround = (part: Element | null): Color | undefined => {
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
	const sheet = new CSSStyleSheet();
	sheet.replaceSync('body > header * { color: transparent !important; text-decoration: none !important; }');
	document.adoptedStyleSheets = [sheet];
	return ink;
}

/** Runs in the page: shows everything again, from the beginning. */
function giveBack(): void {
	document.adoptedStyleSheets = [];
	window.scrollTo({ top: 0, behavior: 'instant' });
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function measureLuminance(color: Color): number {
	const [red = 0, green = 0, blue = 0] = color.map((part) =>
		part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
	);
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function measureContrast(ink: Color, ground: Color): number {
	const [light = 0, dark = 0] = [ink, ground].map(measureLuminance).sort((a, b) => b - a);
	return (light + 0.05) / (dark + 0.05);
}

/** The colors that a picture of the window has in a place, each once. */
async function readColors(screen: Buffer, { x, y, width, height }: Ink['box']): Promise<Color[]> {
	const part = sharp(screen).extract({ left: x, top: y, width, height }).removeAlpha();
	const pixels = await part.raw().toBuffer();
	const colors = new Set<number>();
	for (let at = 0; at < pixels.length; at += 3) colors.add(pixels.readUIntBE(at, 3));
	return [...colors].map((color) => [color >> 16, (color >> 8) & 255, color & 255]);
}

/**
 * Expects every word and sign of the header to have the contrast of WCAG 1.4.3.
 * @param positions how far the page is scrolled, in pixels: at its beginning, before and after the header turns compact
 */
export async function expectLegible(
	page: Page,
	state: string,
	positions: readonly number[] = [0, 80, 81],
): Promise<void> {
	const faint: string[] = [];
	for (const position of positions) {
		const ink = await page.evaluate(takeInk, position);
		expect(ink.length, state).toBeGreaterThan(2);
		const { width = 0 } = page.viewportSize() ?? {};
		const screen = ink.every(({ ground }) => ground)
			? undefined
			: await page.screenshot({ clip: { x: 0, y: 0, width, height: 100 } });
		for (const { words, color, ground, box } of ink) {
			const grounds = ground || !screen ? [ground ?? []] : await readColors(screen, box);
			const least = Math.min(...grounds.map((one) => measureContrast(color, one)));
			if (least < 4.5) faint.push(`${words} at ${position} px: ${least.toFixed(1)}`);
		}
	}
	await page.evaluate(giveBack);
	expect.soft(faint, state).toEqual([]);
}
