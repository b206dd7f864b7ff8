import { test as base, expect, type Page } from '@playwright/test';
import axeCore, { type RunOptions } from 'axe-core';
import { findUnsettled } from '../journeys/support/in-page.ts';

export { expect };

/** A test that fails by itself on any console error, uncaught exception or violation of the content security policy. */
export const test = base.extend<{ quietConsole: undefined; expectedErrors: RegExp[] }>({
	/** What this test provokes on purpose: test.use({ expectedErrors: [/404/] }). */
	expectedErrors: [[], { option: true }],
	quietConsole: [
		async ({ page, expectedErrors }, use) => {
			const errors: string[] = [];
			const note = (text: string) => {
				if (!expectedErrors.some((pattern) => pattern.test(text))) errors.push(text);
			};
			page.on(
				'console',
				(message) => message.type() === 'error' && note(`${message.text()} (${message.location().url})`),
			);
			page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
			await use(undefined);
			expect(errors, 'the console stays free of errors').toEqual([]);
		},
		{ auto: true },
	],
});

/** Undefined for a frame that has not come. */
const toOrigin = (address: string) => URL.parse(address)?.origin;

/** Only what is wrong is worked out: describing each element that is right takes most of the time otherwise. */
const runOptions: RunOptions = {
	runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
	resultTypes: ['violations'],
	preload: false,
};

/**
 * WCAG 2.2 A and AA as far as axe can tell, on the whole page and in the frames of the site; an empty list is the only
 * good answer. A failure lets the test go on, so that one walk over many pages or states tells about all of them.
 * @param state what the page shows, for the message of a failure
 */
export async function axe(page: Page, state = page.url()): Promise<void> {
	// Colors are mixed while something fades.
	await expect.poll(() => page.evaluate(`(${findUnsettled})()`), { message: state }).toEqual([]);
	for (const frame of page.frames())
		if (toOrigin(frame.url()) === toOrigin(page.url()) && !(await frame.evaluate(() => 'axe' in window)))
			await frame.evaluate(axeCore.source);
	const barriers = await page.evaluate(async (options) => {
		const { violations } = await (window as unknown as { axe: typeof axeCore }).axe.run(options);
		return violations.map(({ id, help, nodes }) => ({
			id,
			help,
			nodes: nodes.map(({ target, html }) => `${target.join(' ')}: ${html}`),
		}));
	}, runOptions);
	expect.soft(barriers, state).toEqual([]);
}
