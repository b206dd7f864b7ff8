import { getPageCopy } from '../../content/page.ts';
import { recordPaths } from '../../content/paths.ts';
import { readAll } from '../../content/read.ts';
import { hasPage } from '../../content/written.ts';
import type { Spill } from './schema.ts';
import { combineSteps, findSource, needsTest } from './stain-advice.ts';

/** The spills of the stain guide; none if a part of the guide is missing. */
export const getSpills = async (): Promise<Spill[]> => (hasPage('stainGuide') ? readAll('stainSpills') : []);

/** What the page of a spill shows besides the spill itself. */
export type SpillView = Awaited<ReturnType<typeof getSpillView>>;
export async function getSpillView(spill: Spill) {
	const [copy, surfaces, remedies] = await Promise.all([
		getPageCopy('stainGuide'),
		readAll('stainSurfaces'),
		readAll('stainRemedies'),
	]);
	const [spills, services] = await Promise.all([getSpills(), readAll('services')]);
	const advice = surfaces.map((surface) => {
		const withSource = <Rule extends { source?: string | undefined }>({ source, ...rule }: Rule) => ({
			...rule,
			source: findSource(copy.sources, source, surface.id),
		});
		const service = services.find((candidate) => candidate.id === surface.service);
		return {
			...surface,
			steps: combineSteps(surface, spill.steps, remedies).map((step) => ({
				...withSource(step),
				isWet: needsTest(step),
			})),
			forbids: surface.forbids.map(withSource),
			service: service && { title: service.title, href: recordPaths.services(service.id) },
		};
	});
	const rules = advice.flatMap(({ steps, forbids }) => [...steps, ...forbids]);
	const named = new Set(rules.map(({ source }) => source));
	return {
		copy,
		advice,
		sources: copy.sources.filter((source) => named.has(source) || spill.sources.includes(source.id)),
		others: spills.filter(({ id }) => id !== spill.id),
	};
}
