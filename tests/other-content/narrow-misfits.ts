import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findBroken, findMisfits } from '../browser/support/in-page.ts';
import { chromiumLaunch } from '../browsers.ts';
import { listTypicalRoutes } from '../site-files.ts';

const phone = { width: 320, height: 568 };
/** Any address: what the browser asks of it is answered from the folder. */
const origin = 'http://site.test';

/** Parts of the header that are wider than their place, so that they lie over others. */
const findOverlaps = () =>
	[...document.querySelectorAll('body > header > div > *')]
		.filter((part) => part.checkVisibility() && part.scrollWidth > part.clientWidth + 1)
		.map((part) => `lies over the header: ${part.textContent}`);

/**
 * Looks at every kind of page on the narrowest screen, and at its header on wide ones.
 * @param hasUsualWords whether the words are no longer than on other sites, so that none may be broken
 * @returns what does not fit, with the page it is on
 */
export async function findNarrowMisfits(dist: string, hasUsualWords: boolean): Promise<string[]> {
	const browser = await chromium.launch(chromiumLaunch);
	const page = await browser.newPage({ viewport: phone });
	await page.route('**/*', (route) => {
		const { pathname } = new URL(route.request().url());
		const file = [pathname, `${pathname}.html`, `${pathname}index.html`]
			.map((name) => path.join(dist, name))
			.find((name) => /\.\w+$/.test(name) && existsSync(name));
		// The style sheet keeps the place of a picture.
		return file && route.request().resourceType() !== 'image' ? route.fulfill({ path: file }) : route.abort();
	});
	const misfits: string[] = [];
	for (const route of listTypicalRoutes(dist, true)) {
		await page.goto(origin + route);
		misfits.push(...(await page.evaluate(findMisfits)).map((misfit) => `${route}: ${misfit}`));
		if (!hasUsualWords) continue;
		misfits.push(...(await page.evaluate(findBroken)).map((misfit) => `${route}: ${misfit}`));
		for (const width of [1216, 1440]) {
			await page.setViewportSize({ width, height: 568 });
			misfits.push(...(await page.evaluate(findOverlaps)).map((misfit) => `${route}: ${misfit}`));
		}
		await page.setViewportSize(phone);
	}
	await browser.close();
	return misfits;
}
