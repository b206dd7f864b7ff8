import { pageOf } from '../../src/content/paths.ts';
import { nameKeyOf } from '../../src/content/schema/shape.ts';
import { buildTelLink } from '../../src/lib/contact-link.ts';
import { countWords } from '../../src/lib/count.ts';
import { findTypo } from '../../src/lib/nearest.ts';
import { formatPhone } from '../../src/lib/phone.ts';
import { type Content, entriesOf, isEntry, lineOf, parentOf, shapeAt } from './content.ts';
import { type Kind, listPointers, type Pointer } from './graph.ts';
import { withHttps } from './links.ts';
import { listPlaces, type Problem, quoteFound, reportField } from './report.ts';

const mostChoices = 20;
const wrongLink = 'A wrong link leads visitors to an error page.';

/**
 * What was certainly meant: a mistyped id that its list doesn't have yet, a mistyped address, or a site without https.
 * What several lines name is hardly mistyped.
 */
function findMeant({ from, address, choices: { noun, ids } }: Pointer, lines: number): string | undefined {
	const elsewhere = noun === 'page' ? withHttps(address) : undefined;
	if (elsewhere && new RegExp(shapeAt(from)?.pattern ?? '').test(elsewhere)) return elsewhere;
	const listed = isEntry(from) ? entriesOf(parentOf(from)).map(({ value }) => value) : [];
	const free = ids.filter((id) => !listed.includes(id));
	return lines === 1 ? findTypo(noun === 'page' ? pageOf(address) : address, free) : undefined;
}

/** Whether a record is about what it points to, as a list of prices is about a service. Nobody sees it without that. */
const isAbout = ({ from }: Pointer): boolean =>
	from.path.length === 2 && nameKeyOf(shapeAt(parentOf(from)) ?? {}) === from.path.at(-1);

/** What can be pointed to instead. Of icons, those with a part of the name: "app-window" for "windows". */
function describeChoices(id: string, { noun, ids, home }: Kind): string {
	if (ids.length === 0) return `${home} has none yet.`;
	const parts = id.toLowerCase().split(/s?(?:[^a-z0-9]+|$)/);
	const alike = ids.filter((one) => noun !== 'icon' || parts.some((part) => part && one.includes(part)));
	return noun === 'page' || alike.length === 0 || alike.length > mostChoices
		? `${home} lists all you can choose from.`
		: `Choose from ${home}: ${alike.join(', ')}`;
}

/** Reports places that point to the same missing thing. */
function reportMissing(pointers: readonly Pointer[]): Problem[] {
	const [first] = pointers;
	if (!first) return [];
	const places = pointers.map(({ from }) => ({ file: from.source.file, line: lineOf(from) }));
	const count = new Set(places.flatMap((place) => listPlaces([place]))).size;
	const isSame = pointers.every(({ choices }) => choices === first.choices);
	const choices = describeChoices(first.id, isSame ? first.choices : first.kind);
	const several = count > 1 && {
		field: 'a link or name that leads nowhere',
		found: `“${isSame && first.page && first.kind !== first.choices ? first.page : first.id}” is gone, but ${countWords(count, 'line')} still point to it`,
		why: 'A page that should show it can’t, and a link to it leads to an error page.',
	};
	return pointers.map((pointer) => {
		const { from, address, choices: own, write } = pointer;
		const phone = own.noun === 'page' && /^[\d\s().+-]+$/.test(address) ? formatPhone(address) : undefined;
		const meant = phone ? undefined : findMeant(pointer, count);
		return reportField(from, {
			found: `${quoteFound(address)}, but there’s no such ${own.noun}`,
			...(from.part && { why: wrongLink }),
			...several,
			write: meant
				? write(meant)
				: phone
					? `For a link that calls:\n${write(buildTelLink(phone))}`
					: `${choices}${first.kind.noun === 'icon' ? '' : `\nIf it’s gone for good, take it out of ${count > 1 ? 'these lines' : 'this line'}.`}`,
			...(!meant && pointers.every(isAbout) && { severity: 'warning' }),
		});
	});
}

/** Checks that everything exists that something points to. What is gone is told once, with every line that points to it. */
export const checkReferences = (content: Content): Problem[] =>
	[...Map.groupBy(listPointers(content), ({ kind }) => kind)].flatMap(([, pointers]) => {
		const missing = pointers.filter(({ exists }) => !exists);
		return [...Map.groupBy(missing, (pointer) => `${pointer.id}\n${isAbout(pointer)}`).values()].flatMap(
			reportMissing,
		);
	});
