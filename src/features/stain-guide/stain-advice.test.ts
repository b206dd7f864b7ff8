import { expect, test } from 'vitest';
import type { Remedy } from './schema.ts';
import { materials, type Substance } from './schema.ts';
import { combineSteps, findSource, needsTest, neverOn } from './stain-advice.ts';

const remedy = (id: string, rest: Partial<Remedy> = {}): Remedy => ({
	id,
	name: id,
	text: id,
	contains: [],
	product: false,
	...rest,
});
const remedies = [
	remedy('blot'),
	remedy('water', { contains: ['water'], otherwise: 'damp' }),
	remedy('damp', { contains: ['damp'] }),
	remedy('ice', { contains: ['ice'] }),
	remedy('towel', { contains: ['damp-towel'] }),
	remedy('mop', { contains: ['neutral-cleaner'] }),
	remedy('brush', { contains: ['brush'] }),
	remedy('powder', { contains: ['powder'], product: true }),
	remedy('soap', { contains: ['soap', 'water'], product: true }),
	remedy('floor-cleaner', { contains: ['neutral-cleaner'], product: true, only: ['marble'] }),
	remedy('vinegar', { contains: ['acid'], product: true }),
	remedy('peroxide', { contains: ['peroxide'], product: true }),
	remedy('bleach', { contains: ['bleach'], product: true }),
];
const surface = (id: string, ...forbids: Substance[]) => ({
	id,
	material: 'fabric' as const,
	forbids: forbids.map((part) => ({ id: part, name: part, why: part })),
});
const advise = (on: Parameters<typeof combineSteps>[0], ...steps: string[]) =>
	combineSteps(on, steps, remedies).map(({ id }) => id);

test('a surface that forbids nothing gets the steps of the spill in their order', () =>
	expect(advise(surface('carpet'), 'blot', 'water', 'soap')).toEqual(['blot', 'water', 'soap']));

test('what a surface forbids is left out, or replaced by something gentler', () => {
	expect(advise(surface('rug', 'water', 'soap'), 'blot', 'water', 'soap')).toEqual(['blot', 'damp']);
	expect(advise(surface('silk', 'damp'), 'blot', 'water', 'soap')).toEqual(['blot']);
});

test('a surface that may not be damp gets nothing wet, whatever its record names', () =>
	expect(advise(surface('silk', 'damp'), 'blot', 'ice', 'towel', 'mop', 'brush')).toEqual(['blot', 'brush']));

test('there is never a second product', () => {
	expect(advise(surface('sofa'), 'powder', 'soap')).toEqual(['powder']);
	expect(advise(surface('carpet', 'powder'), 'powder', 'soap')).toEqual(['soap']);
});

test('a product for other surfaces is left out', () => {
	expect(advise(surface('sofa'), 'floor-cleaner', 'soap')).toEqual(['soap']);
	expect(advise(surface('marble'), 'floor-cleaner', 'soap')).toEqual(['floor-cleaner']);
});

test('a gentler remedy that is named twice is done once', () =>
	expect(advise(surface('rug', 'water'), 'water', 'damp')).toEqual(['damp']));

test('a surface whose record forgets to forbid something is safe all the same', () => {
	for (const material of materials) {
		const forgetful = { ...surface('any'), material };
		const found = combineSteps(
			forgetful,
			remedies.map(({ id }) => id),
			remedies,
		).flatMap(({ contains }) => contains);
		expect(
			found.filter((part) => neverOn[material].includes(part)),
			material,
		).toEqual([]);
	}
	expect(advise({ ...surface('any'), material: 'unknown' }, 'blot', 'water')).toEqual(['blot']);
});

test('a source is named only on the surfaces that it speaks of', () => {
	const institute = { id: 'institute', surfaces: ['carpet'] };
	const general = { id: 'general' };
	const find = (id: string | undefined, on: string) => findSource([institute, general], id, on);
	expect(find('institute', 'carpet')).toBe(institute);
	expect(find('institute', 'marble')).toBeUndefined();
	expect(find('general', 'marble')).toBe(general);
	expect(find(undefined, 'carpet')).toBeUndefined();
});

test('wool, silk and leather never get vinegar, bleach or peroxide, and stone never gets acid', () => {
	expect(neverOn.animal).toEqual(expect.arrayContaining(['acid', 'bleach', 'peroxide']));
	expect(neverOn.stone).toContain('acid');
});

test('whatever is put on to clean is tested first; dry steps, ice in a bag and a damp towel are not', () => {
	const tested = remedies.filter(needsTest).map(({ id }) => id);
	for (const id of ['blot', 'ice', 'towel']) expect(tested).not.toContain(id);
	expect(needsTest({ contains: ['damp'] })).toBe(true);
});
