import { test as base, chromium, expect, firefox, webkit } from '@playwright/test';
import { chromiumLaunch, type Engine, findMiniBrowser, findProgram } from '../../../../tools/browsers.ts';
import type { Driver } from './driver.ts';
import { driveFirefox } from './driver-firefox.ts';
import { drivePlaywright } from './driver-playwright.ts';
import { driveWebKit } from './driver-webkit.ts';
import { type Site, startSite } from './site.ts';
import { Visitor } from './visitor.ts';

export { expect };

/** The two sizes at which every journey is made. */
export const sizes = {
	phone: { width: 390, height: 844 },
	desktop: { width: 1440, height: 900 },
} as const;

/** WebKit tells the page that a transition to the next page was cut short, which is nobody's fault. */
const noise = /skipTransition/;

async function startDriver(engine: Engine, composited: boolean): Promise<Driver> {
	const [firefoxProgram, webkitDriver, miniBrowser] = [
		findProgram('firefox'),
		findProgram('webkitDriver'),
		findMiniBrowser(),
	];
	if (engine === 'firefox' && firefoxProgram) return driveFirefox(firefoxProgram);
	if (engine === 'webkit' && webkitDriver && miniBrowser)
		return driveWebKit(webkitDriver, miniBrowser, composited);
	return drivePlaywright({ chromium, firefox, webkit }[engine], engine === 'chromium' ? chromiumLaunch : {});
}

export interface EngineOptions {
	engine: Engine;
	/** Lets WebKit draw as visitors see it, which takes twice the time; see driver-webkit.ts. */
	composited: boolean;
}

interface Fixtures {
	/** The site as this test gets it, on an origin of its own. */
	site: Site;
	/** What pages may report in this test, because it is what the test is about. */
	expectedTrouble: RegExp;
	visitor: Visitor;
}

/**
 * A journey in the engine of its project. Anything that a console would show fails it. Journeys share one browser and
 * its tab, because each has an origin of its own; after a failure Playwright starts anew.
 */
export const test = base.extend<Fixtures, EngineOptions & { driver: Driver }>({
	engine: ['chromium', { option: true, scope: 'worker' }],
	composited: [false, { option: true, scope: 'worker' }],
	driver: [
		async ({ engine, composited }, use) => {
			const driver = await startDriver(engine, composited);
			await use(driver);
			await driver.close();
		},
		{ scope: 'worker', timeout: 60_000 },
	],
	expectedTrouble: [/(?!)/, { option: true }],
	site: async ({ baseURL }, use) => {
		if (!baseURL) throw new Error('playwright.config.ts sets no baseURL.');
		const site = await startSite(baseURL);
		await use(site);
		site.stop();
	},
	visitor: async ({ driver, site, expectedTrouble }, use) => {
		await driver.resize(sizes.desktop.width, sizes.desktop.height);
		await use(new Visitor(driver, site));
		expect(site.seen.filter((trouble) => !noise.test(trouble) && !expectedTrouble.test(trouble))).toEqual([]);
	},
});
