import { labels, phoneLink } from '../content.ts';
import { emergencies } from './support/quote-form.ts';
import { expect, test } from './support/test.ts';

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

test('the hero is 70% of the window high, up to 600 px, and at least 80% with the form', {
	tag: '@desktop',
}, async ({ page }) => {
	await page.goto('/');
	const hero = page.locator('main > section').first();
	const height = async () => (await hero.boundingBox())?.height ?? 0;
	for (const window of [
		{ width: 768, height: 1024 },
		{ width: 1280, height: 720 },
		{ width: 1440, height: 900 },
		{ width: 1920, height: 1080 },
	]) {
		await page.setViewportSize(window);
		expect(await height()).toBeCloseTo(Math.min(window.height * 0.7, 600));
		// What the build sets where the owner puts the form beside the words.
		await hero.evaluate((element) => element.setAttribute('data-form', ''));
		expect(await height()).toBeGreaterThanOrEqual(Math.floor(window.height * 0.8));
		await hero.evaluate((element) => element.removeAttribute('data-form'));
	}
});

test('the form in the hero keeps a distance from the words', { tag: '@desktop' }, async ({ page }) => {
	await page.goto('/');
	for (const width of [360, 768, 900, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		// What the build sets and adds where the owner puts the form beside the words.
		const gap = await page.evaluate(() => {
			const hero = document.querySelector<HTMLElement>('main > section');
			const words = hero?.querySelector('h1')?.parentElement;
			if (!hero || !words) return 0;
			hero.dataset['form'] = '';
			const form = Object.assign(document.createElement('div'), { textContent: 'Form' });
			words.after(form);
			const [left, right] = [words.getBoundingClientRect(), form.getBoundingClientRect()];
			form.remove();
			return Math.max(right.top - left.bottom, right.left - left.right);
		});
		expect(gap, `${width}`).toBeGreaterThanOrEqual(32);
	}
});

test('on phones the arrow keys scroll the team’s single row', async ({ page }) => {
	await page.goto('/');
	const row = page.locator('#team').getByRole('group');
	for (const width of [320, 390]) {
		await page.setViewportSize({ width, height: 844 });
		await expect(row).toHaveAccessibleName((await page.locator('#team h2').textContent()) ?? '');
		await row.focus();
		const last = row.getByRole('heading', { level: 3 }).last();
		const findEnd = async () => {
			const box = await last.boundingBox();
			return (box?.x ?? 0) + (box?.width ?? 0);
		};
		expect(await findEnd()).toBeGreaterThan(width);
		await expect(async () => {
			await page.keyboard.press('ArrowRight');
			expect(await findEnd()).toBeLessThanOrEqual(width);
		}).toPass({ intervals: [300] });
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
		await row.evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }));
	}
});

test('the team has rows of up to four', { tag: '@desktop' }, async ({ page }) => {
	await page.goto('/');
	for (const width of [768, 1440, 2560]) {
		await page.setViewportSize({ width, height: 900 });
		const tops = await page
			.locator('#team li:has(> h3)')
			.evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
		const rows = Map.groupBy(tops, (top) => top);
		expect(Math.max(...[...rows.values()].map((row) => row.length))).toBeLessThanOrEqual(4);
	}
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

for (const { id, emergency } of emergencies)
	test(`the page of ${id} puts the call first`, { tag: '@both' }, async ({ page }) => {
		await page.goto(`/services/${id}`);
		const strip = page.getByRole('region', { name: emergency?.title ?? '' });
		await expect(strip.getByRole('link').first()).toHaveAttribute('href', /^tel:/);
		await expect(strip).toBeInViewport();
	});

test('tablets show the picture of every page that begins with the form, and phones load none beside a panel', {
	tag: '@desktop',
}, async ({ page }) => {
	const routes = ['/contact', '/quote', ...emergencies.map(({ id }) => `/services/${id}`)];
	const picture = page.locator('section[aria-labelledby="hero-title"] img');
	// All phones first: what a tablet has loaded, a phone would take from memory.
	await page.setViewportSize({ width: 390, height: 844 });
	for (const path of routes) {
		await page.goto(path);
		await expect(picture, path).toBeHidden();
		await expect(picture, path).toHaveJSProperty('naturalWidth', 0);
	}
	await page.setViewportSize({ width: 768, height: 1024 });
	for (const path of routes) {
		await page.goto(path);
		for (const width of [768, 991, 1024]) {
			await page.setViewportSize({ width, height: 1024 });
			await expect(picture, `${path} at ${width}`).toBeInViewport({ ratio: 0.9 });
		}
	}
});
