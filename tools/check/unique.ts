import { idOf } from '../../src/schema/collections.ts';
import { type Problem, quoteFound, tellField } from './problem.ts';
import type { Content, Path, Source } from './source.ts';
import { sourcesOf, textAt, walk } from './values.ts';

interface Use {
	source: Source;
	path: Path;
}

/** Where a value was used before: "content/team.yaml". */
const placeOf = (use: Use, here: Source) => (use.source === here ? 'the same file' : use.source.file);

/** Tells each use of a text after the first. */
function findRepeated(
	uses: readonly (Use & { text: string })[],
	telling: { why: string; write: (text: string) => string },
): Problem[] {
	const first = new Map<string, Use>();
	return uses.flatMap(({ text, source, path }) => {
		const key = text.trim().toLowerCase();
		const before = first.get(key);
		if (!before) {
			first.set(key, { source, path });
			return [];
		}
		return [
			tellField(source, path, {
				found: `${quoteFound(text)}, which is also in ${placeOf(before, source)}`,
				why: telling.why,
				write: telling.write(text),
			}),
		];
	});
}

/** Ids that occur twice in one list. */
function checkIds(content: Content): Problem[] {
	const problems: Problem[] = [];
	for (const source of content.sources) {
		walk(source.data, (value, path) => {
			if (!Array.isArray(value)) return;
			const uses = value.flatMap((item, index) => {
				const text = path.length === 0 ? idOf(source.collection, item) : textAt(item, 'id');
				return text === undefined ? [] : [{ text, source, path: [...path, index, 'id'] }];
			});
			problems.push(
				...findRepeated(uses, {
					why: 'Only one of the two records would be shown.',
					write: (text) => `another id, for example:\nid: "${text}-2"`,
				}),
			);
		});
	}
	return problems;
}

/** The texts of all content under one field name. */
const findUses = (content: Content, name: string): (Use & { text: string })[] =>
	content.sources.flatMap((source) => {
		const uses: (Use & { text: string })[] = [];
		walk(source.data, (text, path) => {
			if (path.at(-1) === name && typeof text === 'string') uses.push({ text, source, path });
		});
		return uses;
	});

/** Titles and descriptions for search results that two pages share. */
function checkSearchResults(content: Content): Problem[] {
	// An article without a title of its own for search results is found by its heading.
	const headings = sourcesOf(content, 'posts').flatMap((source) => {
		const text = textAt(source.data, 'title');
		const isUsed = textAt(source.data, 'metaTitle') === undefined;
		return text !== undefined && isUsed ? [{ text, source, path: ['title'] }] : [];
	});
	const why = 'In search results, two pages could not be told apart.';
	return [
		...findRepeated([...findUses(content, 'metaTitle'), ...headings], {
			why,
			write: () => 'a title that says what only this page has',
		}),
		...findRepeated(findUses(content, 'metaDescription'), {
			why,
			write: () => 'a description that says what only this page has, 50 to 160 characters',
		}),
	];
}

/** Checks everything that may occur once only. */
export function checkUnique(content: Content): Problem[] {
	return [checkIds, checkSearchResults].flatMap((check) => check(content));
}
