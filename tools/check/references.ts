import path from 'node:path';
import { findNearest } from '../../src/lib/nearest.ts';
import { type Collection, collections, idOf } from '../../src/schema/collections.ts';
import type { FieldMeta } from '../../src/schema/field.ts';
import { yamlLines } from './example.ts';
import { countWords, type Problem, quoteFound, tellField } from './problem.ts';
import { isRoute, listRoutes } from './routes.ts';
import { shapeAt } from './schema-walk.ts';
import type { Content, Path, Source } from './source.ts';
import { listAt, recordsOf, sourcesOf, textAt, walk } from './values.ts';

type Target = NonNullable<FieldMeta['refers']>;

interface Known {
	/** What can be referred to; undefined while the file that holds it cannot be read, so that nothing is checked. */
	ids: ReadonlySet<string> | undefined;
	/** Where the owner finds them. */
	place: string;
}

const idsOf = (records: readonly unknown[]) =>
	new Set(records.flatMap((record) => textAt(record, 'id') ?? []));

/** What exists, by kind of reference. */
function listKnown(content: Content): Record<Target, Known> {
	const { label } = content;
	const fromList = (collection: Collection): Known => {
		const { path: name } = collection;
		const ids = recordsOf(content, name).flatMap(({ data }) => idOf(collection, data) ?? []);
		// A list that has lost its hyphens is told as such, and not by everything that refers to it.
		const isReadable = sourcesOf(content, name).some(({ data }) => Array.isArray(data));
		return { ids: isReadable ? new Set(ids) : undefined, place: `${label}/${name}.yaml` };
	};
	/** From a list inside of a single file. */
	const fromSingle = ({ path: name }: Collection, field: string): Known => {
		const [single] = sourcesOf(content, name);
		return { ids: single && idsOf(listAt(single.data, field)), place: `${label}/${name}.yaml, ${field}` };
	};
	const fromFolder = (name: string): Known => ({
		// From the names of the files: a file that can't be read must not turn every reference to it into a problem.
		ids: new Set(
			content.files
				.filter((file) => path.posix.dirname(file) === name)
				.map((file) => path.posix.parse(file).name),
		),
		place: `the file names in ${label}/${name}`,
	});
	return {
		photo: fromList(collections.photos),
		question: {
			ids:
				sourcesOf(content, 'faq').length > 0
					? idsOf(recordsOf(content, 'faq').flatMap(({ data }) => listAt(data, 'questions')))
					: undefined,
			place: `${label}/faq.yaml`,
		},
		member: fromList(collections.team),
		review: fromList(collections.reviews),
		area: fromList(collections.areas),
		phone: fromSingle(collections.company, 'phones'),
		address: fromSingle(collections.company, 'addresses'),
		service: fromFolder('services'),
		post: fromFolder('posts'),
		remedy: fromList(collections.stainRemedies),
		surface: fromList(collections.stainSurfaces),
		source: fromSingle(collections.stainGuide, 'sources'),
		page: { ids: listRoutes(content), place: 'all pages are listed on /sitemap' },
	};
}

const nouns: Record<Target, string> = {
	photo: 'photo',
	question: 'question',
	member: 'team member',
	review: 'review',
	area: 'region',
	phone: 'phone',
	address: 'address',
	service: 'service',
	post: 'article',
	remedy: 'remedy',
	surface: 'surface',
	source: 'source',
	page: 'page',
};

/** One reference to something that does not exist. */
function tellLost(
	source: Source,
	path: Path,
	value: string,
	target: Target,
	{ ids = new Set(), place }: Known,
): Problem {
	// Without the part after #, the page is compared by its own address.
	const nearest = findNearest(value.replace(/#.*$/, ''), ids);
	const all = ids.size <= 20 ? `${place}: ${[...ids].join(', ')}` : place;
	return tellField(source, path, {
		found: `${quoteFound(value)}, but there is no such ${nouns[target]}`,
		write: nearest ? `${yamlLines(path.at(-1), nearest)}\n(${all})` : `one of those that exist\n(${all})`,
	});
}

/** Checks that every reference leads to a record or a page that exists, and that no list names one twice. */
export function checkReferences(content: Content): Problem[] {
	const known = listKnown(content);
	const problems: Problem[] = [];
	for (const source of content.sources) {
		walk(source.data, (value, path) => {
			const shape = shapeAt(source, path);
			const refers = shape?.refers;
			if (typeof value === 'string' && refers) {
				const { ids } = known[refers];
				const exists = !ids || (refers === 'page' ? isRoute(ids as Set<string>, value) : ids.has(value));
				if (!exists) problems.push(tellLost(source, path, value, refers, known[refers]));
			}
			if (!Array.isArray(value) || !shape?.items?.refers) return;
			value.forEach((item, index) => {
				if (typeof item !== 'string' || value.indexOf(item) === index) return;
				problems.push(
					tellField(source, [...path, index], {
						found: `${item} for the second time in the list of ${countWords(value.length, 'entry', 'entries')}`,
						why: 'Visitors would see the same thing twice.',
						write: 'another one, or take the line away',
					}),
				);
			});
		});
	}
	return problems;
}
