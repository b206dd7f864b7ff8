import { test as base, expect } from '@playwright/test';
import type { Engine } from '../../../browsers.ts';
import { openTab } from './tabs.ts';
import { type Tab, Visitor } from './visitor.ts';

export { expect };

export const sizes = {
	phone: { width: 390, height: 844 },
	desktop: { width: 1440, height: 900 },
};

export interface EngineOptions {
	engine: Engine;
}
interface Journey {
	/** What this test causes on purpose. */
	expectedProblems: RegExp[];
	visitor: Visitor;
}

/**
 * A journey in the engine of its project, on a phone. All journeys share one browser with one tab. A journey fails when a page reports an error.
 */
export const test = base.extend<Journey, EngineOptions & { tab: Tab }>({
	engine: ['chromium', { option: true, scope: 'worker' }],
	tab: [
		async ({ engine }, use) => {
			const tab = await openTab(engine);
			await use(tab);
			await tab.close();
		},
		{ scope: 'worker' },
	],
	expectedProblems: [[], { option: true }],
	visitor: async ({ tab, baseURL, expectedProblems }, use) => {
		const visitor = new Visitor(tab, baseURL ?? '', expectedProblems);
		await tab.setViewportSize(sizes.phone);
		// Without what the visitor before has typed.
		await visitor.open('/robots.txt');
		await visitor.run(() => sessionStorage.clear());
		await tab.readProblems();
		await use(visitor);
		expect(await visitor.readUnexpected(), 'problems that the page reports').toEqual([]);
	},
});
