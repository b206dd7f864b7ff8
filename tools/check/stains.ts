import { collections } from '../../src/collections.ts';
import {
	type AdvisedSurface,
	combineSteps,
	isWet,
	materials,
	needsTest,
	neverOn,
	type Remedy,
	type Substance,
	substances,
} from '../../src/features/stain-guide/stain-advice.ts';
import { type Content, entriesOf, type Field, fieldAt, recordsOf, textAt } from './content.ts';
import { countWords, type Problem, tellField } from './problem.ts';

/** Where one record of the guide stands in its file. */
interface Placed {
	place: Field;
}

const listTexts = (list: Field): string[] =>
	entriesOf(list).flatMap(({ value }) => (typeof value === 'string' ? value : []));

/** The substances of a list; what the schema refuses is left out here. */
const toSubstances = (texts: readonly (string | undefined)[]): Substance[] =>
	texts.flatMap((text) => substances.find((substance) => substance === text) ?? []);

function readRemedy(place: Field): Remedy & Placed {
	const only = fieldAt(place, 'only');
	return {
		place,
		id: textAt(place, 'id') ?? '',
		name: textAt(place, 'name') ?? '',
		text: textAt(place, 'text') ?? '',
		contains: toSubstances(listTexts(fieldAt(place, 'contains'))),
		product: fieldAt(place, 'product').value === true,
		only: only.value === undefined ? undefined : listTexts(only),
		otherwise: textAt(place, 'otherwise'),
	};
}

/** A surface; none while its material is not one of those that the schema knows. */
function readSurface(place: Field): (AdvisedSurface & Placed & { name: string; test: string | undefined })[] {
	const material = materials.find((known) => known === textAt(place, 'material'));
	if (!material) return [];
	const forbids = entriesOf(fieldAt(place, 'forbids')).map((rule) => textAt(rule, 'id'));
	return [
		{
			place,
			material,
			id: textAt(place, 'id') ?? '',
			name: textAt(place, 'name') ?? '',
			forbids: toSubstances(forbids).map((id) => ({ id })),
			test: textAt(place, 'test'),
		},
	];
}

/** Words of a step that stand for something that touches the surface, and what `contains` has to say then. */
const substanceWords: { words: RegExp; parts: readonly Substance[] }[] = [
	{ words: /\b(?:vinegar|lemon|acid)\b/i, parts: ['acid'] },
	{ words: /\bbleach\b/i, parts: ['bleach'] },
	{ words: /\b(?:peroxide|oxygen)\b/i, parts: ['peroxide'] },
	{ words: /\bammonia\b/i, parts: ['ammonia'] },
	{ words: /\b(?:alcohol|acetone|solvents?|thinner)\b/i, parts: ['solvent'] },
	{ words: /\benzymes?\b/i, parts: ['enzymes'] },
	{ words: /\b(?:soap|detergent)\b/i, parts: ['soap', 'neutral-cleaner'] },
	{ words: /\bice\b/i, parts: ['ice'] },
	{ words: /\b(?:water|damp|dampen|rinse)\b/i, parts: substances.filter(isWet) },
];

