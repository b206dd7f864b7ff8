import type { Locator, Page } from '@playwright/test';
import { formatAverage } from '../../src/lib/rating.ts';
import { cutAtWord, formatLabel } from '../../src/lib/text.ts';
import { company, labels, reviews } from './support/content.ts';
import { axe, expect, test } from './support/test.ts';

const words = labels.testimonials;
const cards = (page: Page) => page.locator('#reviews figure');
const filter = (page: Page) => page.getByRole('combobox', { name: words.filter });
const status = (page: Page) => page.locator('#reviews').getByRole('status');
const toggles = (page: Page) => page.locator('#reviews summary');
const count = (shown: number) => formatLabel(words.count, { shown, total: reviews.length });

const service = 'Rug Cleaning';
const about = reviews.filter((review) => review.service === service);
const long = reviews.filter((review) => review.text.length > 200);

async function open(page: Page, address = '/testimonials'): Promise<void> {
	await page.goto(address);
	await filter(page).scrollIntoViewIfNeeded();
}

test('the average of all reviews, the perfect rating and the number of reviews are shown', async ({
	page,
}) => {
	await open(page, '/testimonials?service=rug-cleaning');
	const average = formatAverage(
		reviews.reduce((sum, review) => sum + review.rating, 0) / reviews.length,
		labels.locale,
	);
	await expect(page.locator('main')).toContainText(`${average} ${words.average}`);
	await expect(page.locator('main')).toContainText('5.0 Perfect Rating');
	await expect(page.locator('main')).toContainText(`${company.claims.reviews} verified reviews`);
	await expect(status(page)).toHaveText(count(about.length));
});

test('all reviews are shown at first, and the ways on are a quote and more reviews elsewhere', async ({
	page,
}) => {
	await open(page);
	await expect(cards(page)).toHaveCount(14);
	await expect(filter(page)).toHaveValue('');
	await expect(status(page)).toHaveText(count(14));
	const section = page.locator('#reviews');
	await expect(section.getByRole('link', { name: labels.action.freeQuote })).toHaveAttribute(
		'href',
		'/quote',
	);
	const more = section.getByRole('link', { name: words.moreOnGoogle });
	await expect(more).toHaveAttribute('href', company.links.googleReviews ?? '');
	await expect(more).toHaveAttribute('target', '_blank');
});

test('the filter shows the reviews of one service, and says how many', async ({ page }) => {
	await open(page);
	await filter(page).selectOption({ label: service });
	await expect(page).toHaveURL('/testimonials?service=rug-cleaning');
	await expect(status(page)).toHaveText(count(about.length));
	await expect(cards(page)).toHaveCount(about.length);
	for (const card of await cards(page).all()) await expect(card).toContainText(service);
	await axe(page);
	await filter(page).selectOption({ label: words.all });
	await expect(page).toHaveURL('/testimonials');
	await expect(cards(page)).toHaveCount(14);
});

test('the filter is found again after a reload, after the way back, and undone by it', async ({ page }) => {
	await open(page);
	await filter(page).selectOption({ label: service });
	await expect(status(page)).toHaveText(count(about.length));
	await page.reload();
	await filter(page).scrollIntoViewIfNeeded();
	await expect(status(page)).toHaveText(count(about.length));
	await expect(filter(page)).toHaveValue('rug-cleaning');
	await page.goto('/about-us');
	await page.goBack();
	await filter(page).scrollIntoViewIfNeeded();
	await expect(status(page)).toHaveText(count(about.length));
	await page.goBack();
	await expect(page).toHaveURL('/testimonials');
	await expect(status(page)).toHaveText(count(14));
	await expect(filter(page)).toHaveValue('');
});

for (const value of ['window-washing', '', '%E0%A4%A', '<b>']) {
	test(`an unknown service in the address (“${value}”) shows all`, async ({ page }) => {
		await open(page, `/testimonials?service=${value}`);
		await expect(status(page)).toHaveText(count(14));
		await expect(filter(page)).toHaveValue('');
	});
}

test('a long review is cut at a word, opens in full and closes again, and keeps the focus', async ({
	page,
}) => {
	await open(page);
	const [review] = long;
	if (!review) throw new Error('No review is longer than 200 characters.');
	const { start, rest } = cutAtWord(review.text, 200);
	const card = cards(page).filter({ hasText: review.name });
	const toggle = card.locator('summary');
	const end = card.getByText(rest.trim());
	await expect(toggle).toHaveText(new RegExp(`^${words.readMore}.*: ${review.name}$`));
	await expect(card.getByText(`${start}…`)).toBeVisible();
	await expect(end).toBeHidden();
	await toggle.focus();
	await page.keyboard.press('Enter');
	await expect(end).toBeVisible();
	await expect(card.getByText(words.showLess)).toBeVisible();
	await expect(card.getByText(words.readMore)).toBeHidden();
	await expect(toggle).toBeFocused();
	await axe(page);
	await page.keyboard.press('Enter');
	await expect(end).toBeHidden();
	await expect(toggle).toBeFocused();
});

test('one long review is open at a time, and short ones have nothing to open', async ({ page }) => {
	await open(page);
	await expect(toggles(page)).toHaveCount(long.length);
	const opened = page.locator('#reviews details[open]');
	await expect(opened).toHaveCount(0);
	for (const index of [0, 2, 1]) {
		await toggles(page).nth(index).click();
		await expect(page.locator('#reviews details').nth(index)).toHaveAttribute('open');
		await expect(opened).toHaveCount(1);
	}
});

test('a review without words is shown as a rating', async ({ page }) => {
	await open(page);
	const [silent] = reviews.filter((review) => review.text === '');
	const card = cards(page).filter({ hasText: silent?.name ?? 'no review is without words' });
	await expect(card.locator('blockquote')).toHaveText(
		formatLabel(labels.rating.only, { stars: silent?.rating ?? 5 }),
	);
	await expect(card.locator('summary')).toHaveCount(0);
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('every review is there, long ones open one at a time, and there is no filter', async ({ page }) => {
		await page.goto('/testimonials');
		await expect(cards(page)).toHaveCount(reviews.length);
		const texts = long.map(({ text }) => page.locator('#reviews details').getByText(text));
		for (const [index, text] of texts.slice(0, 2).entries()) {
			await toggles(page).nth(index).click();
			await expect(text).toBeVisible();
		}
		await expect(texts[0] as Locator).toBeHidden();
		await expect(page.locator('#reviews select')).toBeHidden();
	});
});
