import { services } from '../content.ts';
import { languagesWith } from './support/languages.ts';
import { expectLegible } from './support/legible.ts';
import { expect, resize, test } from './support/test.ts';

/** pages.spec.ts looks at the header of every kind of page. */
test.describe('the header', () => {
	test.use({
		contextOptions: { reducedMotion: 'reduce' },
		// An unknown address has a header, too.
		expectedErrors: [/404 \(Not Found\)/],
	});

	test('is legible over home’s picture at every width, in each language', { tag: '@desktop' }, async ({
		page,
	}) => {
		test.setTimeout(240_000);
		for (const { start } of languagesWith()) {
			await page.goto(`${start}/`);
			for (const width of [768, 900, 1024, 1216, 1920]) {
				await resize(page, { width, height: 900 });
				await expectLegible(page, `${start}/ at ${width}`, [0, 8, 40, 80, 81, 400]);
			}
		}
	});

	test('is legible in more contrast and in forced colors', { tag: '@desktop' }, async ({ page }) => {
		for (const route of ['/', '/faq']) {
			await page.goto(route);
			for (const preference of [
				{ contrast: 'more', forcedColors: 'none', colorScheme: 'light' },
				// A browser with forced colors says that contrast is asked for, too.
				{ contrast: 'more', forcedColors: 'active', colorScheme: 'dark' },
			] as const) {
				await page.emulateMedia(preference);
				for (const width of [1440, 390]) {
					await resize(page, { width, height: 900 });
					await expectLegible(page, `${route} at ${width} with ${Object.values(preference)}`);
				}
			}
		}
	});
});

test('over an opening with the form, the header has its ground', { tag: '@desktop' }, async ({ page }) => {
	const [calm] = services.filter((service) => !('emergency' in service));
	for (const route of [`/services/${calm?.id}`, '/quote', '/contact']) {
		await page.goto(route);
		for (const width of [390, 768, 1440]) {
			await resize(page, { width, height: 900 });
			const [header, hero] = await page.evaluate(() =>
				['body > header', 'section[aria-labelledby="hero-title"]'].map((part) => {
					const element = document.querySelector(part);
					return element && getComputedStyle(element).backgroundColor;
				}),
			);
			expect(header, `${route} at ${width}`).toBe(hero);
		}
	}
});

test('the header asks for a quote from tablets on, and the bar on phones', { tag: '@desktop' }, async ({
	page,
}) => {
	for (const { start } of languagesWith()) {
		await page.goto(`${start}/faq`);
		const quote = page.locator('body > header a[href$="/quote"]');
		for (const [width, isShown] of [
			[767, false],
			[768, true],
			[1120, true],
			[1440, true],
		] as const) {
			await resize(page, { width, height: 900 });
			await expect(quote, `${start} at ${width}`).toBeVisible({ visible: isShown });
			await expect(page.locator('body > aside a[href$="/quote"]')).toHaveCSS(
				'display',
				isShown ? 'none' : 'grid',
			);
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
		}
	}
});
