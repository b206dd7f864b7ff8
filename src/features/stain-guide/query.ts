import { recordPaths } from '../../content/paths.ts';
import { readAll, readSingle } from '../../content/read.ts';
import type { Spill, StainGuide } from './schema.ts';
import { combineSteps, findSource, needsTest } from './stain-advice.ts';

/** Something to do or not to do. */
export interface Rule {
	name: string;
	text: string;
	lang?: string | undefined;
	/** Absent for our own rules. */
	source?: StainGuide['sources'][number] | undefined;
}

/** What the page of a spill shows besides the spill itself. */
export type SpillView = Awaited<ReturnType<typeof getSpillView>>;
export async function getSpillView(spill: Spill) {
	const [copy, surfaces, remedies, services, spills] = await Promise.all([
		readSingle('stainGuide'),
		readAll('stainSurfaces'),
		readAll('stainRemedies'),
		readAll('services'),
		readAll('stainSpills'),
	]);
	const advice = surfaces.map((surface) => {
		const find = (source: string | undefined) => findSource(copy.sources, source, surface.id);
		const chosen = combineSteps(surface, spill.steps, remedies);
		const steps: Rule[] = chosen.map(({ name, text, lang, source }) => ({
			name,
			text,
			lang,
			source: find(source),
		}));
		const firstWet = chosen.findIndex(needsTest);
		// On stone, an acid is rinsed off before the cleaner is tested.
		const firstTested = surface.material === 'stone' ? chosen.findIndex(({ product }) => product) : firstWet;
		if (firstTested >= 0 && surface.test)
			steps.splice(firstTested, 0, { name: copy.advice.test, text: surface.test });
		if (firstWet >= 0 || !spill.leavesDry) steps.push({ name: copy.advice.drying, text: surface.drying });
		const service = services.find(({ id }) => id === surface.service);
		return {
			...surface,
			steps,
			forbids: surface.forbids.map(
				({ name, why, lang, source }): Rule => ({ name, text: why, lang, source: find(source) }),
			),
			service: service && {
				title: service.title,
				lang: service.lang,
				href: recordPaths.services(service.id),
			},
		};
	});
	const named = new Set(
		advice.flatMap(({ steps, forbids }) => [...steps, ...forbids]).map(({ source }) => source),
	);
	return {
		copy,
		advice,
		sources: copy.sources.filter((source) => named.has(source) || spill.sources.includes(source.id)),
		others: spills.filter(({ id }) => id !== spill.id),
	};
}
