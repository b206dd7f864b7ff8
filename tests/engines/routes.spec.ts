import { listTypicalRoutes } from '../../tools/build/site-files.ts';
import { readThrough } from './support/in-page.ts';
import { expect, sizes, test } from './support/test.ts';

const routes = listTypicalRoutes('dist');

for (const [size, { width, height }] of Object.entries(sizes)) {
	// In Chromium tests/e2e/pages.spec.ts looks at all pages anyway.
	test(`every page is whole on a ${size}: a silent console, every picture, nothing sideways`, {
		tag: '@not-chromium',
	}, async ({ visitor }) => {
		// One visit to all pages, so that what they share is loaded once; each page has its time.
		test.setTimeout(routes.length * 15_000);
		await visitor.driver.resize(width, height);
		for (const route of routes) {
			await visitor.open(route);
			expect.soft(await visitor.run(readThrough), route).toEqual([]);
		}
	});
}
