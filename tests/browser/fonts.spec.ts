import { listTypicalRoutes } from '../site-files.ts';
import { expect, hold, test } from './support/test.ts';

const routes = listTypicalRoutes('dist');

/** Runs in the page as it opens: adds up how far its parts move (https://web.dev/articles/cls). */
function watchShifts(): void {
	let sum = 0;
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
		document.documentElement.dataset['shift'] = String(sum);
	}).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page: waits for its fonts and two frames with them. @returns how far its parts have moved */
async function readShift(): Promise<number> {
	await document.fonts.ready;
	for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
	return Number(document.documentElement.dataset['shift'] ?? 0);
}

for (const [width, height] of [
	[390, 844],
	[768, 1024],
	[1440, 900],
] as const)
	test(`late fonts barely shift the layout at ${width} px`, { tag: '@desktop' }, async ({ page }) => {
		test.setTimeout(30_000 + routes.length * 5_000);
		await page.setViewportSize({ width, height });
		await page.addInitScript(watchShifts);
		for (const route of routes) {
			const release = await hold(page, '**/*.woff2');
			await page.goto(route, { waitUntil: 'domcontentloaded' });
			await expect
				.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
				.toBe(1);
			release();
			expect.soft(await page.evaluate(readShift), route).toBeLessThanOrEqual(0.02);
			await page.unrouteAll();
		}
	});
