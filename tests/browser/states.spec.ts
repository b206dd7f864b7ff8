import { listRoutes } from '../../tools/build/site-files.ts';
import { labels, reviews } from '../content.ts';
import { axe, expect, test } from './support/test.ts';

/** What a page becomes under a visitor's hands has no barrier that axe finds, at either size; pages.spec.ts looks at how pages begin. */
// A picture that is half faded out has too little contrast, for a moment.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the pictures at both ends of the slider, the next case, the next review', { tag: '@both' }, async ({
	page,
}) => {
	await page.goto('/');
	const gallery = page.locator('#gallery');
	const slider = gallery.getByRole('slider');
	for (const [key, value] of [
		['End', '100'],
		['Home', '0'],
	] as const) {
		await slider.press(key);
		await expect(slider).toHaveValue(value);
		await axe(page, key);
	}
	for (const arrow of await gallery.getByRole('button', { name: labels.gallery.next }).all()) {
		await arrow.click();
		await expect(gallery.locator('figcaption').nth(1)).toBeVisible();
		await axe(page, 'the next case');
	}
	const part = page.locator('#reviews');
	for (const arrow of await part.getByRole('button', { name: labels.carousel.next }).all()) {
		await arrow.click();
		await expect(part.locator('blockquote').nth(1)).toBeVisible();
		await axe(page, 'the next review');
	}
});

test('the reviews of one service, one of them in full', { tag: '@both' }, async ({ page }) => {
	const long = reviews.find(({ service, text }) => service && text.length > 200);
	await page.goto('/testimonials');
	await page.locator('#reviews select').selectOption({ label: long?.service ?? 'no review is long' });
	await expect(page.locator('#reviews figure')).toHaveCount(
		reviews.filter(({ service }) => service === long?.service).length,
	);
	const review = page.locator('#reviews figure').filter({ hasText: long?.name ?? '' });
	await review.locator('summary').press('Enter');
	await expect(review.locator('details')).toHaveAttribute('open');
	await axe(page);
});

test('an open question, which keys close again', { tag: '@both' }, async ({ page }) => {
	const [service = ''] = listRoutes('dist').filter((route) => route.startsWith('/services/'));
	await page.goto(service);
	const question = page.locator('#questions details').first();
	await question.locator('summary').press('Enter');
	await expect(question).toHaveAttribute('open');
	await axe(page);
	await question.locator('summary').press('Space');
	await expect(question).not.toHaveAttribute('open');
});
