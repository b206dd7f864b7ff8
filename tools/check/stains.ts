import type { z } from 'astro/zod';
import { type CollectionName, collections } from '../../src/collections.ts';
import { contentLanguage } from '../../src/content/language.ts';
import { type Substance, substances } from '../../src/features/stain-guide/schema.ts';
import { combineSteps, isWet, needsTest, neverOn } from '../../src/features/stain-guide/stain-advice.ts';
import { type Content, childAt, type Place, recordsOf } from './content.ts';
import { countWords, type Problem, reportField, reportPieces } from './report.ts';

/** The records of a list, each with its place; none if its schema refuses one, which checkShape reports. */
function readRecords<Schema extends z.ZodType>(content: Content, name: CollectionName, schema: Schema) {
	const read = recordsOf(content, name).map((place) => ({ place, ...schema.safeParse(place.value) }));
	return read.every(({ success }) => success)
		? read.flatMap(({ place, data }) => (data === undefined ? [] : { place, record: data }))
		: [];
}

/** English words for substances in a step, with what `contains` must then include. */
const substanceWords: { pattern: RegExp; parts: readonly Substance[] }[] = [
	{ pattern: /\b(?:vinegar|lemon|acid)\b/gi, parts: ['acid'] },
	{ pattern: /\bbleach\b/gi, parts: ['bleach'] },
	{ pattern: /\b(?:peroxide|oxygen)\b/gi, parts: ['peroxide'] },
	{ pattern: /\bammonia\b/gi, parts: ['ammonia'] },
	{ pattern: /\b(?:alcohol|acetone|solvents?|thinner)\b/gi, parts: ['solvent'] },
	{ pattern: /\benzymes?\b/gi, parts: ['enzymes'] },
	{ pattern: /\b(?:soap|detergent)\b/gi, parts: ['soap', 'neutral-cleaner'] },
	{ pattern: /\bice\b/gi, parts: ['ice'] },
	{ pattern: /\b(?:water|damp|dampen|rinse)\b/gi, parts: substances.filter(isWet) },
];

/** Whether something is said not to be used or done: “with no bleach or lanolin”, “don’t vacuum”. */
const isRefused = (text: string, { index }: RegExpExecArray): boolean =>
	/\b(?:no|not|never|without|don[’']t)\b[^.,;:]*$/i.test(text.slice(0, index));

/** Reports a step that mentions a substance missing from `contains`: it would be shown for surfaces that forbid it. */
const checkWords = (place: Place, contains: readonly Substance[]): Problem[] =>
	(contentLanguage === 'en' ? substanceWords : [])
		.filter(({ parts }) => !contains.some((part) => parts.includes(part)))
		.flatMap(({ pattern, parts }) =>
			['name', 'text'].flatMap((key) =>
				reportPieces(childAt(place, key), {
					severity: 'warning',
					pattern,
					isMeant: isRefused,
					field: 'a step of the stain guide',
					why: 'This step doesn’t list it under “contains,” so the guide would show the step for surfaces it could ruin.',
					write: `Add ${parts[0]} to “contains” in this step, or take it out of the text.`,
				}),
			),
		);

/** Body fluids, which can make people sick. */
const bodyFluid = /\b(?:blood|vomit|urine|feces|poop|diarrhea|sewage)\b/i;

/**
 * Checks the advice for each spill on each surface: that there is something to do, that nothing wet comes before a
 * test, and that no text can harm people or materials. What a surface forbids is already left out by
 * src/features/stain-guide/stain-advice.ts.
 */
export function checkStains(content: Content): Problem[] {
	const { stainSpills, stainSurfaces, stainRemedies } = collections;
	const spills = readRecords(content, 'stainSpills', stainSpills.schema);
	const surfaces = readRecords(content, 'stainSurfaces', stainSurfaces.schema);
	const remedies = readRecords(content, 'stainRemedies', stainRemedies.schema);
	// Without one of the three there is no guide, and a broken record would make combinations look empty.
	if ([spills, surfaces, remedies].some(({ length }) => length === 0)) return [];
	const steps = remedies.map(({ record }) => record);
	const combine = (spill: (typeof spills)[number], surface: (typeof surfaces)[number]) =>
		combineSteps(surface.record, spill.record.steps, steps);
	const empty = spills.flatMap((spill) => {
		const without = surfaces.filter((surface) => combine(spill, surface).length === 0);
		if (without.length === 0) return [];
		return reportField(childAt(spill.place, 'steps'), {
			found: `no step for ${countWords(without.length, 'surface')}: ${without.map(({ record }) => record.name).join(', ')}`,
			why: 'Visitors who choose that surface would find nothing to do.',
			write: 'Add a step that’s safe on every surface, such as blotting with a dry cloth.',
		});
	});
	const untested = surfaces.flatMap((surface) => {
		const wet = spills.find((spill) => combine(spill, surface).some(needsTest));
		if (!wet || surface.record.test) return [];
		return reportField(childAt(surface.place, 'test'), {
			found: `nothing, although ${wet.record.name} on this surface gets a wet step`,
			why: 'Anything wet can take out color, so visitors need to test a hidden spot first.',
		});
	});
	// Visitors read the list of what a surface forbids.
	const unsaid = surfaces.flatMap(({ place, record: { material, forbids } }) => {
		const dangers = neverOn[material].filter((danger) => !forbids.some(({ id }) => id === danger));
		if (dangers.length === 0) return [];
		return reportField(childAt(place, 'forbids'), {
			found: `nothing about ${dangers.join(', ')}`,
			why: `These harm this kind of surface (“${material}”). Visitors need to know what not to use.`,
			write: `Add each one:\n- id: ${dangers[0]}\n  name: what visitors call it\n  why: what it does to the surface`,
		});
	});
	const unhealthy = spills
		.filter(({ record }) => bodyFluid.test(record.name))
		.flatMap(({ place, record }) => {
			const own = remedies.filter((remedy) => record.steps.includes(remedy.record.id));
			const texts = [
				...['about', 'firstMinute', 'dried', 'outcome'].map((key) => childAt(place, key)),
				...own.map((step) => childAt(step.place, 'text')),
			];
			const advice = `This is advice for “${record.name},” and`;
			return [
				// Source: NC State Extension and Tacoma-Pierce County Health on norovirus.
				...texts.flatMap((text) =>
					reportPieces(text, {
						severity: 'warning',
						pattern: /\bvacuum\w*/gi,
						isMeant: isRefused,
						why: `${advice} vacuuming body fluids blows germs into the air.`,
						write: 'Say how to lift it off with gloves and bag it, and add “don’t vacuum.”',
					}),
				),
				...reportPieces(childAt(place, 'firstMinute'), {
					severity: 'warning',
					pattern: /^(?!.*\bgloves\b).+/gis,
					why: `${advice} body fluids can make people sick.`,
					write: 'Say to put on gloves first.',
				}),
			];
		});
	return [
		...remedies.flatMap(({ place, record }) => checkWords(place, record.contains)),
		...unsaid,
		...unhealthy,
		...empty,
		...untested,
	];
}
