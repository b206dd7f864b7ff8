import { expect, test } from 'vitest';
import { chooseForHome, chooseForService } from './choose.ts';

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

test('a service shows all of its own pairs, and none twice', () => {
	const rugs = { id: 'rugs' };
	expect(chooseForService(pairs, rugs)).toHaveLength(20);
	const beforeAfter = { before: 'before-2', after: 'after-2' };
	expect(idsOf(chooseForService(pairs, { ...rugs, beforeAfter })).slice(0, 2)).toEqual(['pair-5', 'pair-8']);
	expect(chooseForService(pairs, { id: 'leather' })).toEqual([]);
});
