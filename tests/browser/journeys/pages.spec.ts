import { listTypicalRoutes } from '../../site-files.ts';
import { readThrough } from '../support/in-page.ts';
import { expect, sizes, test } from '../support/visitor/test.ts';

/** Not in Chromium, which tests/browser/pages.spec.ts looks at. */
test('every kind of page loads without errors and fits a phone', async ({ visitor }) => {
	const routes = listTypicalRoutes('dist');
	test.setTimeout(60_000 + routes.length * 10_000);
	for (const route of routes) {
		await visitor.open(route);
		const sideways = await visitor.run(() => document.documentElement.scrollWidth - innerWidth);
		expect.soft(sideways, `${route} scrolls sideways`).toBeLessThanOrEqual(0);
		expect.soft(await visitor.readUnexpected(), route).toEqual([]);
	}
});

test('the home page shows its pictures and fits a phone and a large screen', async ({ visitor }) => {
	await visitor.open('/');
	for (const size of [sizes.phone, sizes.desktop]) {
		await visitor.tab.setViewportSize(size);
		expect.soft(await visitor.run(readThrough), `${size.width}`).toEqual([]);
	}
});
