import { collections } from '../../src/collections.ts';
import { pageOf } from '../../src/content/paths.ts';
import { nameKeyOf } from '../../src/content/schema/shape.ts';
import { countWords } from '../../src/lib/count.ts';
import { findTypo, isSlip } from '../../src/lib/nearest.ts';
import {
	type Content,
	childAt,
	entriesOf,
	isEntry,
	isOptional,
	lineAt,
	lineOf,
	type Place,
	parentOf,
	rootOf,
	shapeAt,
} from './content.ts';
import { hiddenPageOf, type Kind, listPointers, type Pointer } from './graph.ts';
import { withHttps } from './links.ts';
import { listPlaces, type Problem, quoteFound, reportField } from './report.ts';
import { fieldWords, nameOfRecord } from './words.ts';

const mostChoices = 20;
const wrongLink = 'A wrong link leads visitors to an error page.';

/**
 * The id or address that was certainly meant: a mistyped one that its list doesn't have yet, or a site without https.
 * What several lines name is hardly mistyped.
 */
function findMeant({ from, address, choices: { noun, ids } }: Pointer, lines: number): string | undefined {
	const elsewhere = noun === 'page' ? withHttps(address) : undefined;
	if (elsewhere && new RegExp(shapeAt(from)?.pattern ?? '').test(elsewhere)) return elsewhere;
	const listed = isEntry(from) ? entriesOf(parentOf(from)).map(({ value }) => value) : [];
	const name = noun === 'page' ? pageOf(address) : address;
	const typo = findTypo(
		name,
		ids.filter((id) => !listed.includes(id)),
	);
	return lines === 1 || isSlip(name, typo) ? typo : undefined;
}

/** Whether a record is about what it points to, as a list of prices is about a service. Nobody sees it without that. */
const isAbout = ({ from }: Pointer): boolean =>
	from.path.length === 2 && nameKeyOf(shapeAt(parentOf(from)) ?? {}) === from.path.at(-1);

/**
 * The smallest part around a field that may be deleted: an optional field, or an entry of a list. Never a whole record:
 * what is wrong in one is no reason to delete it.
 */
const findRemovable = ({ source, path }: Place): Place | undefined =>
	path
		.map((_, depth) => childAt(rootOf(source), ...path.slice(0, depth + 1)))
		.findLast((part) => {
			const list = parentOf(part);
			return isEntry(part)
				? list.path.length > 0 && entriesOf(list).length > (shapeAt(list)?.minItems ?? 0)
				: isOptional(part);
		});

/** A part to delete, in words: "this line" or "the entry “pets” (lines 4 to 9)". */
function describePart(part: Place): string {
	const { text } = part.source;
	const [first, last] = [part.start, text.slice(0, part.range[1]).trimEnd().length].map((at) =>
		lineAt(text, at),
	);
	const words = isEntry(part) ? `the entry “${nameOfRecord(part)}”` : fieldWords(part);
	if (first !== last) return `${words} (lines ${first} to ${last})`;
	return Object(parentOf(part).node).flow ? words : 'this line';
}

const another = 'choose another one';

/** How the place that points to something can do without it. */
function describeWay(pointer: Pointer): string {
	const { from, words, choices } = pointer;
	if (words !== undefined) return `keep only the words “${words}”`;
	if (isAbout(pointer)) return 'do nothing: visitors don’t see this entry';
	const isLast = isEntry(from) && choices.ids.length === 0;
	const part = findRemovable(isLast ? parentOf(from) : from);
	// A list that can't be shorter takes another one. A photo that is missing is rather one that isn't there yet.
	const isFull = isEntry(from) && !isLast && part?.path.length !== from.path.length;
	return !part || isFull || /photo|icon/.test(choices.noun) ? another : `delete ${describePart(part)}`;
}

/** Where pointers are: "content/faq.yaml, lines 4, 9". */
const listLines = (pointers: readonly Pointer[]): string[] =>
	listPlaces(pointers.map(({ from }) => ({ file: from.source.file, line: lineOf(from) })));

