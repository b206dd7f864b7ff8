import { readFileSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import type { RunOptions, run } from 'axe-core';
import { findUnsettled } from './in-page.ts';

export { expect };

/** Fails at any console error, uncaught exception or violation of the content security policy. */
export const test = base.extend<{ quietConsole: undefined; expectedErrors: RegExp[] }>({
	/** What a test causes on purpose. */
	expectedErrors: [[], { option: true }],
	quietConsole: [
		async ({ page, expectedErrors }, use) => {
			const errors: string[] = [];
			const add = (text: string) => {
				if (!expectedErrors.some((pattern) => pattern.test(text))) errors.push(text);
			};
			page.on(
				'console',
				(message) => message.type() === 'error' && add(`${message.text()} (${message.location().url})`),
			);
			page.on('pageerror', (error) => add(`uncaught: ${error.message}`));
			await use(undefined);
			expect(errors, 'errors in the console').toEqual([]);
		},
		{ auto: true },
	],
});

/** Resizes the window and waits until a frame is drawn in it: at first, a page may still be laid out by the former width. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
	await page.setViewportSize(size);
	await page.evaluate(() => new Promise(requestAnimationFrame));
}

/** Axe without its comments and spaces, which take as long to read as a page takes to load. */
const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Describing elements takes most of the time: axe tells of violations only, by their markup. */
const runOptions: RunOptions = {
	runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
	resultTypes: ['violations'],
	selectors: false,
	preload: false,
};

const toOrigin = (address: string) => URL.parse(address)?.origin;

/**
 * Checks WCAG 2.2 A and AA as far as axe can, on the page and in the frames of the site. The footer is the same on every
 * page, so it is looked at on the home page alone. A failure lets the test go on.
 * @param state what the page shows, for the message of a failure
 * @param parts selectors of what to look at, where the rest of the page is as on another visit
 */
export async function axe(page: Page, state = page.url(), ...parts: string[]): Promise<void> {
	// Colors are mixed while something fades.
	await expect
		.poll(() => page.evaluate(findUnsettled), { message: state, intervals: [50, 100, 250] })
		.toEqual([]);
	for (const frame of page.frames())
		if (toOrigin(frame.url()) === toOrigin(page.url()) && !(await frame.evaluate(() => 'axe' in window)))
			await frame.evaluate(axeSource);
	const isWhole = parts.length === 0;
	const context = {
		include: isWhole ? ['html'] : parts,
		exclude: isWhole && new URL(page.url()).pathname === '/' ? [] : ['body > footer'],
	};
	const barriers = await page.evaluate(
		async ([where, options]) => {
			const { run: check } = (window as unknown as { axe: { run: typeof run } }).axe;
			const { violations } = await check(where, options);
			return violations.map(({ id, help, nodes }) => ({
				id,
				help,
				nodes: nodes.map(({ html }) => html),
			}));
		},
		[context, runOptions] as const,
	);
	expect.soft(barriers, state).toEqual([]);
}

/** Holds back requests. @returns lets them through */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route(address, async (route) => {
		await promise;
		await route.continue();
	});
	return resolve;
}
