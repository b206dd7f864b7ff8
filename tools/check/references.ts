import path from 'node:path';
import { type Collection, collections, idOf } from '../../src/collections.ts';
import type { FieldMeta } from '../../src/content/schema/field.ts';
import { findNearest } from '../../src/features/service-area/nearest.ts';
import { listPaths } from '../../src/lib/links.ts';
import { type Content, entriesOf, type Field, fieldAt, fieldsOf, recordsOf, textAt } from './content.ts';
import { yamlLines } from './example.ts';
import { type Problem, quoteFound, tellField } from './problem.ts';
import { shapeAt } from './schema-walk.ts';

type Target = NonNullable<FieldMeta['refers']>;

/** Where each kind of reference leads: to the records of a collection, or to those in a list of its records. */
const targets: Record<Exclude<Target, 'page'>, { collection: Collection; list?: string; noun?: string }> = {
	photo: { collection: collections.photos },
	question: { collection: collections.faq, list: 'questions' },
	member: { collection: collections.team, noun: 'team member' },
	review: { collection: collections.reviews },
	area: { collection: collections.areas, noun: 'region' },
	phone: { collection: collections.company, list: 'phones' },
	address: { collection: collections.company, list: 'addresses' },
	service: { collection: collections.services },
	post: { collection: collections.posts, noun: 'article' },
	remedy: { collection: collections.stainRemedies },
	surface: { collection: collections.stainSurfaces },
	source: { collection: collections.stainGuide, list: 'sources' },
};

/** What can be referred to, and where the owner finds it. */
interface Known {
	noun: string;
	/** Undefined while the file that holds it cannot be read, so that nothing is checked. */
	ids: ReadonlySet<string> | undefined;
	place: string;
}

/** The names of the files in a folder: one that can't be read must not turn every reference to it into a problem. */
const namesIn = ({ files }: Content, folder: Collection): string[] =>
	files.filter((file) => path.posix.dirname(file) === folder.path).map((file) => path.posix.parse(file).name);

/** What exists of one kind. */
function findKnown(content: Content, target: Target): Known {
	if (target === 'page') return { noun: 'page', ids: listRoutes(content), place: '/sitemap' };
	const { collection, list, noun = target } = targets[target];
	if (collection.kind === 'folder')
		return {
			noun,
			ids: new Set(namesIn(content, collection)),
			place: `${content.label}/${collection.path}`,
		};
	const records = recordsOf(content, collection.path);
	const ids = list
		? records.flatMap((record) => entriesOf(fieldAt(record, list))).map((entry) => textAt(entry, 'id'))
		: records.map(({ value }) => idOf(collection, value));
	// A list that has lost its hyphens is told as such, and not by everything that refers to it.
	const isReadable = content.sources.some(
		({ collection: { path: name }, data }) =>
			name === collection.path && (collection.kind === 'list' ? Array.isArray(data) : data !== undefined),
	);
	return {
		noun,
		ids: isReadable ? new Set(ids.filter((id) => id !== undefined)) : undefined,
		place: `${content.label}/${collection.path}.yaml${list && collection.kind === 'single' ? `, ${list}` : ''}`,
	};
}

/** The address of every page that a link on this site may lead to; twice where two pages have the same one. */
export function listAddresses(content: Content): string[] {
	const { stainGuide, stainSurfaces, stainRemedies, stainSpills, services, posts, legal, reviews } =
		collections;
	const countOf = (collection: Collection) => recordsOf(content, collection.path).length;
	// While a part of the stain guide is missing, it isn't built.
	const hasGuide = [stainGuide, stainSurfaces, stainRemedies].every((part) => countOf(part) > 0);
	const spills = hasGuide ? recordsOf(content, stainSpills.path) : [];
	return listPaths({
		services: namesIn(content, services),
		posts: namesIn(content, posts),
		legal: namesIn(content, legal),
		stainSpills: spills.flatMap((spill) => textAt(spill, 'id') ?? []),
		reviews: countOf(reviews),
	});
}

/** Every address that a link on this site may lead to. */
export const listRoutes = (content: Content): Set<string> => new Set(listAddresses(content));

/** Whether a link leads to a page; the part after # is not looked at. */
export const isRoute = (routes: ReadonlySet<string>, link: string): boolean =>
	routes.has(link.replace(/#.*$/, '') || '/');

/** A reference to something that does not exist. */
function tellLost(field: Field, value: string, { ids = new Set(), noun, place }: Known): Problem {
	// Without the part after #, the page is compared by its own address.
	const nearest = findNearest(value.replace(/#.*$/, ''), ids);
	const all =
		ids.size <= 20
			? `Choose from ${place}: ${[...ids].join(', ')}`
			: `${place} lists all you can choose from.`;
	return tellField(field, {
		found: `${quoteFound(value)}, but there’s no such ${noun}`,
		write: nearest ? `${yamlLines(field.path.at(-1), nearest)}\n${all}` : all,
	});
}

/** Checks that every reference leads to a record or a page that exists, and that no list names one twice. */
export function checkReferences(content: Content): Problem[] {
	const known = new Map<Target, Known>();
	return fieldsOf(content).flatMap((field) => {
		const shape = shapeAt(field);
		const { value } = field;
		if (typeof value === 'string' && shape?.refers) {
			const target = known.get(shape.refers) ?? findKnown(content, shape.refers);
			known.set(shape.refers, target);
			const { ids } = target;
			const exists = !ids || (shape.refers === 'page' ? isRoute(ids, value) : ids.has(value));
			return exists ? [] : tellLost(field, value, target);
		}
		if (!Array.isArray(value) || !shape?.items?.refers) return [];
		return entriesOf(field)
			.filter((entry, index) => typeof entry.value === 'string' && value.indexOf(entry.value) < index)
			.map((entry) =>
				tellField(entry, {
					found: `${entry.value}, which is already in the list`,
					why: 'Visitors would see it twice.',
					write: 'Choose another one, or delete this line.',
				}),
			);
	});
}
