import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Spill, Surface } from '../../src/features/stain-guide/schema.ts';
import { combineSteps, isWet, type Remedy } from '../../src/features/stain-guide/stain-advice.ts';
import { listFiles, read } from './source.ts';

/**
 * What our own advice says for each spill on each surface. The tests name records of the sample content; where an owner
 * has taken one away, there is nothing to test. What holds for anybody's advice is in tools/check/stains.ts.
 */
const readList = <Item>(name: string): Item[] =>
	listFiles(`content/stain-${name}.yaml`).flatMap((file) => parse(read(file)));
const spills = readList<Spill>('spills');
const surfaces = readList<Surface>('surfaces');
const remedies = readList<Remedy>('remedies');
const combinations = spills.flatMap((spill) =>
	surfaces.map((surface) => ({
		spill: spill.id,
		surface: surface.id,
		material: surface.material,
		steps: combineSteps(surface, spill.steps, remedies),
	})),
);
/** @param isMeant which combinations */
const stepsOf = (isMeant: (combination: (typeof combinations)[number]) => boolean) =>
	combinations
		.filter(isMeant)
		.map(({ spill, surface, steps }) => `${spill} on ${surface}: ${steps.map(({ id }) => id).join(', ')}`);

const delicate = ['silk-viscose', 'leather', 'suede', 'unknown'];

test('an unknown material gets nothing wet', () =>
	expect(
		stepsOf(
			({ material, steps }) => material === 'unknown' && steps.some(({ contains }) => contains.some(isWet)),
		),
	).toEqual([]));

test('gum on a delicate surface is neither frozen nor waited for: it is left alone', () =>
	expect(
		stepsOf(
			({ spill, surface, steps }) =>
				spill === 'gum' && delicate.includes(surface) && steps.map(({ id }) => id).join() !== 'leave',
		),
	).toEqual([]));

test('fresh paint stays damp on synthetic carpet, and is left alone on everything else', () =>
	expect(
		stepsOf(
			({ spill, surface, steps }) =>
				spill === 'paint' && steps.at(-1)?.id !== (surface === 'synthetic-carpet' ? 'keep-damp' : 'leave'),
		),
	).toEqual([]));

test('an enzyme cleaner is named for synthetic carpet alone', () =>
	expect(
		stepsOf(
			({ surface, steps }) =>
				surface !== 'synthetic-carpet' && steps.some(({ contains }) => contains.includes('enzymes')),
		),
	).toEqual([]));

test('wool carpet that is fitted to a room leads to the service for carpet, with the care that wool needs', () => {
	const carpets = surfaces.filter(({ service }) => service === 'carpet-cleaning');
	if (carpets.length > 0) expect(carpets.map(({ material }) => material)).toContain('animal');
});

test('body fluids are touched with gloves alone', () =>
	expect(
		spills
			.filter(({ id }) => ['blood', 'vomit', 'pet-urine'].includes(id))
			.filter(({ firstMinute }) => !/\bgloves\b/.test(firstMinute))
			.map(({ id }) => id),
	).toEqual([]));
