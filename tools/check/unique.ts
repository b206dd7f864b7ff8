import { collections, idOf } from '../../src/collections.ts';
import { hiddenPaths, recordPaths } from '../../src/content/paths.ts';
import { normalizeTown } from '../../src/features/service-area/place.ts';
import { slugify } from '../../src/lib/text.ts';
import { type Content, entriesOf, type Field, fieldAt, fieldsOf, recordsOf } from './content.ts';
import { type Problem, quoteFound, reportField } from './problem.ts';
import { listAddresses } from './references.ts';

interface Used {
	field: Field;
	/** What no other field may have; by default, the text of the field. */
	text?: unknown;
}

/** Reports each field whose text an earlier field has. @param write the Fix, from the text and one that is free */
function findRepeated(
	uses: readonly Used[],
	why: string,
	write: (text: string, free: string) => string,
): Problem[] {
	const first = new Map<string, Field>();
	const keyOf = (text: string) => text.trim().toLowerCase();
	const texts = uses.map(({ field, text = field.value }) => text);
	const isTaken = (text: string) => texts.some((other) => keyOf(String(other)) === keyOf(text));
	return uses.flatMap(({ field }, index) => {
		const text = texts[index];
		if (typeof text !== 'string' || text === '') return [];
		const before = first.get(keyOf(text));
		first.set(keyOf(text), before ?? field);
		if (!before) return [];
		const place = before.source === field.source ? 'this file' : before.source.file;
		let number = 2;
		while (isTaken(`${text}-${number}`)) number++;
		return reportField(field, {
			found: `${quoteFound(String(field.value ?? text))}, which is already used in ${place}`,
			why,
			write: write(text, `${text}-${number}`),
		});
	});
}

/** What identifies an entry of a list: a record of a list file has an id also where none is written. */
function identify(list: Field, entry: Field): Used {
	const field = fieldAt(entry, 'id');
	return list.path.length === 0 ? { field, text: idOf(list.source.collection, entry.value) } : { field };
}

/** Ids that two entries of a list have. Groups and questions of the FAQ are places on one page, so they share theirs. */
function checkIds(fields: readonly Field[]): Problem[] {
	const lists = fields.filter(
		({ value, source }) => Array.isArray(value) && source.collection !== collections.prices,
	);
	const spaces = Map.groupBy(lists, (list) =>
		list.source.collection === collections.faq ? list.source : list,
	);
	return [...spaces.values()].flatMap((space) =>
		findRepeated(
			space.flatMap((list) => entriesOf(list).map((entry) => identify(list, entry))),
			'The site would show only one of the two.',
			(_, free) => `Use a different id, for example:\nid: "${free}"`,
		),
	);
}

/** Prices that the page or the form would lose: a service has one entry, and each of its lines a name of its own. */
function checkPriceNames(content: Content): Problem[] {
	const records = recordsOf(content, 'prices');
	return [
		...findRepeated(
			records.map((record) => ({ field: fieldAt(record, 'service') })),
			'A service has one entry, so visitors would never see the prices in this one.',
			() => 'Move the lines of this entry to the other one, and delete this entry.',
		),
		...records.flatMap((record) =>
			findRepeated(
				entriesOf(fieldAt(record, 'lines')).map((line) => {
					const field = fieldAt(line, 'name');
					return { field, text: slugify(String(field.value ?? '')) };
				}),
				'The form tells lines apart by the letters and digits of their names. A count would be added for both.',
				() => 'Use a name that differs in a letter or a digit, or delete one of the two lines.',
			),
		),
	];
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
	const named = (name: string): Used[] =>
		fields.filter(({ path }) => path.at(-1) === name).map((field) => ({ field }));
	// An article without a title of its own for search results is found by its heading.
	const headings = recordsOf(content, 'posts')
		.filter((post) => fieldAt(post, 'metaTitle').value === undefined)
		.map((post): Used => ({ field: fieldAt(post, 'title') }));
	const towns = recordsOf(content, 'areas')
		.flatMap((area) => entriesOf(fieldAt(area, 'towns')))
		.flatMap((town) => [fieldAt(town, 'name'), ...entriesOf(fieldAt(town, 'also'))])
		.map((field) => ({ field, text: normalizeTown(String(field.value ?? '')) }));
	const why = 'In search results, nobody could tell the two pages apart.';
	return [
		...findTaken(content),
		...findRedirected(content),
		...checkIds(fields),
		...checkPriceNames(content),
		...findRepeated(
			towns,
			'Visitors would see the town twice, or get the answer for another one.',
			() => 'Delete one of the two.',
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
