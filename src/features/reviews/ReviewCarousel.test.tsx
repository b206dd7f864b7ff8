import '../../styles/site.css';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { dragFinger } from '../../components/island/testing/gesture.ts';
import { formatLabel } from '../../lib/text.ts';
import { labels } from '../../words/testing/labels.ts';
import { ReviewCarousel } from './ReviewCarousel.island.tsx';
import { ReviewSlide } from './ReviewSlide.tsx';

const words = labels.carousel;
const reviews = [
	{ id: 'a', name: 'Ann', rating: 5, text: 'They came on time. '.repeat(12), date: 'March 2025' },
	{ id: 'b', name: 'Ben', rating: 5, text: 'The stain is gone.', date: 'May 2025' },
	{ id: 'c', name: 'Cleo', rating: 4, text: 'Dry by dinner.', date: 'June 2025' },
];
const element = (
	<ReviewCarousel names={reviews.map(({ name }) => name)} labels={words}>
		{reviews.map((review) => (
			<ReviewSlide key={review.id} {...review} labels={labels.rating} />
		))}
	</ReviewCarousel>
);
const previous = page.getByRole('button', { name: words.previous });
const next = page.getByRole('button', { name: words.next });
const getDot = (number: number) => page.getByRole('button', { name: formatLabel(words.goTo, { number }) });
const row = page.getByRole('region', { name: words.region });

/** Expects the review by this person to fill the row, and its dot to be current. */
async function expectReview(name: string) {
	const index = reviews.findIndex((review) => review.name === name);
	await expect
		.poll(() => {
			const { left } = row.element().getBoundingClientRect();
			const slide = row.element().children[index]?.getBoundingClientRect();
			return Math.round((slide?.left ?? Number.NaN) - left);
		})
		.toBe(0);
	await expect.element(getDot(index + 1)).toHaveAttribute('aria-current', 'true');
}

beforeEach(() => page.viewport(1024, 768));

test('the arrows go around, and say which review is shown', async () => {
	const { container } = await render(element);
	for (const [arrow, current] of [
		[previous, 3],
		[next, 1],
		[next, 2],
	] as const) {
		await arrow.click();
		await expectReview(reviews[current - 1]?.name ?? '');
		const position = formatLabel(words.position, { current, total: 3 });
		await expect.poll(() => container.querySelector('[aria-live]')).toHaveTextContent(position);
	}
});

test('presses that are faster than the row count', async () => {
	await render(element);
	for (const _ of reviews) (next.element() as HTMLElement).click();
	(next.element() as HTMLElement).click();
	await expectReview('Ben');
});

test('a finger swipes, and an upward swipe scrolls the page', async () => {
	await page.viewport(390, 500);
	await render(<div style={{ paddingBlockEnd: '150vh' }}>{element}</div>);
	await dragFinger(row.element(), { x: 80, y: 50 }, { x: 20, y: 52 });
	await expectReview('Ben');
	await dragFinger(row.element(), { x: 50, y: 90 }, { x: 52, y: 5 });
	await expect.poll(() => window.scrollY).toBeGreaterThan(50);
	await expectReview('Ben');
});

test('the keyboard reaches the row and every control', async () => {
	await render(element);
	for (const stop of [row, getDot(1), getDot(2), getDot(3), previous, next]) {
		await userEvent.tab();
		await expect.element(stop).toHaveFocus();
		expect(getComputedStyle(stop.element()).outlineStyle).toBe('solid');
	}
	await userEvent.keyboard('{Enter}');
	await expectReview('Ben');
	await expect.element(next).toHaveFocus();
});
