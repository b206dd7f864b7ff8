import { company, labels } from '../../content/facts.ts';
import { findTarget } from '../../content/link-target.ts';
import { copyPaths, recordPaths } from '../../content/paths.ts';
import { nameRegion, saysState } from '../../content/schema/states.ts';
import { formatLabel, shorten } from '../../lib/text.ts';
import { type Area, getAreas } from './areas.ts';

/** Whether a region has a page of its own. */
export const hasRegionPage = ({ id }: Pick<Area, 'id'>): boolean =>
	findTarget(recordPaths.areas(id)) !== undefined;

/** Heading of the page of a region and its words in search results, of at most 60 and 160 characters: the owner's, or what the company does there. */
function introduce({ title: region, state, summary, towns, heading: own, ...search }: Area) {
	const { descriptor } = company;
	const where = saysState(descriptor, state, labels.states)
		? region
		: nameRegion({ title: region, state }, labels.states);
	const heading = own ?? formatLabel(labels.areas.pageTitle, { service: descriptor, region: where });
	const names = towns.map(({ name }) => name);
	const description = `${descriptor}: ${region}. ${[summary, names.join(', ')].filter(Boolean).join(' ')}`;
	return {
		heading,
		search: {
			metaTitle: search.metaTitle ?? shorten(heading, 60),
			metaDescription: search.metaDescription ?? shorten(description, 160),
		},
	};
}

/** What backs the conditions of regions, each source once, even if several of them cite it. */
export const listSources = (areas: readonly Area[]) => [
	...new Map(
		areas.flatMap(({ conditions }) =>
			conditions.flatMap(({ source }) => (source ? [[source.url, source] as const] : [])),
		),
	).values(),
];

/** What the page of a region shows besides the region. @param id of the region */
export async function getRegionView(id: string) {
	const areas = await getAreas();
	const area = areas.find((one) => one.id === id);
	if (!area) throw new Error(`areas.yaml has no region “${id}”.`);
	const others = areas.filter((one) => one !== area);
	const elsewhere = new Set(others.flatMap(({ towns }) => towns.map(({ name }) => name)));
	const names = [
		area.title,
		...area.towns.flatMap(({ name, also }) => (elsewhere.has(name) ? [] : [name, ...also])),
	];
	const anyName = new RegExp(`(?<![\\p{L}\\d])(?:${names.map(RegExp.escape).join('|')})(?![\\p{L}\\d])`, 'u');
	return {
		area,
		others,
		...introduce(area),
		/** The towns by the number to call, each with the address of the form for it. */
		phones: [...Map.groupBy(area.towns, ({ phone }) => phone)].map(([number, towns]) => ({
			number,
			towns: towns.map(({ name, state }) => ({
				name,
				href: `${copyPaths.quote}#place=${encodeURIComponent(`${name}, ${state}`)}`,
			})),
		})),
		/** Whether a text names the region or a town that no other region has. */
		isFromHere: (text = ''): boolean => anyName.test(text),
		sources: listSources([area]),
	};
}
export type RegionView = Awaited<ReturnType<typeof getRegionView>>;
