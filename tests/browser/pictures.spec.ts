import { services } from '../content.ts';
import { chooseFile, findPictures } from './support/pictures.ts';
import { expect, test } from './support/test.ts';

test.use({ deviceScaleFactor: 3 });

/** pages.spec.ts says which pictures are blurred in the files that this rule chooses. */
test('the browser chooses no smaller files than the rule names', async ({ page }) => {
	await page.goto('/');
	await page.locator('#team').scrollIntoViewIfNeeded();
	await expect(page.locator('#team img').first()).not.toHaveJSProperty('naturalWidth', 0);
	const chosen = (await page.evaluate(findPictures)).filter((picture) => picture.chosen);
	expect(chosen.length).toBeGreaterThan(2);
	for (const picture of chosen) {
		const names = picture.files.map(({ name }) => name);
		const least = names.indexOf(chooseFile(picture, 3));
		expect(names.indexOf(picture.chosen), picture.chosen).toBeGreaterThanOrEqual(least);
	}
});

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