/** What to do about the places that point to something that is gone. */
function describeWays(pointers: readonly Pointer[]): string {
	const ways = [...Map.groupBy(pointers, describeWay)];
	const list = ways.map(([way, some]) => `\n- ${listLines(some).join('; ')}: ${way}`).join('');
	const [only = ''] = ways.length === 1 ? (ways[0] ?? []) : [];
	const way = pointers.length > 1 ? only.replace('this line', 'these lines') : only;
	return way === another ? '' : `If it’s gone for good, ${way ? `${way}.` : `file by file${list}`}`;
}

/** What can be pointed to instead. Of icons, those with a part of the name: "app-window" for "windows". */
function describeChoices(id: string, { noun, ids, home }: Kind): string {
	if (ids.length === 0) return `${home} has none yet.`;
	const parts = id.toLowerCase().split(/s?(?:[^a-z0-9]+|$)/);
	const alike = ids.filter((one) => noun !== 'icon' || parts.some((part) => part && one.includes(part)));
	return noun === 'page' || alike.length === 0 || alike.length > mostChoices
		? `${home} lists all you can choose from.`
		: `Choose from ${home}: ${alike.join(', ')}`;
}

/** What to write if something has another name now, with the redirect for old links to its page. */
function describeNewName(id: string, name: string, { addressOf }: Kind, lines: string): string {
	const redirect = addressOf
		? `, and for old links, add to redirects.yaml:\n- from: ${addressOf(id)}\n  to: ${addressOf(name)}`
		: '.';
	return `Renamed? Write ${name} in these ${lines}${redirect}\nIf it’s gone for good instead, take it out of these lines.`;
}

/** Reports places that point to the same missing thing. @param name what it is probably called now */
function reportMissing(pointers: readonly Pointer[], name?: string): Problem[] {
	const [first] = pointers;
	if (!first) return [];
	const { page, id, kind } = first;
	const count = new Set(pointers.flatMap((one) => listLines([one]))).size;
	const lines = countWords(count, 'line');
	const isSame = pointers.every(({ choices }) => choices === first.choices);
	const write = name
		? describeNewName(id, name, kind, lines)
		: [describeChoices(id, isSame ? first.choices : kind), describeWays(pointers)].filter(Boolean).join('\n');
	return pointers.map((pointer) => {
		const { from, address, choices } = pointer;
		const meant = name ? undefined : findMeant(pointer, count);
		return reportField(from, {
			found: `${quoteFound(address)}, but there’s no such ${choices.noun}`,
			...(from.part && { why: wrongLink }),
			write: meant ? pointer.write(meant) : write,
			...(!meant &&
				count > 1 && {
					field: 'a link or name that leads nowhere',
					found: `“${isSame && page && kind !== choices ? page : id}” is gone, but ${lines} still point to it`,
					why: 'A page that should show it can’t, and a link to it leads to an error page.',
				}),
			...(!meant && pointers.every(isAbout) && { severity: 'warning' }),
		});
	});
}

/** Checks that everything exists that something points to. What is gone is told once, with every line that points to it. */
export const checkReferences = (content: Content): Problem[] =>
	[...Map.groupBy(listPointers(content), ({ kind }) => kind)].flatMap(([kind, pointers]) => {
		const missing = pointers.filter(({ exists }) => !exists);
		const gone = [...Map.groupBy(missing, ({ id }) => id).values()];
		const unused = kind.ids.filter((id) => pointers.every((pointer) => pointer.id !== id));
		return gone.flatMap((some) =>
			gone.length === 1 && unused.length === 1 && some.length > 1
				? reportMissing(some, unused[0])
				: [...Map.groupBy(some, isAbout).values()].flatMap((same) => reportMissing(same)),
		);
	});

/** Says of each hidden page how much leaves the site with it. */
export function checkHidden(content: Content): Problem[] {
	const pages = Map.groupBy(listPointers(content), ({ kind, id, page }) =>
		hiddenPageOf(content, page ?? kind.addressOf?.(id) ?? ''),
	);
	return [...pages].flatMap(([page, { length }]) => {
		const source = content.hidden.find(({ collection }) => page && collection === collections[page]);
		return source
			? reportField(childAt(rootOf(source), 'hidden'), {
					severity: 'warning',
					found: `a hidden page that ${countWords(length, 'link leads', 'links lead')} to`,
					why: 'Menus, cards and lists leave out what leads there, and a text shows the words of its link.',
					write: 'Nothing, if you mean it. To show the page again, write:\nhidden: false',
				})
			: [];
	});
}
