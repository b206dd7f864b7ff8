import type { CDPSession } from '@playwright/test';
import { services } from '../content.ts';
import { languagesWith } from './support/languages.ts';
import { expect, test } from './support/test.ts';

const pages = [
	'',
	...services.slice(0, 2).map(({ id }) => `/services/${id}`),
	'/about-us',
	'/testimonials',
	'/quote',
	'/contact',
	'/service-areas',
	'/faq',
	'/careers',
	'/water-damage-help',
	'/embed/appointment-request',
];

/** A desktop at 400%, a phone, a desktop. */
const windows = [
	{ width: 320, height: 256 },
	{ width: 390, height: 844 },
	{ width: 1440, height: 900 },
];

/** Runs in the page: what people who use a screen reader or their voice find their way by. */
const findParts = () => [
	...document.querySelectorAll(
		'h1, h2, h3, h4, h5, h6, a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="alert"]',
	),
];

/** Runs in the page: whether a visitor has a part, and its markup. */
function describe(this: Element): { isThere: boolean; html: string } {
	const isThere =
		this.checkVisibility({ visibilityProperty: true }) && !this.closest('[aria-hidden="true"], [inert]');
	return { isThere, html: this.outerHTML.slice(0, 120) };
}

/** Compares a page, as it has come, with its accessibility tree. @returns what is in only one of them */
async function findDifferences(browser: CDPSession): Promise<string[]> {
	const { nodes } = await browser.send('Accessibility.getFullAXTree');
	const inTree = new Set(nodes.flatMap((node) => (node.ignored ? [] : [node.backendDOMNodeId])));
	const found = await browser.send('Runtime.evaluate', { expression: `(${findParts})()` });
	const parts = await browser.send('Runtime.getProperties', {
		objectId: found.result.objectId ?? '',
		ownProperties: true,
	});
	const differences = await Promise.all(
		parts.result.flatMap(async ({ value }) => {
			if (value?.subtype !== 'node' || !value.objectId) return [];
			const { objectId } = value;
			const [{ node }, { result }] = await Promise.all([
				browser.send('DOM.describeNode', { objectId }),
				browser.send('Runtime.callFunctionOn', {
					objectId,
					functionDeclaration: `${describe}`,
					returnByValue: true,
				}),
			]);
			const { isThere, html } = result.value as ReturnType<typeof describe>;
			if (inTree.has(node.backendNodeId) === isThere) return [];
			return [`${isThere ? 'not in the tree' : 'hidden, but in the tree'}: ${html}`];
		}),
	);
	return differences.flat();
}

// Fresh and without a scroll: a list of headings or links must not depend on what has been looked at.
for (const { name, start } of languagesWith(...pages))
	test(`screen readers find all of each page in ${name}, and nothing hidden`, {
		tag: '@desktop',
	}, async ({ page, context }) => {
		test.setTimeout(300_000);
		const browser = await context.newCDPSession(page);
		await browser.send('Accessibility.enable');
		for (const size of windows) {
			await page.setViewportSize(size);
			for (const path of pages) {
				await page.goto(`${start}${path}` || '/');
				expect.soft(await findDifferences(browser), `${start}${path} at ${size.width}`).toEqual([]);
			}
		}
	});
