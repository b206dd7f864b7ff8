import { collections, idOf } from '../../src/collections.ts';
import { copyPaths, recordPaths } from '../../src/content/paths.ts';
import { partOf } from '../../src/features/policies/schema.ts';
import { type Content, entriesOf, type Field, fieldAt, recordsOf, textAt } from './content.ts';

/** The parts of a page that a link can name after #; undefined for a page whose parts the content doesn't decide. */
export function listParts(content: Content, page: string): string[] | undefined {
	const idsIn = (fields: Field[]) => fields.flatMap((field) => textAt(field, 'id') ?? []);
	if (page === copyPaths.faqPage) {
		const groups = recordsOf(content, collections.faq.path);
		return idsIn([...groups, ...groups.flatMap((group) => entriesOf(fieldAt(group, 'questions')))]);
	}
	if (page === copyPaths.serviceAreas) {
		const areas = recordsOf(content, collections.areas.path);
		// The sections of the page, and its regions.
		return ['service-areas', 'regions', ...areas.map(({ value }) => idOf(collections.areas, value) ?? '')];
	}
	const policy = recordsOf(content, collections.legal.path).find(
		({ source }) => recordPaths.legal(source.name) === page,
	);
	return (
		policy &&
		entriesOf(fieldAt(policy, 'sections')).map((section) =>
			partOf({ id: textAt(section, 'id'), title: textAt(section, 'title') }),
		)
	);
}

/** The ids that Markdown gives to the headings of an article. */
export const listHeadings = (body: string): string[] =>
	[...body.matchAll(/^#{1,6} +(.*)$/gm)].map(([, words = '']) =>
		words
			.trim()
			.toLowerCase()
			.replace(/[^\p{L}\p{N}\s_-]/gu, '')
			.replace(/\s/g, '-'),
	);
