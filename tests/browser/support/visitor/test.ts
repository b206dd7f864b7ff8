import { test as base, chromium, expect, firefox, webkit } from '@playwright/test';
import { chromiumLaunch, type Engine, findMiniBrowser, findProgram } from '../../../browsers.ts';
import { openFirefox } from './firefox.ts';
import { openPlaywright } from './playwright.ts';
import { Visitor } from './visitor.ts';
import { openWebKit } from './webkit.ts';

export { expect };

export const sizes = { phone: [390, 844], desktop: [1440, 900] } as const;

/** A browser with one tab: the system's own where it has one, else Playwright's. */
function openTab(engine: Engine) {
	const [firefoxProgram, miniBrowser] = [findProgram('firefox'), findMiniBrowser()];
	if (engine === 'firefox' && firefoxProgram) return openFirefox(firefoxProgram);
	if (engine === 'webkit' && miniBrowser) return openWebKit(miniBrowser);
	return openPlaywright({ chromium, firefox, webkit }[engine], engine === 'chromium' ? chromiumLaunch : {});
}

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
		await tab.resize(...sizes.phone);
		await use(new Visitor(tab, baseURL ?? ''));
		// WebKit calls it an error when a visitor leaves during a transition, Firefox (NS_BINDING_ABORTED) while a font loads.
		const allowed = [...expectedProblems, /skipTransition/, /status=2152398850/];
		const problems = (await tab.readProblems()).filter((text) => !allowed.some((known) => known.test(text)));
		await tab.close();
		expect(problems, 'problems that the page reports').toEqual([]);
	},
});
