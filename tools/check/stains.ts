import { contentLanguage } from '../../src/content/language.ts';
import { type Substance, substances } from '../../src/features/stain-guide/schema.ts';
import { combineSteps, isWet, needsTest, neverOn } from '../../src/features/stain-guide/stain-advice.ts';
import { countWords } from '../../src/lib/count.ts';
import { type Content, childAt, type Place, readRecords } from './content.ts';
import { type Problem, reportField, reportPieces } from './report.ts';

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
					pattern,
					isMeant: isRefused,
					field: 'a step of the stain guide',
					why: 'This step doesn’t list it under “contains,” so the guide would show the step for surfaces it could ruin.',
					write: `Add ${parts[0]} to “contains” in this step, or take it out of the text.`,
				}),
			),
		);

/**
 * Checks the advice for each spill on each surface: that there is something to do, that nothing wet comes before a
 * test, and that no step hides what it contains. What a surface forbids is already left out by
 * src/features/stain-guide/stain-advice.ts.
 */
export function checkStains(content: Content): Problem[] {
	const spills = readRecords(content, 'stainSpills');
	const surfaces = readRecords(content, 'stainSurfaces');
	const remedies = readRecords(content, 'stainRemedies');
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
	return [
		...remedies.flatMap(({ place, record }) => checkWords(place, record.contains)),
		...unsaid,
		...empty,
		...untested,
	];
}
