import type { z } from 'astro/zod';
import { collections } from '../../src/collections.ts';
import {
	combineSteps,
	isWet,
	needsTest,
	neverOn,
	type Substance,
	substances,
} from '../../src/features/stain-guide/stain-advice.ts';
import { type Content, type Field, fieldAt, recordsOf } from './content.ts';
import { countWords, type Problem, reportField } from './problem.ts';

/** One record of the guide with its place in its file. */
interface Placed<Record> {
	place: Field;
	record: Record;
}
type Remedy = z.infer<typeof collections.stainRemedies.schema>;
type Surface = z.infer<typeof collections.stainSurfaces.schema>;
type Spill = z.infer<typeof collections.stainSpills.schema>;

/** Words of a step that mean something that touches the surface, and what `contains` has to say then. */
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
const checkWords = ({ place, record: { name, text, contains } }: Placed<Remedy>): Problem[] =>
	substanceWords.flatMap(({ words, parts }) => {
		const [needle] = words.exec(`${name}. ${text}`.replace(refusal, '')) ?? [];
		if (needle === undefined || contains.some((part) => parts.includes(part))) return [];
		return reportField(fieldAt(place, 'text'), {
			field: 'a step of the stain guide',
			found: `“${needle}”, which this step doesn’t list under “contains”`,
			why: 'Without it there, the guide would show this step for surfaces it could ruin.',
			write: `Add ${parts[0]} to “contains” in this step, or take it out of the text.`,
			needle,
			isWarning: true,
		});
	});

/** A surface has to say why it never gets what its material can’t take: visitors read that list. */
function checkReasons({ place, record: { material, forbids } }: Placed<Surface>): Problem[] {
	const silent = neverOn[material].filter((danger) => !forbids.some(({ id }) => id === danger));
	if (silent.length === 0) return [];
	const [first] = silent;
	return [
		reportField(fieldAt(place, 'forbids'), {
			field: 'what the surface forbids',
			found: `nothing about ${silent.join(', ')}`,
			why: `These harm this kind of surface (“${material}”). Visitors need to know what not to use.`,
			write: `Add each one:\n- id: ${first}\n  name: what visitors call it\n  why: what it does to the surface`,
		}),
	];
}

/** What comes from a body and can make people sick. */
const bodyFluid = /\b(?:blood|vomit|urine|feces|poop|diarrhea|sewage)\b/i;

/** A vacuum cleaner blows what it takes up into the air. Source: NC State Extension and Tacoma-Pierce County Health on norovirus. */
function checkBodyFluid({ place, record }: Placed<Spill>, remedies: readonly Placed<Remedy>[]): Problem[] {
	if (!bodyFluid.test(record.name)) return [];
	const texts = [
		...['about', 'firstMinute', 'dried', 'outcome'].map((key) => fieldAt(place, key)),
		...remedies
			.filter(({ record: { id } }) => record.steps.includes(id))
			.map((remedy) => fieldAt(remedy.place, 'text')),
	];
	const vacuumed = texts.flatMap((text) => {
		const [needle] = /\bvacuum\w*/i.exec(String(text.value ?? '').replace(refusal, '')) ?? [];
		if (needle === undefined) return [];
		return reportField(text, {
			found: `“${needle}”, in the advice for ${record.name}`,
			why: 'Vacuuming body fluids blows germs into the air.',
			write: 'Say how to lift it off with gloves and bag it, and add “don’t vacuum.”',
			needle,
			isWarning: true,
		});
	});
	const bare = reportField(fieldAt(place, 'firstMinute'), {
		found: 'nothing about gloves',
		why: 'Body fluids can make people sick.',
		write: 'Say to put on gloves first.',
		isWarning: true,
	});
	return [...vacuumed, ...(/\bgloves\b/i.test(String(record.firstMinute)) ? [] : [bare])];
}

/** The records of a list; none while its schema refuses one, which checkShape reports. */
function readRecords<Schema extends z.ZodType>(
	content: Content,
	{ path, schema }: { path: string; schema: Schema },
): Placed<z.infer<Schema>>[] {
	const read = recordsOf(content, path).map((place) => ({
		place,
		record: schema.safeParse(place.value).data,
	}));
	const valid = read.flatMap(({ place, record }) => (record === undefined ? [] : { place, record }));
	return valid.length === read.length ? valid : [];
}

/**
 * Checks what the stain guide would say to visitors, for each spill on each surface: that there is something to do, that
 * nothing wet comes before a test, and that no text could harm people or materials. src/features/stain-guide/stain-advice.ts itself leaves
 * out what a surface forbids.
 */
export function checkStains(content: Content): Problem[] {
	const spills = readRecords(content, collections.stainSpills);
	const surfaces = readRecords(content, collections.stainSurfaces);
	const remedies = readRecords(content, collections.stainRemedies);
	// Without one of the three there is no guide, and combinations with a broken record would look empty.
	if ([spills, surfaces, remedies].some(({ length }) => length === 0)) return [];
	const steps = remedies.map(({ record }) => record);
	const combine = (spill: Placed<Spill>, surface: Placed<Surface>) =>
		combineSteps(surface.record, spill.record.steps, steps);
	const empty = spills.flatMap((spill) => {
		const without = surfaces.filter((surface) => combine(spill, surface).length === 0);
		if (without.length === 0) return [];
		return reportField(fieldAt(spill.place, 'steps'), {
			found: `no step for ${countWords(without.length, 'surface')}: ${without.map(({ record }) => record.name).join(', ')}`,
			why: 'Visitors who choose that surface would find nothing to do.',
			write: 'Add a step that’s safe on every surface, such as blotting with a dry cloth.',
		});
	});
	const untested = surfaces.flatMap((surface) => {
		const wet = spills.find((spill) => combine(spill, surface).some(needsTest));
		if (!wet || surface.record.test) return [];
		return reportField(fieldAt(surface.place, 'test'), {
			found: `nothing, although ${wet.record.name} on this surface gets a wet step`,
			why: 'Anything wet can take out color, so visitors need to test a hidden spot first.',
		});
	});
	return [
		...remedies.flatMap(checkWords),
		...surfaces.flatMap(checkReasons),
		...spills.flatMap((spill) => checkBodyFluid(spill, remedies)),
		...empty,
		...untested,
	];
}
