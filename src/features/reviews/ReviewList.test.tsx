import '../../styles/site.css';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { formatLabel } from '../../lib/text.ts';
import { labels } from '../../words/testing/labels.ts';
import { ReviewList, type ReviewListProps } from './ReviewList.island.tsx';

const words = labels.testimonials;
const long = `${'A long sentence about a clean carpet. '.repeat(8)}The end.`;
const props: ReviewListProps = {
	reviews: [
		{ id: 'a', name: 'Ana', rating: 5, text: long, date: 'March 2025', service: 'Carpet Cleaning' },
		{ id: 'b', name: 'Ben', rating: 5, text: 'Short.', date: 'May 2025', service: 'Чистка ковров' },
		{ id: 'c', name: 'Cleo', rating: 5, text: '', date: 'May 2025' },
		{ id: 'd', name: 'Dan', rating: 5, text: long, date: 'June 2025', service: 'Чистка ковров' },
	],
	labels: { ...labels.rating, ...words, count: 'Showing {shown} of 4 reviews' },
};

test('the filter shows the reviews of a service, and says how many', async () => {
	const screen = await render(<ReviewList {...props} />);
	const count = screen.getByRole('status');
	await expect.element(count).toHaveTextContent('Showing 4 of 4 reviews');
	for (const [service, shown] of [
		['Carpet Cleaning', 1],
		['Чистка ковров', 2],
		['All services', 4],
	] as const) {
		await screen.getByRole('combobox').selectOptions(service);
		await expect.element(count).toHaveTextContent(`Showing ${shown} of 4 reviews`);
		expect(screen.getByRole('listitem').elements()).toHaveLength(shown);
	}
});

test('a long review is collapsed, opens in full and closes when another is opened', async () => {
	const screen = await render(<ReviewList {...props} />);
	const cards = screen.getByRole('listitem');
	const text = cards.nth(0).getByText(/The end\./);
	await expect.element(text).not.toBeVisible();
	await cards.nth(0).getByText(words.readMore).click();
	await expect.element(text).toBeVisible();
	await expect.element(cards.nth(0).getByText(/…$/)).not.toBeVisible();
	await expect.element(cards.nth(0).getByText(words.showLess)).toBeVisible();
	await cards.nth(3).getByText(words.readMore).click();
	await expect.element(cards.nth(3).getByText(/The end\./)).toBeVisible();
	await expect.element(text).not.toBeVisible();
	await expect.element(cards.nth(0).getByText(/…$/)).toBeVisible();
});

test('beside a long review, short ones follow each other without a hole', async () => {
	await page.viewport(1000, 800);
	const screen = await render(<ReviewList {...props} />);
	const [, ben, cleo] = screen
		.getByRole('listitem')
		.elements()
		.map((card) => card.getBoundingClientRect());
	expect(cleo?.left).toBe(ben?.left);
	expect(cleo?.top).toBe(ben?.bottom);
});

test('a review without words shows its rating and says so, and a short one has nothing to open', async () => {
	const screen = await render(<ReviewList {...props} />);
	await expect.element(screen.getByText(formatLabel(labels.rating.only, { stars: 5 }))).toBeVisible();
	expect(screen.getByText(words.readMore).elements()).toHaveLength(2);
});
