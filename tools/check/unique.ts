import { collections, idOf } from '../../src/collections.ts';
import { normalizeTown } from '../../src/features/service-area/place.ts';
import { hiddenPaths, recordPaths } from '../../src/lib/links.ts';
import { type Content, entriesOf, type Field, fieldAt, fieldsOf, recordsOf } from './content.ts';
import { type Problem, quoteFound, reportField } from './problem.ts';
import { listAddresses } from './references.ts';

interface Used {
	field: Field;
	text: unknown;
}

/** Reports each field whose text an earlier field has. @param toKey writes texts that count as the same in one way */
function findRepeated(
	uses: readonly Used[],
	why: string,
	write: (text: string) => string,
	toKey = (text: string) => text.trim().toLowerCase(),
): Problem[] {
	const first = new Map<string, Field>();
	return uses.flatMap(({ field, text }) => {
		if (typeof text !== 'string') return [];
		const key = toKey(text);
		const before = first.get(key);
		first.set(key, before ?? field);
		if (!before) return [];
		const place = before.source === field.source ? 'this file' : before.source.file;
		return reportField(field, {
			found: `${quoteFound(text)}, which is already used in ${place}`,
			why,
			write: write(text),
		});
	});
}

/** Files whose name, which becomes the address of their page, is that of another page. */
function findTaken(content: Content): Problem[] {
	const addresses = [...listAddresses(content), ...hiddenPaths];
	return (['services', 'posts', 'legal'] as const).flatMap((name) =>
		recordsOf(content, collections[name].path).flatMap(({ source: { file, name: id } }) => {
			const address = recordPaths[name](id);
			if (addresses.indexOf(address) === addresses.lastIndexOf(address)) return [];
			return {
				file,
				field: 'the file name',
				found: `${id}, but another page already has the address ${address}`,
				why: 'The file name becomes the address of the page. Visitors could open only one of the two.',
				write: `Rename the file, for example to ${file.replace(/(?=\.\w+$)/, '-2')}.`,
			};
		}),
	);
}

/** Former addresses that a page still has, or that lead to another former address. */
function findRedirected(content: Content): Problem[] {
	const addresses = new Set(listAddresses(content));
	return recordsOf(content, collections.redirects.path).flatMap((redirect) => {
		const from = fieldAt(redirect, 'from');
		if (typeof from.value !== 'string' || !addresses.has(from.value)) return [];
		return reportField(from, {
			found: `${from.value}, which is the address of a page`,
			why: 'Visitors could not open this page anymore.',
			write: 'Enter the address that the page had before, or delete this entry.',
		});
	});
}

/** Checks everything that may occur once only: addresses, ids in a list, and what search results show of a page. */
export function checkUnique(content: Content): Problem[] {
	const fields = fieldsOf(content);
	const ids = fields.flatMap((list) =>
		findRepeated(
			entriesOf(list).map((entry) => {
				const field = fieldAt(entry, 'id');
				// A record of a list file has an id also where none is written.
				return {
					field,
					text: list.path.length === 0 ? idOf(list.source.collection, entry.value) : field.value,
				};
			}),
			'The site would show only one of the two.',
			(text) => `Use a different id, for example:\nid: "${text}-2"`,
		),
	);
	const use = (field: Field): Used => ({ field, text: field.value });
	const named = (name: string) => fields.filter(({ path }) => path.at(-1) === name).map(use);
	// An article without a title of its own for search results is found by its heading.
	const headings = recordsOf(content, 'posts')
		.filter((post) => fieldAt(post, 'metaTitle').value === undefined)
		.map((post) => use(fieldAt(post, 'title')));
	const towns = recordsOf(content, 'areas')
		.flatMap((area) => entriesOf(fieldAt(area, 'towns')))
		.flatMap((town) => [fieldAt(town, 'name'), ...entriesOf(fieldAt(town, 'also'))]);
	const why = 'In search results, nobody could tell the two pages apart.';
	return [
		...findTaken(content),
		...findRedirected(content),
		...ids,
		...findRepeated(
			towns.map(use),
			'Visitors would see the town twice, or get the answer for another one.',
			() => 'Delete one of the two.',
			normalizeTown,
		),
		...findRepeated(
			[...named('metaTitle'), ...headings],
			why,
			() => 'Write a title that fits this page only.',
		),
		...findRepeated(
			named('metaDescription'),
			why,
			() => 'Write a description that fits this page only, in 50 to 160 characters.',
		),
	];
}
