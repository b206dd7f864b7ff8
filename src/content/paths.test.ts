import { expect, test } from 'vitest';
import { formerPathOf, listRegionsWithPage, recordPaths } from './paths.ts';

test.each([
	['https://www.old.com/rugs/', '/rugs'],
	['old.com/rugs//', '/rugs'],
	['old.com/caf%C3%A9?table=1', '/café'],
	['/100%', '/100%'],
	['https://old.com', '/'],
])('the former address %s is looked up as %s', (written, path) => {
	expect(formerPathOf(written)).toBe(path);
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
