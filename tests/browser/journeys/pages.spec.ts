import { siteFolder } from '../../../src/source/content-folder.ts';
import { listTypicalRoutes } from '../../site-files.ts';
import { expect, test } from '../support/visitor/test.ts';

/** Runs in the page: pictures that were asked for and are not there. Those further down are not asked for yet. */
const findMissing = () =>
	[...document.images]
		.filter(({ complete, currentSrc, naturalWidth }) => complete && currentSrc && naturalWidth === 0)
		.map(({ currentSrc }) => currentSrc);

/** Not in Chromium, which tests/browser/pages.spec.ts looks at. */
test('every kind of page loads without errors and fits a phone', async ({ visitor }) => {
	const routes = listTypicalRoutes(siteFolder);
	test.setTimeout(60_000 + routes.length * 10_000);
	for (const route of routes) {
		await visitor.open(route);
		const sideways = await visitor.run(() => document.documentElement.scrollWidth - innerWidth);
		expect.soft(sideways, `${route} scrolls sideways`).toBeLessThanOrEqual(0);
		expect.soft(await visitor.run(findMissing), route).toEqual([]);
		expect.soft(await visitor.readUnexpected(), route).toEqual([]);
	}
});
