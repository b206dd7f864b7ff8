import { type Collection, collections, idOf, targets } from '../../src/collections.ts';
import { listPaths, recordPaths } from '../../src/content/paths.ts';
import type { Target } from '../../src/content/schema/field.ts';
import { isPublished, type Published } from '../../src/content/today.ts';
import {
	type Content,
	entriesOf,
	type Field,
	fieldAt,
	fieldsOf,
	recordsOf,
	textAt,
	wholeOf,
} from './content.ts';
import { describeDeletion, findTypo, isSlip } from './deletions.ts';
import { fieldLines } from './example.ts';
import { namesIn } from './files.ts';
import { type Problem, quoteFound, reportField } from './problem.ts';
import { shapeAt } from './schema-walk.ts';

/** What can be referred to, and where the owner finds it. */
interface Known {
	noun: string;
	ids: ReadonlySet<string>;
	place: string;
}

/** What exists of one kind; undefined while the file that holds it cannot be read. */
function findKnown(content: Content, target: Target): Known | undefined {
	if (target === 'page') return { noun: 'page', ids: listRoutes(content), place: '/sitemap' };
	const { collection: name, list } = targets[target];
	const collection: Collection = collections[name];
	const noun = (!list && collection.one) || target;
	const place = `content/${collection.path}`;
	if (collection.kind === 'folder') return { noun, ids: new Set(namesIn(content, collection)), place };
	const source = content.sources.find((one) => one.collection === collection);
	if (Array.isArray(source?.data) !== (collection.kind === 'list') || source?.data === undefined)
		return undefined;
	const records = recordsOf(content, collection.path);
	const ids = list
		? records.flatMap((record) => entriesOf(fieldAt(record, list))).map((entry) => textAt(entry, 'id'))
		: records.map(({ value }) => idOf(collection, value));
	const listed = list && collection.kind === 'single' ? `, ${list}` : '';
	return { noun, ids: new Set(ids.filter((id) => id !== undefined)), place: `${place}.yaml${listed}` };
}

/** Articles that visitors don't see yet, by their addresses: drafts, and those of a later day. A link to one waits with it. */
export const listUnpublished = (content: Content): Map<string, { isDraft: boolean }> =>
	new Map(
		recordsOf(content, collections.posts.path).flatMap(({ source, value }) => {
			const { draft = false, date = '' } = Object(value) as Partial<Published>;
			const isHidden = !isPublished({ draft, date }, content.today);
			return isHidden ? [[recordPaths.posts(source.name), { isDraft: draft }] as const] : [];
		}),
	);

/** The address of every page that a link on this site may lead to; twice where two pages have the same one. */
export function listAddresses(content: Content): string[] {
	const { stainGuide, stainSurfaces, stainRemedies, stainSpills, services, posts, legal, reviews } =
		collections;
	const countOf = (collection: Collection) => recordsOf(content, collection.path).length;
	// While a part of the stain guide is missing, it isn't built.
	const hasGuide = [stainGuide, stainSurfaces, stainRemedies].every((part) => countOf(part) > 0);
	const spills = hasGuide ? recordsOf(content, stainSpills.path) : [];
	const unpublished = listUnpublished(content);
	const paths = listPaths({
		services: namesIn(content, services),
		posts: namesIn(content, posts).filter((id) => !unpublished.has(recordPaths.posts(id))),
		legal: namesIn(content, legal),
		stainSpills: spills.flatMap((spill) => textAt(spill, 'id') ?? []),
		reviews: countOf(reviews),
	});
	return [...paths, ...unpublished.keys()];
}

const listRoutes = (content: Content): Set<string> => new Set(listAddresses(content));

/** A link without its place on the page and what it asks of the page (/testimonials?service=…), which are not checked. */
export const pageOf = (link: string): string => link.replace(/[?#].*$/, '');

/** A reference to something that does not exist. */
function reportMissing(field: Field, value: string, { ids, noun, place }: Known): Problem {
	const siblings = new Set(
		typeof field.path.at(-1) === 'number'
			? entriesOf(fieldAt(wholeOf(field.source), ...field.path.slice(0, -1))).map((one) => one.value)
			: [],
	);
	const typo = findTypo(
		pageOf(value),
		[...ids].filter((id) => !siblings.has(id)),
	);
	return reportField(field, {
		found: `${quoteFound(value)}, but there’s no such ${noun}`,
		write: [
			typo && fieldLines(field, typo),
			!isSlip(pageOf(value), typo) && describeDeletion(field, value),
			ids.size === 0 && `${place} has none yet.`,
			ids.size > 20 && `${place} lists all you can choose from.`,
			ids.size > 0 && ids.size <= 20 && `Choose from ${place}: ${[...ids].join(', ')}`,
		]
			.filter(Boolean)
			.join('\n'),
	});
}

/** Checks that every reference leads to a record or a page that exists, and that no list names one twice. */
export function checkReferences(content: Content): Problem[] {
	const found = new Map<Target, Known | undefined>();
	return fieldsOf(content).flatMap((field) => {
		const shape = shapeAt(field);
		const { value } = field;
		if (typeof value === 'string' && shape?.refers) {
			if (!found.has(shape.refers)) found.set(shape.refers, findKnown(content, shape.refers));
			const known = found.get(shape.refers);
			const exists = !known || known.ids.has(shape.refers === 'page' ? pageOf(value) : value);
			return exists ? [] : reportMissing(field, value, known);
		}
		if (!Array.isArray(value) || !shape?.items?.refers) return [];
		return entriesOf(field)
			.filter((entry, index) => value.indexOf(entry.value) < index)
			.map((entry) =>
				reportField(entry, {
					found: `${entry.value}, which is already in the list`,
					why: 'Visitors would see it twice.',
					write: 'Choose another one, or delete this line.',
				}),
			);
	});
}
