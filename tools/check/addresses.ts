import { collections, idOf } from '../../src/collections.ts';
import {
	type CopyPageName,
	copyPaths,
	listPaths,
	optionalPages,
	recordPaths,
} from '../../src/content/paths.ts';
import { isPublished, type Published } from '../../src/content/today.ts';
import { partOf } from '../../src/features/policies/schema.ts';
import { type Content, entriesOf, type Place, recordsOf, textAt } from './content.ts';
import { shapeAt } from './describe.ts';
import { namesIn } from './files.ts';

/**
 * Articles that visitors don't see yet, by address: drafts, and those with a later date. Links to one appear with
 * it.
 */
export const listUnpublished = (content: Content): Map<string, { isDraft: boolean }> =>
	new Map(
		recordsOf(content, 'posts').flatMap(({ source, value }) => {
			const { draft = false, date = '' } = Object(value) as Partial<Published>;
			const isHidden = !isPublished({ draft, date }, content.today);
			return isHidden ? [[recordPaths.posts(source.name), { isDraft: draft }] as const] : [];
		}),
	);

/** Whether a file below content/ has something in it. One that can't be read is reported by itself. */
export const isFilled = ({ sources }: Content, file: string): boolean =>
	sources.some(({ collection, data }) => collection.path === file && Object(data).length !== 0);

/** Whether a page is built. */
export const hasPage = (content: Content, name: CopyPageName): boolean =>
	(optionalPages[name] ?? []).every((file) => isFilled(content, file));

/** The address of every page that a link may lead to; twice if two pages have the same one. */
export function listAddresses(content: Content): string[] {
	const unpublished = listUnpublished(content);
	const paths = listPaths({
		services: namesIn(content, collections.services),
		posts: namesIn(content, collections.posts).filter((id) => !unpublished.has(recordPaths.posts(id))),
		legal: namesIn(content, collections.legal),
		stainSpills: hasPage(content, 'stainGuide') ? listIds(recordsOf(content, 'stainSpills')) : [],
		reviews: recordsOf(content, 'reviews').length,
		hasPage: (name) => hasPage(content, name),
	});
	return [...paths, ...unpublished.keys()];
}

/** A link without its fragment and query. */
export const pageOf = (link: string): string => link.replace(/[?#].*$/, '');

const listIds = (places: Place[]) => places.flatMap((place) => textAt(place, 'id') ?? []);

/** The anchors of a page; undefined for a page whose anchors don't come from the content. */
export function listParts(content: Content, page: string): string[] | undefined {
	if (page === copyPaths.faqPage)
		return recordsOf(content, 'faq').flatMap((group) => listIds([group, ...entriesOf(group, 'questions')]));
	if (page === copyPaths.serviceAreas) {
		const areas = recordsOf(content, 'areas').map(({ value }) => idOf(collections.areas, value) ?? '');
		// The sections of the page, and its regions.
		return ['service-areas', 'regions', ...areas];
	}
	const policy = recordsOf(content, 'legal').find(({ source }) => recordPaths.legal(source.name) === page);
	return (
		policy &&
		entriesOf(policy, 'sections').map((section) =>
			partOf({ id: textAt(section, 'id'), title: textAt(section, 'title') }),
		)
	);
}

/** The ids of sections that aren't the key of their words. */
const sectionIds: Record<string, string[]> = { areas: ['service-areas', 'towns'], quotes: ['testimonials'] };

/** The anchors of the sections that a page could have, but whose words are left out. */
export function listLeftOut(content: Content, page: string): string[] {
	const name = (Object.keys(copyPaths) as CopyPageName[]).find((one) => copyPaths[one] === page);
	const [copy] = name ? recordsOf(content, name) : [];
	const keys = copy ? Object.keys(shapeAt(copy)?.properties ?? {}) : [];
	return keys
		.filter((key) => !Object.hasOwn(Object(copy?.value), key))
		.flatMap((key) => sectionIds[key] ?? [key])
		.flatMap((id) => [id, `${id}-title`]);
}

/** The anchors that Markdown gives to the headings of an article. */
export const listHeadings = (body: string): string[] =>
	[...body.matchAll(/^#{1,6} +(.*)$/gm)].map(([, words = '']) =>
		words
			.trim()
			.toLowerCase()
			.replace(/[^\p{L}\p{N}\s_-]/gu, '')
			.replace(/\s/g, '-'),
	);
