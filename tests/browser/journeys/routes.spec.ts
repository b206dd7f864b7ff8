import { listRoutes, listTypicalRoutes } from '../../../tools/build/site-files.ts';
import { readThrough } from './support/in-page.ts';
import { expect, sizes, test } from './support/test.ts';

const routes = listRoutes('dist');
const typical = listTypicalRoutes('dist');

// In Chromium tests/browser/pages.spec.ts looks at the pages anyway.
test('every page is whole on a phone and on a desktop: a silent console, every picture, nothing sideways', {
	tag: '@not-chromium',
}, async ({ visitor }) => {
	// One visit to all pages, so that what they share is loaded once; each page has its time.
	test.setTimeout(routes.length * 25_000);
	const windows = Object.entries(sizes);
	for (const route of routes) {
		// Pages that differ from others in their words alone are looked at in the window in which they open.
		const shown = typical.includes(route) ? windows : windows.slice(0, 1);
		for (const [index, [size, { width, height }]] of shown.entries()) {
			await visitor.driver.resize(width, height);
			if (index === 0) await visitor.open(route);
			expect.soft(await visitor.run(readThrough), `${route} on a ${size}`).toEqual([]);
		}
		// The next page opens in the window that this one was left in: half of them on a phone, half on a desktop.
		windows.reverse();
	}
});
