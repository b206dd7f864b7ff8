import { expect, test } from 'vitest';
import {
	cutPage,
	formerPathOf,
	listPaths,
	listRegionsWithPage,
	type PathRecords,
	pageSizes,
	recordPaths,
} from './paths.ts';

const ids = (count: number) => Array.from({ length: count }, (_, index) => `record-${index}`);
const list = (posts: number, reviews = 0, hasPage: PathRecords['hasPage'] = () => true) =>
	listPaths({ listIds: (name) => (name === 'posts' ? ids(posts) : []), reviews, hasPage });

test('an empty list has no further page, nor has a full page, and one record more begins the next', () => {
	const pages = (posts: number) => list(posts).filter((path) => /^\/blog\/\d+$/.test(path));
	expect(pages(0)).toEqual([]);
	expect(pages(pageSizes.blog)).toEqual([]);
	expect(pages(pageSizes.blog + 1)).toEqual(['/blog/2']);
	expect(list(0, pageSizes.testimonials * 2 + 1)).toContain('/testimonials/3');
});

test.each([
	['https://www.old.com/rugs/', '/rugs'],
	['old.com/rugs//', '/rugs'],
	['old.com/caf%C3%A9?table=1', '/café'],
	['/100%', '/100%'],
	['https://old.com', '/'],
])('the former address %s is looked up as %s', (written, path) => {
	expect(formerPathOf(written)).toBe(path);
});

test('a page that is left out has no address, nor have the further pages of its list', () => {
	const all = list(0, pageSizes.testimonials + 1);
	const without = list(0, pageSizes.testimonials + 1, (name) => name !== 'testimonials');
	expect(all.filter((path) => !without.includes(path))).toEqual(['/testimonials', '/testimonials/2']);
});

test('a page of a list leads to those beside it', () => {
	const cut = (number: number) => cutPage('blog', ids(pageSizes.blog + 1), number);
	expect(cut(1)).toMatchObject({ previous: undefined, next: '/blog/2' });
	expect(cut(2)).toMatchObject({ records: [`record-${pageSizes.blog}`], previous: '/blog', next: undefined });
});

const described = { id: 'tampaBay', summary: 'Crews from Tarpon Springs to Bradenton.' };
const different = { id: 'southwest', conditions: [{}] };
const plain = { id: 'elsewhere', conditions: [] };

test('of several regions, those of which something is said have a page', () =>
	expect(listRegionsWithPage([described, different, plain])).toEqual([described, different]));

test('the only region has none, nor has a company without regions', () => {
	expect(listRegionsWithPage([described])).toEqual([]);
	expect(listRegionsWithPage([])).toEqual([]);
});

test('the address of a region has no capitals', () =>
	expect([recordPaths.areas('tampaBay'), recordPaths.areas('west-2')]).toEqual([
		'/service-areas/tampa-bay',
		'/service-areas/west-2',
	]));
