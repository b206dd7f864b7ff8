import { services } from '../content.ts';
import { findPictures } from './support/pictures.ts';
import { expect, test } from './support/test.ts';

test.use({ deviceScaleFactor: 3 });

test('a phone loads the picture of a page with the form in no more pixels than it shows', async ({
	page,
}) => {
	for (const { id, hero: words } of services) {
		if (!words.photo) continue;
		await page.goto(`/services/${id}`);
		const hero = page.locator('section[aria-labelledby="hero-title"] img');
		await expect(hero, id).not.toHaveJSProperty('naturalWidth', 0);
		const [{ files, chosen, box } = {} as never] = await page.evaluate(findPictures);
		const { width = Infinity } = files.find(({ name }) => name === chosen) ?? {};
		// Three for each of CSS, and no more than the next larger file would have.
		expect(width, id).toBeLessThanOrEqual(box[0] * 3);
	}
});
