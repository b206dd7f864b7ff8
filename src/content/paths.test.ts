import { expect, test } from 'vitest';
import { listPaths, type PathRecords, pageSizes } from './paths.ts';

const ids = (count: number) => Array.from({ length: count }, (_, index) => `record-${index}`);
const list = (posts: number, reviews = 0, hasPage: PathRecords['hasPage'] = () => true) =>
	listPaths({ listIds: (name) => (name === 'posts' ? ids(posts) : []), reviews, hasPage });

test('an empty list has one page, a full page no second one, and one record more begins the next', () => {
	const pages = (posts: number) => list(posts).filter((path) => /^\/blog\/\d+$/.test(path));
	expect(pages(0)).toEqual([]);
	expect(pages(pageSizes.blog)).toEqual([]);
	expect(pages(pageSizes.blog + 1)).toEqual(['/blog/2']);
	expect(list(0, pageSizes.testimonials * 2 + 1)).toContain('/testimonials/3');
});

test('a page that is left out has no address, nor have the further pages of its list', () => {
	const all = list(0, pageSizes.testimonials + 1);
	const without = list(0, pageSizes.testimonials + 1, (name) => name !== 'testimonials');
	expect(all.filter((path) => !without.includes(path))).toEqual(['/testimonials', '/testimonials/2']);
});
