import { test as base, expect } from '@playwright/test';
import type { Engine } from '../../../browsers.ts';
import { openTab } from './tabs.ts';
import { Visitor } from './visitor.ts';

export { expect };

export const sizes = {
	phone: { width: 390, height: 844 },
	tablet: { width: 768, height: 1024 },
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

/** A journey in the engine of its project, on a phone. It fails when the page reports an error. */
export const test = base.extend<Journey & EngineOptions>({
	engine: ['chromium', { option: true }],
	expectedProblems: [[], { option: true }],
	visitor: async ({ engine, baseURL, expectedProblems }, use) => {
		const tab = await openTab(engine);
		await tab.setViewportSize(sizes.phone);
		await use(new Visitor(tab, baseURL ?? ''));
		// WebKit calls it an error when a visitor leaves during a transition, Firefox (NS_BINDING_ABORTED) while a font loads.
		const allowed = [...expectedProblems, /skipTransition/, /status=2152398850/];
		const problems = (await tab.readProblems()).filter((text) => !allowed.some((known) => known.test(text)));
		await tab.close();
		expect(problems, 'problems that the page reports').toEqual([]);
	},
});
