import { cases, labels, mainPhone, team } from './support/content.ts';
import { axe, expect, test } from './support/test.ts';

test('the sections come in the order of the specification', async ({ page }) => {
	await page.goto('/');
	const order = await page
		.locator('main > :is(section, div)')
		.evaluateAll((parts) =>
			parts.map((part) => part.id || part.getAttribute('aria-labelledby') || part.tagName.toLowerCase()),
		);
	expect(order).toEqual([
		'hero-title',
		// The bar of three reasons to trust has no heading, so it is no section.
		'div',
		'services',
		'process',
		'gallery',
		'reviews',
		'team',
		'articles',
		'offer-title',
		'service-areas',
	]);
});

test('the hero leads to a quote and a call', async ({ page }) => {
	await page.goto('/');
	const hero = page.locator('main > section').first();
	const quote = hero.getByRole('link', { name: labels.shell.getQuote });
	await expect(quote).toHaveAttribute('href', '/quote');
	await expect(quote).toBeInViewport({ ratio: 1 });
	await expect(hero.getByRole('link', { name: mainPhone })).toHaveAttribute(
		'href',
		`tel:+1${mainPhone.replace(/\D/g, '')}`,
	);
	await axe(page);
});

test('the hero is at least 70% of the window high, up to 600 px; 80% with the form', async ({ page }) => {
	await page.goto('/');
	const hero = page.locator('main > section').first();
	const height = async () => (await hero.boundingBox())?.height ?? 0;
	const minimum = () => hero.evaluate((element) => Number.parseFloat(getComputedStyle(element).minHeight));
	for (const window of [
		{ width: 390, height: 844 },
		{ width: 820, height: 1180 },
		{ width: 1440, height: 900 },
		{ width: 1920, height: 1080 },
	]) {
		await page.setViewportSize(window);
		expect(await minimum()).toBeCloseTo(Math.min(window.height * 0.7, 600));
		expect(await height()).toBeGreaterThanOrEqual(Math.min(window.height * 0.7, 600));
		// What the build sets where the owner puts the form beside the words.
		await hero.evaluate((element) => element.setAttribute('data-form', ''));
		expect(await height()).toBeGreaterThanOrEqual(window.height * 0.8);
		await hero.evaluate((element) => element.removeAttribute('data-form'));
	}
});

test('six cards lead to six services, three in a row on large screens', async ({ page, isMobile }) => {
	await page.goto('/');
	const links = page.locator('#services').getByRole('link', { name: labels.action.learnMore });
	expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
		'/services/carpet-cleaning',
		'/services/upholstery-cleaning',
		'/services/oriental-rug-cleaning',
		'/services/leather-cleaning',
		'/services/tile-grout',
		'/services/flood-restoration',
	]);
	const tops = await page
		.locator('#services li')
		.evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
	expect(new Set(tops).size).toBe(isMobile ? 3 : 2);
});

test('three steps have four features each', async ({ page }) => {
	await page.goto('/');
	const steps = page.locator('#process ol > li');
	await expect(steps.getByRole('heading', { level: 3 })).toHaveText([
		'Book Your Service',
		'Expert Care & Service',
		'Enjoy the Results',
	]);
	for (const step of await steps.all()) await expect(step.getByRole('listitem')).toHaveCount(4);
});

test('the team has eight members; who has no photo yet is shown with the words', async ({ page }) => {
	await page.goto('/');
	const cards = page.locator('#team li:has(> h3)');
	await expect(cards).toHaveCount(8);
	await expect(cards.getByRole('heading', { level: 3 })).toHaveText(team.map((member) => member.name));
	await expect(cards.filter({ hasText: labels.photo.comingSoon })).toHaveCount(
		team.filter((member) => !member.photo).length,
	);
});

test('up to four members of the team stand in a row', async ({ page }) => {
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

test('the team is one row that is swiped, or scrolled by the arrow keys @phone', async ({ page }) => {
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

test('where the whole team is in view, keys pass its row by @desktop', async ({ page }) => {
	await page.goto('/');
	await page.locator('#reviews').getByRole('button').last().focus();
	await page.keyboard.press('Tab');
	await expect(page.locator('#articles a').first()).toBeFocused();
});

test('three articles and three regions lead on', async ({ page }) => {
	await page.goto('/');
	await expect(page.locator('#articles h3')).toHaveCount(3);
	await expect(page.locator('#service-areas h3')).toHaveCount(3);
	const areas = page.locator('#service-areas');
	await expect(areas.getByRole('link', { name: labels.shell.getQuote })).toHaveAttribute('href', '/quote');
	await expect(areas.getByRole('link', { name: mainPhone })).toHaveAttribute('href', /^tel:/);
	await expect(page.getByRole('region', { name: /Special Pricing/ })).toContainText('Limited Time Offer');
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('both pictures of every case stand side by side, with their words', async ({ page }) => {
		await page.goto('/');
		const figures = page.locator('#gallery figure');
		await expect(figures).toHaveCount(cases.length);
		for (const [index, figure] of (await figures.all()).entries()) {
			await expect(figure.locator('figcaption')).toContainText(cases[index]?.title ?? '');
			await figure.scrollIntoViewIfNeeded();
			const pictures = figure.locator('img');
			await expect(pictures).toHaveCount(2);
			const before = await pictures.nth(0).boundingBox();
			const after = await pictures.nth(1).boundingBox();
			expect(before?.y).toBe(after?.y);
			expect((before?.x ?? 0) + (before?.width ?? 0)).toBeLessThanOrEqual(after?.x ?? 0);
		}
		await expect(page.locator('#gallery').getByRole('slider')).toBeHidden();
	});

	test('all three reviews can be read', async ({ page }) => {
		await page.goto('/');
		await expect(page.locator('#reviews blockquote')).toHaveCount(3);
		for (const review of await page.locator('#reviews blockquote').all()) await expect(review).toBeVisible();
		await expect(page.locator('#reviews').getByRole('button', { name: labels.carousel.next })).toBeHidden();
	});
});
