import { listRoutes } from '../../tools/build/site-files.ts';
import { expect, test } from './support/test.ts';

const [servicePage = '/services'] = listRoutes('dist').filter((route) => route.startsWith('/services/'));

for (const path of ['/', servicePage, '/terms']) {
	test(`nothing moves while ${path} loads`, { tag: '@both' }, async ({ page }) => {
		await page.goto(path, { waitUntil: 'load' });
		await page.evaluate(() => document.fonts.ready);
		const shift = await page.evaluate(
			() =>
				new Promise<number>((resolve) => {
					let sum = 0;
					new PerformanceObserver((list) => {
						for (const entry of list.getEntries())
							sum += (entry as PerformanceEntry & { value: number }).value;
					}).observe({ type: 'layout-shift', buffered: true });
					setTimeout(() => resolve(sum), 500);
				}),
		);
		expect(shift).toBeLessThanOrEqual(0.01);
	});
}
