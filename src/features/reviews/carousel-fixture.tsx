import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { failure } from '../../components/island/testing/failure.ts';
import { ReviewCarousel, type ReviewCarouselLabels } from './ReviewCarousel.island.tsx';

/** What the tests of this island share: three reviews, their words, and the ways to find its parts. */

const labels: ReviewCarouselLabels = {
	region: 'Customer reviews',
	previous: 'Previous review',
	next: 'Next review',
	goTo: 'Show review {number}',
	position: 'Review {current} of {total}, {title}',
	counter: '{current} of {total}',
	stars: '{stars} out of 5 stars',
};

const reviews = [
	{ id: 'a', name: 'Ann', rating: 5, text: 'They came on time. '.repeat(12), date: 'March 2025' },
	{ id: 'b', name: 'Ben', rating: 5, text: 'The stain is gone.', date: 'May 2025' },
	{ id: 'c', name: 'Cleo', rating: 4, text: 'Dry by dinner.', date: 'June 2025' },
];

export const element = <ReviewCarousel reviews={reviews} labels={labels} failure={failure} />;
export const previous = page.getByRole('button', { name: 'Previous review' });
export const next = page.getByRole('button', { name: 'Next review' });
export const getDot = (number: number) => page.getByRole('button', { name: `Show review ${number}` });

/** Exactly one review can be seen and is there for screen readers. */
export async function expectReview(name: string) {
	await expect
		.poll(() =>
			page
				.getByRole('figure')
				.elements()
				.map((figure) => figure.textContent),
		)
		.toEqual([expect.stringContaining(name)]);
	for (const review of reviews) {
		const author = page.getByText(review.date);
		await (review.name === name
			? expect.element(author).toBeVisible()
			: expect.element(author).not.toBeVisible());
	}
}
