import { expect, test } from './support/test.ts';

// A finger does not hover; phones load by what is in view, which emulation does not do.
test('the next page is already loaded when the pointer rests on its link', { tag: '@desktop' }, async ({
	page,
}) => {
	const loadedEarly: string[] = [];
	page.context().on('requestfinished', (request) => {
		if (request.headers()['sec-purpose']?.startsWith('prefetch'))
			loadedEarly.push(new URL(request.url()).pathname);
	});
	await page.goto('/');
	const link = page.locator('header nav a[href="/about-us"]');
	await expect(async () => {
		// Away and back: a pointer that came before the browser had read the rules counts for nothing.
		await page.mouse.move(5, 400);
		await link.hover();
		await expect.poll(() => loadedEarly, { timeout: 1000 }).toContain('/about-us');
	}).toPass();
	expect(loadedEarly).toEqual(['/about-us']);
	await link.click();
	await expect(page).toHaveURL(/\/about-us$/);
	const delivery = await page.evaluate(() => {
		const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
			deliveryType: string;
		})[];
		return entry?.deliveryType;
	});
	expect(delivery).toBe('navigational-prefetch');
});
