import { expect, test } from 'vitest';
import { listPaths, pageSizes } from './links.ts';

const ids = (count: number) => Array.from({ length: count }, (_, index) => `record-${index}`);
const list = (posts: number, reviews = 0, stainSpills: string[] = []) =>
	listPaths({ services: ['rugs'], posts: ids(posts), legal: ['terms'], stainSpills, reviews });

test('every record with a page has its address', () => {
	expect(list(1)).toEqual(
		expect.arrayContaining(['/', '/services/rugs', '/blog/record-0', '/terms', '/testimonials']),
	);
});

test('an empty list has one page, a full page no second one, and one record more begins the next', () => {
	const pages = (posts: number) => list(posts).filter((path) => /^\/blog\/\d+$/.test(path));
	expect(pages(0)).toEqual([]);
	expect(pages(pageSizes.blog)).toEqual([]);
	expect(pages(pageSizes.blog + 1)).toEqual(['/blog/2']);
	expect(list(0, pageSizes.testimonials * 2 + 1)).toContain('/testimonials/3');
});

test('the stain guide has an address as long as it has a spill', () => {
	expect(list(0, 0, ['wine'])).toEqual(expect.arrayContaining(['/stain-guide', '/stain-guide/wine']));
	expect(list(0)).not.toContain('/stain-guide');
});
