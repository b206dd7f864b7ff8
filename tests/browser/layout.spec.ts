import { labels, phoneLink, services } from '../content.ts';
import { languagesWith } from './support/languages.ts';
import { expect, resize, test } from './support/test.ts';

test('the first screen has the links to a quote and a call', { tag: '@both' }, async ({ page }) => {
	await page.goto('/');
	const hero = page.locator('main > section').first();
	await expect(hero.getByRole('link', { name: labels.shell.getQuote })).toBeInViewport({ ratio: 1 });
	await expect(hero.locator(phoneLink)).toBeInViewport({ ratio: 1 });
});

test('services have two columns on phones and three on large screens', { tag: '@both' }, async ({
	page,
	isMobile,
}) => {
	await page.goto('/');
	const lefts = await page
		.locator('#services li')
		.evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
	expect(new Set(lefts).size).toBe(Math.min(isMobile ? 2 : 3, lefts.length));
});

test('pictures alternate sides on wide screens', { tag: '@both' }, async ({ page, isMobile }) => {
	await page.goto('/services');
	const cards = page.locator('#services li:has(h3)');
	await expect(cards).not.toHaveCount(0);
	const sides = await cards.evaluateAll((all) =>
		all.map((card) => {
			const picture = card.querySelector('picture')?.getBoundingClientRect();
			const words = card.querySelector('h3')?.getBoundingClientRect();
			if (!picture || !words) return 'missing';
			return picture.bottom <= words.top ? 'above' : picture.left < words.left ? 'left' : 'right';
		}),
	);
	expect(sides).toEqual(sides.map((_, index) => (isMobile ? 'above' : index % 2 === 0 ? 'left' : 'right')));
});

test('the first screen of a service has its title, both buttons, its first fact and the form', {
	tag: '@desktop',
}, async ({ page }) => {
	const first = ['h1', 'h1 + p', 'a[href$="/quote"]', phoneLink, 'dl dt'];
	for (const { start } of languagesWith(...services.map(({ id }) => `/services/${id}`)))
		for (const { id, emergency } of services) {
			await page.goto(`${start}/services/${id}`);
			await page.evaluate(() => document.fonts.ready.then(() => {}));
			// Before an emergency call, another language has more to say.
			const parts = emergency && start ? first : [...first, 'iframe'];
			for (const window of [
				{ width: 390, height: 844 },
				{ width: 1366, height: 768 },
			]) {
				await resize(page, window);
				const ends = await page.locator('section[aria-labelledby="hero-title"]').evaluate(
					(hero, selectors) =>
						selectors.map((selector) => {
							const box = hero.querySelector(selector)?.getBoundingClientRect();
							// The heading of the form says what it asks.
							return selector === 'iframe' ? (box?.top ?? Infinity) + 44 : (box?.bottom ?? 0);
						}),
					parts,
				);
				expect
					.soft(Math.max(...ends), `${start} ${id} at ${window.width}`)
					.toBeLessThanOrEqual(window.height);
			}
		}
});

test('the picture of a page with the form goes from edge to edge, on phones above its words', async ({
	page,
}) => {
	const paths = services.flatMap(({ id, hero, emergency }) =>
		hero.photo && !emergency ? `/services/${id}` : [],
	);
	for (const path of ['/quote', ...paths]) {
		await page.goto(path);
		const hero = page.locator('section[aria-labelledby="hero-title"]');
		const picture = hero.locator('picture');
		for (const width of [390, 1440, 2560]) {
			await resize(page, { width, height: 844 });
			const box = await picture.boundingBox();
			expect(box, `${path} at ${width}`).toMatchObject({ x: 0, width });
			const { y = 0 } = (await hero.locator('h1').boundingBox()) ?? {};
			if (width === 390) expect(y, path).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0) + 8);
		}
	}
});
