import { describe, expect, test } from 'vitest';
import { listNumberedPages, listPaths, listReviewPages, pageSizes, type ReviewAbout } from './paths.ts';

const ids = (count: number) => Array.from({ length: count }, (_, index) => `record-${index}`);
/** Reviews that name a service or, with undefined, none. */
const about = (count: number, service?: string): ReviewAbout[] =>
	Array.from({ length: count }, () => ({ service }));
const list = (posts: number, reviews: ReviewAbout[] = [], stainSpills: string[] = []) =>
	listPaths({ services: ['rugs'], posts: ids(posts), legal: ['terms'], stainSpills, reviews });

test('every record with a page has its address', () => {
	expect(list(1)).toEqual(
		expect.arrayContaining(['/', '/services/rugs', '/blog/record-0', '/terms', '/testimonials']),
	);
});

test('an empty list has one page, a full page no second one, and one record more begins the next', () => {
	const pages = (posts: number) => list(posts).filter((path) => path.startsWith('/blog/page/'));
	expect(pages(0)).toEqual([]);
	expect(pages(pageSizes.blog)).toEqual([]);
	expect(pages(pageSizes.blog + 1)).toEqual(['/blog/page/2']);
	expect(list(0, about(pageSizes.testimonials * 2 + 1))).toContain('/testimonials/page/3');
	expect(listNumberedPages('blog', 0)).toEqual([{ number: 1, path: '/blog', paths: ['/blog'] }]);
	expect(listNumberedPages('blog', pageSizes.blog + 1)[1]?.rest).toBe('page/2');
});

test('the stain guide has an address as long as it has a spill', () => {
	expect(list(0, [], ['wine'])).toEqual(expect.arrayContaining(['/stain-guide', '/stain-guide/wine']));
	expect(list(0)).not.toContain('/stain-guide');
});

describe('the reviews of a service', () => {
	const pagesOf = (...reviews: ReviewAbout[]) => listReviewPages(reviews).map(({ path }) => path);

	test('have no pages of their own while one page shows all reviews', () => {
		expect(pagesOf(...about(pageSizes.testimonials, 'Rug Cleaning'))).toEqual(['/testimonials']);
	});

	test('have as many pages as they fill, beside those of all reviews', () => {
		const reviews = [...about(pageSizes.testimonials + 1, 'Carpet & Tile'), ...about(1, 'Rugs'), ...about(1)];
		expect(pagesOf(...reviews)).toEqual([
			'/testimonials',
			'/testimonials/page/2',
			'/testimonials/carpet-tile',
			'/testimonials/carpet-tile/page/2',
			'/testimonials/rugs',
		]);
		expect(list(0, reviews)).toEqual(expect.arrayContaining(pagesOf(...reviews)));
	});

	test('stand together however the service is spelled, and words without an address have no page', () => {
		const reviews = [
			...about(pageSizes.testimonials, '…'),
			...about(2, 'Rug Cleaning'),
			...about(1, 'rug cleaning'),
		];
		expect(pagesOf(...reviews)).toEqual([
			'/testimonials',
			'/testimonials/page/2',
			'/testimonials/rug-cleaning',
		]);
	});

	test('about a service called “Page” keep out of the way of the numbered pages', () => {
		const paths = pagesOf(...about(pageSizes.testimonials * 2, 'Page'), ...about(1, 'Page 2'));
		expect(new Set(paths).size).toBe(paths.length);
	});
});
