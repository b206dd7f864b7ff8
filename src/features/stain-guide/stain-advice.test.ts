import { expect, test } from 'vitest';
import type { Remedy, Surface } from './schema.ts';
import { combineSteps, findSource, needsTest } from './stain-advice.ts';
import type { Substance } from './substances.ts';

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
	test: 'Try it in a corner.',
	forbids: forbids.map((part) => ({ id: part, name: part, why: part })),
});
type On = ReturnType<typeof surface>;
const advise = (on: Parameters<typeof combineSteps>[0], steps: string) =>
	combineSteps(on, steps.split(' '), remedies)
		.map(({ id }) => id)
		.join(' ');

test.for<[string, surface: On, spill: string, advice: string]>([
	['gets the steps of the spill in their order', surface('rug'), 'blot water soap', 'blot water soap'],
	['gets a gentler step than it forbids', surface('rug', 'water', 'soap'), 'blot water soap', 'blot damp'],
	['gets a gentler step once', surface('rug', 'water'), 'water damp', 'damp'],
	['that may not be damp gets nothing wet', surface('silk', 'damp'), 'blot water ice towel mop', 'blot'],
	['gets one product', surface('sofa'), 'powder soap', 'powder'],
	['gets the first product that it allows', surface('sofa', 'powder'), 'powder soap', 'soap'],
	[
		'without a test gets nothing that needs one',
		{ ...surface('sofa'), test: '' },
		'blot ice soap',
		'blot ice',
	],
	['gets no product for others', surface('sofa'), 'floor-cleaner soap', 'soap'],
	['gets the product for it', surface('marble'), 'floor-cleaner soap', 'floor-cleaner'],
])('a surface %s', ([, on, spill, advice]) => expect(advise(on, spill)).toBe(advice));

/** What ruins a material, and on one that nobody knows, whatever is wet. */
const ruins: [material: Surface['material'], ...Substance[]][] = [
	['animal', 'acid', 'bleach', 'peroxide', 'enzymes', 'soap'],
	['stone', 'acid', 'bleach'],
	['fabric', 'bleach', 'peroxide'],
	['unknown', 'water', 'damp', 'acid', 'bleach', 'peroxide', 'enzymes', 'soap', 'solvent'],
];
test.for(ruins)(
	'%s whose record forgets to forbid something is safe all the same',
	([material, ...parts]) => {
		const forgetful = { ...surface('any'), material };
		for (const part of parts) {
			const harmful = remedy('harmful', { contains: ['powder', part], otherwise: 'worse' });
			const worse = remedy('worse', { contains: [part] });
			expect(combineSteps(forgetful, ['harmful', 'worse'], [harmful, worse]), part).toEqual([]);
		}
		expect(advise(forgetful, 'blot')).toBe('blot');
	},
);

test('a source is named only on the surfaces that it speaks of', () => {
	const institute = { id: 'institute', surfaces: ['carpet'] };
	const general = { id: 'general' };
	const find = (id: string | undefined, on: string) => findSource([institute, general], id, on);
	expect(find('institute', 'carpet')).toBe(institute);
	expect(find('institute', 'marble')).toBeUndefined();
	expect(find('general', 'marble')).toBe(general);
	expect(find(undefined, 'carpet')).toBeUndefined();
});

test('whatever is put on to clean is tested first; dry steps, ice in a bag and a damp towel are not', () => {
	const tested = remedies.filter(needsTest).map(({ id }) => id);
	for (const id of ['blot', 'ice', 'towel']) expect(tested).not.toContain(id);
	expect(needsTest({ contains: ['damp'] })).toBe(true);
});
