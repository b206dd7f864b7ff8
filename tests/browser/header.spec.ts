import { languagesWith } from './support/languages.ts';
import { expectLegible } from './support/legible.ts';
import { resize, test } from './support/test.ts';

/** Over a picture, and in colors that axe doesn't see; pages.spec.ts looks at that of every kind of page. */
test.describe('the header', () => {
	test.use({ contextOptions: { reducedMotion: 'reduce' } });

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
