import { keyWords, nameKeys, type Shape } from '../../src/content/schema/shape.ts';
import { shorten } from '../../src/lib/text.ts';
import { childAt, type Place, rootOf, textAt } from './content.ts';

/** What a place may contain; undefined if the schema has no such field. */
export const shapeAt = ({ source, path }: Place): Shape | undefined =>
	path.reduce<Shape | undefined>(
		(shape, key) =>
			typeof key === 'number'
				? shape?.items
				: (shape?.properties?.[String(key)] ?? (shape?.additionalProperties || undefined)),
		source.shape,
	);

/** The group or list that contains a place. */
export const parentOf = ({ source, path }: Place): Place => childAt(rootOf(source), ...path.slice(0, -1));

/** Whether a place is an entry of a list. */
export const isEntry = ({ path }: Place): boolean => typeof path.at(-1) === 'number';

/** Whether a customer wrote it: a text or a rating, or a record with one. */
export function isByCustomer(place: Place): boolean {
	const { byCustomer, properties = {} } = shapeAt(place) ?? {};
	return (
		byCustomer ||
		Object.entries(properties).some(
			([key, shape]) => shape.byCustomer && childAt(place, key).value !== undefined,
		)
	);
}

/** Whether a field of a group may be left out. */
export const isOptional = (place: Place): boolean =>
	!shapeAt(parentOf(place))?.required?.includes(String(place.path.at(-1)));

/** Name of a field, without context. */
function nameOf(place: Place): string {
	if (place.path.length === 0) return 'the whole file';
	const part = isEntry(place) ? 'an entry' : `the part “${keyWords(place.path.at(-1) ?? '')}”`;
	return shapeAt(place)?.title ?? part;
}

const findName = (record: Place, keys: string[]): string | undefined =>
	keys.map((key) => textAt(record, key)).find((text) => text?.trim());

/** How the owner recognizes a record: by its id, name or question, or by its file. */
export const nameOfRecord = (record: Place): string =>
	findName(record, ['id', ...nameKeys]) ??
	(isEntry(record)
		? `entry ${Number(record.path.at(-1)) + 1}`
		: String(record.path.at(-1) ?? record.source.name));

/**
 * The field in plain words, with enough context to recognize it: "the answer, in “What does it cost?”", "the
 * alternative text, in “living-room”".
 * @param name name of the field itself, if the schema has none
 */
export function fieldWords({ source, path }: Place, name = nameOf(childAt(rootOf(source), ...path))): string {
	const around = path.flatMap((key, depth) => {
		if (typeof key !== 'number') return [];
		const list = childAt(rootOf(source), ...path.slice(0, depth));
		const entry = childAt(list, key);
		if (depth === 0) return `in “${nameOfRecord(entry)}”`;
		// Forms show names, not ids. If the field itself is an entry, it needs its position.
		const words = depth < path.length - 1 ? findName(entry, nameKeys) : undefined;
		return words ? `in “${shorten(words, 40)}”` : `entry ${key + 1} in ${nameOf(list)}`;
	});
	return [name, ...around.toReversed()].join(', ');
}