/** What is said not to be used or done: “with no bleach or lanolin”, “don’t vacuum”. */
const refusal = /\b(?:no|not|never|without|don[’']t)\b[^.,;:]*/gi;

/** A step that speaks of a substance without naming it in `contains` would reach surfaces that forbid it. */
function checkWords({ place, name, text, contains }: Remedy & Placed): Problem[] {
	const said = `${name}. ${text}`.replace(refusal, '');
	return substanceWords.flatMap(({ words, parts }) => {
		const [needle] = words.exec(said) ?? [];
		const [first = ''] = parts;
		if (needle === undefined || contains.some((part) => parts.includes(part))) return [];
		return tellField(fieldAt(place, 'text'), {
			field: 'a step of the stain guide',
			found: `“${needle}”, which this step doesn’t list under “contains”`,
			why: 'Without it there, the guide would show this step for surfaces it could ruin.',
			write: `Add ${first} to “contains” in this step, or take it out of the text.`,
			needle,
		});
	});
}

/** A surface has to say why it never gets what its material can’t take: visitors read that list. */
function checkReasons({ place, material, forbids }: AdvisedSurface & Placed): Problem[] {
	const silent = neverOn[material].filter((danger) => !forbids.some(({ id }) => id === danger));
	if (silent.length === 0) return [];
	return [
		tellField(fieldAt(place, 'forbids'), {
			field: 'what the surface forbids',
			found: `nothing about ${silent.join(', ')}`,
			why: `These harm this kind of surface (“${material}”). Visitors need to know what not to use.`,
			write: silent
				.map((danger) => `- id: ${danger}\n  name: what visitors call it\n  why: what it does to the surface`)
				.join('\n'),
		}),
	];
}

/** What comes from a body and can make people sick. */
const bodyFluid = /\b(?:blood|vomit|urine|feces|poop|diarrhea|sewage)\b/i;

/** A vacuum cleaner blows what it takes up into the air. Source: NC State Extension and Tacoma-Pierce County Health on norovirus. */
function checkVacuum(spill: Field, remedies: readonly (Remedy & Placed)[]): Problem[] {
	if (!bodyFluid.test(textAt(spill, 'name') ?? '')) return [];
	const steps = listTexts(fieldAt(spill, 'steps'));
	const own = ['about', 'firstMinute', 'dried', 'outcome'].map((key) => fieldAt(spill, key));
	const texts = [
		...own,
		...remedies.filter(({ id }) => steps.includes(id)).map(({ place }) => fieldAt(place, 'text')),
	];
	return texts.flatMap((text) => {
		const [needle] = /\bvacuum\w*/i.exec(String(text.value ?? '').replace(refusal, '')) ?? [];
		if (needle === undefined) return [];
		return tellField(text, {
			found: `“${needle}”, in the advice for ${textAt(spill, 'name')}`,
			why: 'Vacuuming body fluids blows germs into the air.',
			write: 'Say how to lift it off with gloves and bag it, and add “don’t vacuum.”',
			needle,
		});
	});
}

/**
 * Checks what the stain guide would tell visitors, for each spill on each surface: that there is something to do, that
 * nothing wet comes before a test, and that no text goes round what keeps people and materials from harm. What a surface
 * forbids is left out by src/features/stain-guide/stain-advice.ts itself.
 */
export function checkStains(content: Content): Problem[] {
	const { stainSpills, stainSurfaces, stainRemedies } = collections;
	const spills = recordsOf(content, stainSpills.path);
	const surfaces = recordsOf(content, stainSurfaces.path).flatMap(readSurface);
	const remedies = recordsOf(content, stainRemedies.path).map(readRemedy);
	if (remedies.length === 0) return [];

	const combined = spills.flatMap((spill) =>
		surfaces.map((surface) => ({
			spill,
			surface,
			steps: combineSteps(surface, listTexts(fieldAt(spill, 'steps')), remedies),
		})),
	);
	const empty = spills.flatMap((spill) => {
		const without = combined.filter((each) => each.spill === spill && each.steps.length === 0);
		if (without.length === 0) return [];
		return tellField(fieldAt(spill, 'steps'), {
			found: `no step for ${countWords(without.length, 'surface')}: ${without.map(({ surface }) => surface.name).join(', ')}`,
			why: 'Visitors who choose that surface would find nothing to do.',
			write: 'Add a step that’s safe on every surface, such as blotting with a dry cloth.',
		});
	});
	const untested = surfaces.flatMap((surface) => {
		const first = combined.find((each) => each.surface === surface && each.steps.some(needsTest));
		if (!first || surface.test) return [];
		return tellField(fieldAt(surface.place, 'test'), {
			found: `nothing, although ${textAt(first.spill, 'name')} on this surface gets a wet step`,
			why: 'Anything wet can take out color, so visitors need to test a hidden spot first.',
		});
	});
	return [
		...remedies.flatMap(checkWords),
		...surfaces.flatMap(checkReasons),
		...spills.flatMap((spill) => checkVacuum(spill, remedies)),
		...empty,
		...untested,
	];
}
