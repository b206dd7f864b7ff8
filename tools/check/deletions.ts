import { childAt, entriesOf, lineAt, type Place, rootOf } from './content.ts';
import { fieldWords, isEntry, isOptional, nameOfRecord, parentOf, shapeAt } from './describe.ts';

/** "line 4", "lines 4 to 9". */
function linesOf({ source: { text }, start, range }: Place): string {
	const [first, last] = [lineAt(text, start), lineAt(text, text.slice(0, range[1]).trimEnd().length)];
	return first === last ? `line ${first}` : `lines ${first} to ${last}`;
}

/** The parts around a field that may be deleted as a whole, smallest first: an optional field, an entry of a list. */
const listRemovable = ({ source, path }: Place): Place[] =>
	path
		.map((_, depth) => childAt(rootOf(source), ...path.slice(0, depth + 1)))
		.filter((part) => {
			const list = parentOf(part);
			return isEntry(part) ? entriesOf(list).length > (shapeAt(list)?.minItems ?? 0) : isOptional(part);
		})
		.toReversed();

/** A part to delete, in words: "the entry “pets” (lines 4 to 9)" */
const describePart = (part: Place): string =>
	`${isEntry(part) ? `the entry “${nameOfRecord(part)}”` : fieldWords(part)} (${linesOf(part)})`;

/** The smallest part around a field that may be deleted, in words. */
export const describeRemovable = (place: Place): string | undefined => {
	const [least] = listRemovable(place);
	return least && describePart(least);
};

/**
 * What to delete if a field refers to something that was deleted: as little as possible, or nothing if nothing may
 * be.
 */
export function describeDeletion(place: Place, value: string): string {
	const { source } = place;
	const [least, ...larger] = listRemovable(place);
	// A whole record may be about what was deleted, but not if it lists it among others.
	const record = isEntry(place) ? undefined : larger.find((part) => isEntry(part) && part.path.length === 1);
	const whole = source.collection.kind === 'folder' ? `the whole file ${source.file}` : undefined;
	const isListed = isEntry(place) && least?.path.length === place.path.length;
	const what = [
		least ? (isListed ? linesOf(least) : describePart(least)) : whole,
		record && describePart(record),
	].filter(Boolean);
	return what.length === 0 ? '' : `If you deleted “${value}”, also delete ${what.join(' or ')}.`;
}
