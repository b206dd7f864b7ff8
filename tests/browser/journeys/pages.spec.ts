import { listRoutes, listTypicalRoutes } from '../../site-files.ts';
import { readThrough } from '../support/in-page.ts';
import { expect, sizes, test } from '../support/visitor/test.ts';

for (const [size, routes] of [
	['phone', listRoutes('dist')],
	['desktop', listTypicalRoutes('dist')],
] as const)
	test(`every page loads without errors and fits the width of a ${size}`, async ({ visitor }) => {
		// One visit, so that what pages share is loaded once.
		test.setTimeout(60_000 + routes.length * 15_000);
		await visitor.tab.setViewportSize(sizes[size]);
		for (const route of routes) {
			await visitor.open(route);
			expect.soft(await visitor.run(readThrough), route).toEqual([]);
		}
	});
