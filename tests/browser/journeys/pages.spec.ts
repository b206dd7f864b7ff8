import { listTypicalRoutes } from '../../site-files.ts';
import { readThrough } from '../support/in-page.ts';
import { expect, sizes, test } from '../support/visitor/test.ts';

/** Not in Chromium, which tests/browser/pages.spec.ts looks at. */
test('every kind of page loads without errors and fits a phone and a large screen', async ({ visitor }) => {
	const routes = listTypicalRoutes('dist');
	test.setTimeout(60_000 + routes.length * 15_000);
	const both = [sizes.phone, sizes.desktop];
	for (const route of routes) {
		await visitor.open(route);
		expect.soft(await visitor.run(readThrough), route).toEqual([]);
		// The next page begins at the size where this one ends, because WebKit takes a while to change it.
		await visitor.tab.setViewportSize(both.reverse()[0] ?? sizes.phone);
		const measure = () => visitor.run(() => document.documentElement.scrollWidth - innerWidth);
		expect.soft(await measure(), `${route}, the other size`).toBeLessThanOrEqual(0);
	}
});
