import { expect, test } from 'vitest';
import { listRegionsWithPage, recordPaths } from './paths.ts';

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
