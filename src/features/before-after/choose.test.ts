import { expect, test } from 'vitest';
import { chooseForHome, chooseForService, groupByService } from './choose.ts';

const services = [{ id: 'rugs' }, { id: 'sofas' }, { id: 'leather' }];
/** What three years bring: 60 pairs, of which every third has no service. */
const pairs = Array.from({ length: 60 }, (_, index) => ({
	id: `pair-${index}`,
	service: [undefined, 'sofas', 'rugs'][index % 3],
	before: `before-${index}`,
	after: `after-${index}`,
}));
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);

test('of sixty pairs, home shows the first six, or those that the owner chose', () => {
	const first = ['pair-0', 'pair-1', 'pair-2', 'pair-3', 'pair-4', 'pair-5'];
	expect(idsOf(chooseForHome([], pairs))).toEqual(first);
	expect(idsOf(chooseForHome(pairs.slice(58), pairs))).toEqual(['pair-58', 'pair-59']);
	expect(chooseForHome([], pairs.slice(0, 3))).toEqual(pairs.slice(0, 3));
});

test('a service shows the first three of its own pairs, and none twice', () => {
	const rugs = { id: 'rugs' };
	expect(idsOf(chooseForService(pairs, rugs))).toEqual(['pair-2', 'pair-5', 'pair-8']);
	const beforeAfter = { before: 'before-2', after: 'after-2' };
	expect(idsOf(chooseForService(pairs, { ...rugs, beforeAfter }))).toEqual(['pair-5', 'pair-8', 'pair-11']);
	expect(chooseForService(pairs, { id: 'leather' })).toEqual([]);
});

test('the page of the work has every pair once, by service, and last those of none', () => {
	const groups = groupByService(pairs, services);
	expect(groups.map(({ service, pairs: own }) => [service?.id, own.length])).toEqual([
		['rugs', 20],
		['sofas', 20],
		[undefined, 20],
	]);
	expect(new Set(groups.flatMap(({ pairs: own }) => idsOf(own))).size).toBe(60);
});
