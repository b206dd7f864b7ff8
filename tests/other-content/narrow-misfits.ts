import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findMisfits } from '../browser/support/in-page.ts';
import { chromiumLaunch } from '../browsers.ts';
import { listTypicalRoutes } from '../site-files.ts';

/** Any address: what the browser asks of it is answered from the folder. */
const origin = 'http://site.test';

/** Looks at every kind of page on the narrowest screen. @returns what does not fit, with the page it is on */
export async function findNarrowMisfits(dist: string): Promise<string[]> {
	const browser = await chromium.launch(chromiumLaunch);
	const page = await browser.newPage({ viewport: { width: 320, height: 568 } });
	await page.route('**/*', (route) => {
		const { pathname } = new URL(route.request().url());
		const file = [pathname, `${pathname}.html`, `${pathname}index.html`]
			.map((name) => path.join(dist, name))
			.find((name) => /\.\w+$/.test(name) && existsSync(name));
		// The style sheet keeps the place of a picture.
		return file && route.request().resourceType() !== 'image' ? route.fulfill({ path: file }) : route.abort();
	});
	const misfits: string[] = [];
	for (const route of listTypicalRoutes(dist)) {
		await page.goto(origin + route);
		misfits.push(...(await page.evaluate(findMisfits)).map((misfit) => `${route}: ${misfit}`));
	}
	await browser.close();
	return misfits;
}
