import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { combineSteps, needsTest, neverOn, type Remedy } from '../../src/lib/stain-advice.ts';
import type { Spill, Surface } from '../../src/schema/stain.ts';
import { listFiles, read } from './source.ts';

/** Every combination of the stain guide, as the content has it; an owner may leave the guide out. */
const readList = <Item>(name: string): Item[] =>
	listFiles(`content/stain-${name}.yaml`).flatMap((file) => parse(read(file)));
const spills = readList<Spill>('spills');
const surfaces = readList<Surface>('surfaces');
const remedies = readList<Remedy>('remedies');
const combinations = spills.flatMap((spill) =>
	surfaces.map((surface) => ({
		name: `${spill.id} on ${surface.id}`,
		surface,
		steps: combineSteps(surface, spill.steps, remedies),
	})),
);

/** Words of a step that stand for something that a surface must not get. */
const dangers = {
	acid: /\b(?:vinegar|lemon|acid)\b/i,
	bleach: /\bbleach\b/i,
	peroxide: /\b(?:peroxide|oxygen)\b/i,
	ammonia: /\bammonia\b/i,
	solvent: /\b(?:alcohol|acetone|solvents?|thinner)\b/i,
} as const;

test('no surface gets what it forbids, or what its material never gets', () => {
	const wrong = combinations.flatMap(({ name, surface, steps }) => {
		const forbidden = [...surface.forbids.map(({ id }) => id), ...neverOn[surface.material]];
		return steps
			.filter(({ contains }) => contains.some((part) => forbidden.includes(part)))
			.map((step) => `${name}: ${step.id}`);
	});
	expect(wrong).toEqual([]);
});

test('no step speaks of vinegar, bleach, peroxide, ammonia or a solvent as something to use', () => {
	const wrong = remedies.flatMap(({ id, name, text }) =>
		Object.entries(dangers)
			// "It must have no bleach" says the opposite.
			.filter(([, words]) => words.test(`${name} ${text}`.replace(/\bno \w+(?: and no \w+)*/g, '')))
			.map(([danger]) => `${id}: ${danger}`),
	);
	expect(wrong).toEqual([]);
});

test('no advice has two products', () => {
	const wrong = combinations.filter(({ steps }) => steps.filter(({ product }) => product).length > 1);
	expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('every combination has a first step, and a hidden test before anything wet', () => {
	const wrong = combinations.filter(
		({ steps, surface }) => steps.length === 0 || (steps.some(needsTest) && !surface.test),
	);
	expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('every surface says why it never gets what its material can’t take', () => {
	const silent = surfaces.flatMap(({ id, material, forbids }) =>
		neverOn[material]
			.filter((danger) => !forbids.some((rule) => rule.id === danger))
			.map(
				(danger) => `${id}: add what ${danger} does to it, under “forbids” in content/stain-surfaces.yaml`,
			),
	);
	expect(silent).toEqual([]);
});
