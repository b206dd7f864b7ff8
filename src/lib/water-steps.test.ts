import { expect, test } from 'vitest';
import { chooseSteps, orderGroups } from './water-steps.ts';

const step = (name: string, water: string[] = [], wet: string[] = [], time?: 'early' | 'over') => ({
	name,
	water,
	wet,
	time,
});
const steps = [
	step('for all'),
	step('clean', ['clean', 'used']),
	step('sewage', ['sewage']),
	step('clean carpet', ['clean'], ['carpet']),
	step('wall', [], ['wall']),
	step('late', [], [], 'over'),
];
const choose = (answers: Parameters<typeof chooseSteps>[1]) =>
	chooseSteps(steps, answers).map(({ name }) => name);

test('without an answer every step is shown, in the order of the content', () => {
	expect(choose({ wet: [] })).toEqual(steps.map(({ name }) => name));
});

test('an answer leaves out what is for others, and puts first what is for this case', () => {
	expect(choose({ water: 'sewage', wet: [] })).toEqual(['sewage', 'for all', 'wall', 'late']);
	expect(choose({ water: 'clean', wet: ['carpet'], time: 'early' })).toEqual([
		'clean carpet',
		'clean',
		'for all',
	]);
	expect(choose({ wet: ['wall', 'floor'], time: 'over' })).toEqual([
		'wall',
		'late',
		'for all',
		'clean',
		'sewage',
	]);
});

test('the water may ask for a group to stand first; the others keep their order', () => {
	const groups = [{ id: 'off' }, { id: 'move' }, { id: 'never' }];
	expect(orderGroups(groups, 'never').map(({ id }) => id)).toEqual(['never', 'off', 'move']);
	expect(orderGroups(groups, undefined)).toEqual(groups);
});
