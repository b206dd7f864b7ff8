import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

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

/** WCAG 2.2 A and AA as far as axe can tell; an empty list is the only good answer. */
export async function axe(page: Page, options: { include?: string } = {}): Promise<void> {
	const builder = new AxeBuilder({ page }).withTags([
		'wcag2a',
		'wcag2aa',
		'wcag21a',
		'wcag21aa',
		'wcag22aa',
		'best-practice',
	]);
	if (options.include) builder.include(options.include);
	const { violations } = await builder.analyze();
	expect(
		violations.map(({ id, help, nodes }) => ({
			id,
			help,
			nodes: nodes.map((node) => node.target.join(' ')),
		})),
	).toEqual([]);
}
