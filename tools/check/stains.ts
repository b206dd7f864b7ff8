import { combineSteps, needsTest } from '../../src/features/stain-guide/stain-advice.ts';
import { countWords } from '../../src/lib/count.ts';
import { type Content, readRecords } from './content.ts';
import { type Problem, reportField } from './report.ts';

/**
 * Checks the advice for each spill on each surface: that there is something to do, and that nothing wet comes before a
 * test. What a surface forbids or its material never takes is already left out by
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
		return reportField(spill.place.at('steps'), {
			found: `no step for ${countWords(without.length, 'surface')}: ${without.map(({ record }) => record.name).join(', ')}`,
			why: 'Visitors who choose that surface would find nothing to do.',
			write: 'Add a step that’s safe on every surface, such as blotting with a dry cloth.',
		});
	});
	const untested = surfaces.flatMap((surface) => {
		const wet = spills.find((spill) => combine(spill, surface).some(needsTest));
		if (!wet || surface.record.test) return [];
		return reportField(surface.place.at('test'), {
			found: `nothing, although ${wet.record.name} on this surface gets a wet step`,
			why: 'Anything wet can take out color, so visitors need to test a hidden spot first.',
		});
	});
	return [...empty, ...untested];
}
