import { expect, test } from 'vitest';
import { listPaths, pageSizes } from './paths.ts';

const ids = (count: number) => Array.from({ length: count }, (_, index) => `record-${index}`);
const list = (posts: number, reviews = 0) =>
	listPaths({ services: [], posts: ids(posts), legal: [], stainSpills: [], reviews });

test('an empty list has one page, a full page no second one, and one record more begins the next', () => {
	const pages = (posts: number) => list(posts).filter((path) => /^\/blog\/\d+$/.test(path));
	expect(pages(0)).toEqual([]);
	expect(pages(pageSizes.blog)).toEqual([]);
	expect(pages(pageSizes.blog + 1)).toEqual(['/blog/2']);
	expect(list(0, pageSizes.testimonials * 2 + 1)).toContain('/testimonials/3');
});
