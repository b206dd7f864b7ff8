import { company, labels } from '../../content/facts.ts';
import { findTarget } from '../../content/link-target.ts';
import { copyPaths, recordPaths } from '../../content/paths.ts';
import { say } from '../../content/say.ts';
import { nameState } from '../../content/schema/states.ts';
import { formatLabel, shorten } from '../../lib/text.ts';
import { type Area, getAreas } from './areas.ts';

/** Whether a region has a page of its own. */
export const hasRegionPage = ({ id }: Pick<Area, 'id'>): boolean =>
	findTarget(recordPaths.areas(id)) !== undefined;

/** A text about a region, written in one language. @param write makes it of the region as that language has it */
const sayOf = (id: string, write: (area: Area) => string) =>
	say(async () => {
		const [area] = await getAreas([id]);
		return area ? write(area) : '';
	});

/** Title and description of the page of a region: the owner's, or what the company does there, of at most 60 and 160 characters. */
async function describeInSearch({ id, metaTitle, metaDescription }: Area) {
	const title = sayOf(id, ({ title: region, state }) =>
		shorten(
			formatLabel(labels.areas.pageTitle, {
				service: company.descriptor,
				region,
				regionState: nameState(state, labels.states),
			}),
			60,
		),
	);
	const description = sayOf(id, ({ title: region, summary, towns }) => {
		const names = towns.map(({ name }) => name).join(', ');
		return shorten(`${company.descriptor}: ${region}. ${[summary, names].filter(Boolean).join(' ')}`, 160);
	});
	return { metaTitle: metaTitle ?? (await title), metaDescription: metaDescription ?? (await description) };
}

/** The town of a region, with its state where that isn't the company's first, as a form's place. */
const askFrom = (name: string, state: string) =>
	`${copyPaths.quote}?place=${encodeURIComponent(`${name}, ${state}`)}`;

/** What backs the conditions of regions, each source once, even if several of them cite it. */
export const listSources = (areas: readonly Area[]) => [
	...new Map(
		areas.flatMap(({ conditions }) =>
			conditions.flatMap(({ source }) => (source ? [[source.url, source] as const] : [])),
		),
	).values(),
];

/**
 * What the page of a region shows besides the region.
 * @param path of the page, in the content's language
 */
export async function getRegionView(path: string) {
	const areas = await getAreas();
	const area = areas.find(({ id }) => recordPaths.areas(id) === path);
	if (!area) throw new Error(`areas.yaml has no region at ${path}.`);
	const others = areas.filter((one) => one !== area);
	const elsewhere = new Set(others.flatMap(({ towns }) => towns.map(({ name }) => name)));
	const names = [
		area.title,
		...area.towns.flatMap(({ name, also }) => (elsewhere.has(name) ? [] : [name, ...also])),
	];
	const anyName = new RegExp(`(?<![\\p{L}\\d])(?:${names.map(RegExp.escape).join('|')})(?![\\p{L}\\d])`, 'u');
	const inWords = (label: (words: typeof labels.areas) => string) =>
		sayOf(area.id, ({ title: region }) => formatLabel(label(labels.areas), { region }));
	return {
		area,
		others,
		search: await describeInSearch(area),
		words: {
			services: await inWords(({ services }) => services),
			work: await inWords(({ work }) => work),
			reviews: await inWords(({ reviews }) => reviews),
		},
		/** The towns by the number to call, each with the address of the form for it. */
		phones: [...Map.groupBy(area.towns, ({ phone }) => phone)].map(([number, towns]) => ({
			number,
			towns: towns.map(({ name, state }) => ({ name, href: askFrom(name, state) })),
		})),
		/** Whether a text names the region or a town that no other region has. */
		isFromHere: (text = ''): boolean => anyName.test(text),
		sources: listSources([area]),
	};
}
export type RegionView = Awaited<ReturnType<typeof getRegionView>>;
