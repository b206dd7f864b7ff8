import { getPage, hasStainGuide } from '../../content/page.ts';
import { readAll } from '../../content/read.ts';
import { recordPaths } from '../../lib/links.ts';
import type { Spill } from './schema.ts';
import { combineSteps, needsTest } from './stain-advice.ts';

/** The spills of the stain guide; none where a part of the guide is missing. */
export const getSpills = async (): Promise<Spill[]> =>
	(await hasStainGuide()) ? readAll('stainSpills') : [];

/** What the page of one spill shows beside the spill itself. */
export type SpillView = Awaited<ReturnType<typeof getSpillView>>;
export async function getSpillView(spill: Spill) {
	const [copy, surfaces, remedies] = await Promise.all([
		getPage('stainGuide'),
		readAll('stainSurfaces'),
		readAll('stainRemedies'),
	]);
	const [spills, services] = await Promise.all([getSpills(), readAll('services')]);
	const nameSource = <Rule extends { source?: string | undefined }>({ source, ...rule }: Rule) => ({
		...rule,
		source: copy.sources.find((candidate) => candidate.id === source)?.name,
	});
	const combined = surfaces.map((surface) => ({
		surface,
		steps: combineSteps(surface, spill.steps, remedies),
	}));
	const rules = combined.flatMap(({ surface, steps }) => [...steps, ...surface.forbids]);
	const sources = new Set<string | undefined>([...spill.sources, ...rules.map(({ source }) => source)]);
	return {
		copy,
		advice: combined.map(({ surface, steps }) => {
			const service = services.find((candidate) => candidate.id === surface.service);
			return {
				...surface,
				steps: steps.map((step) => ({ ...nameSource(step), isWet: needsTest(step) })),
				forbids: surface.forbids.map(nameSource),
				service: service && { title: service.title, href: recordPaths.services(service.id) },
			};
		}),
		sources: copy.sources.filter((source) => sources.has(source.id)),
		others: spills.filter(({ id }) => id !== spill.id),
	};
}
