import { parse, stringify } from 'yaml';
import { type Collection, collections, targets } from '../../src/collections.ts';
import { patternOf, readTyped } from '../../src/content/schema/as-typed.ts';
import { choicesOf, keyWords, nameKeys, type Shape } from '../../src/content/schema/shape.ts';
import { formatDate, readDays } from '../../src/lib/date.ts';
import { shorten } from '../../src/lib/text.ts';
import { childAt, isEntry, type Place, rootOf, shapeAt, textAt } from './content.ts';

const maxLines = 8;

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

/** A correct value for a field, built from the examples in the schema. */
export function exampleOf(shape: Shape): unknown {
	const { type, properties, additionalProperties, required = [] } = shape;
	const { items, minItems = 1, example, minimum } = shape;
	if ((properties || items || additionalProperties) && example !== undefined) return parse(example);
	if (properties) return Object.fromEntries(required.map((key) => [key, exampleOf(properties[key] ?? {})]));
	if (items) return Array.from({ length: minItems }, () => exampleOf(items));
	if (type === 'number' || type === 'integer') return Number(example ?? minimum ?? 1);
	if (type === 'boolean') return example !== 'false';
	if (example === '""') return '';
	return (
		example ?? choicesOf(shape)?.[0] ?? (shape.links ? 'Your text, with [a link](/contact)' : 'Your text')
	);
}

/** A field with a value, as files have it: `number: "(813) 555-0100"`. An entry of a list begins with a hyphen. */
export function fieldLines(place: Place, value: unknown): string {
	const key = place.path.at(-1);
	const whole = typeof key === 'number' ? [value] : key === undefined ? value : { [String(key)]: value };
	const text = stringify(whole, {
		defaultStringType: 'QUOTE_DOUBLE',
		defaultKeyType: 'PLAIN',
		lineWidth: 0,
		blockQuote: 'literal',
	});
	const lines = text.trimEnd().split('\n');
	return lines.length > maxLines ? [...lines.slice(0, maxLines), '…'].join('\n') : lines.join('\n');
}

/** The file or folder of what a field can refer to: "photos.yaml" */
export function homeOf(target: keyof typeof targets): string {
	const { collection, list } = targets[target];
	const { kind, path }: Collection = collections[collection];
	return `${path}${kind === 'folder' ? '' : '.yaml'}${list && kind === 'single' ? `, ${list}` : ''}`;
}

/** What to write where only the owner knows it: the form of the field, said to be no more than that. */
export function askLines(field: Place): string {
	const shape = shapeAt(field);
	if (!shape) return 'Write a value like those in the other entries.';
	if (shape.byCustomer) return 'Copy it from where the customer wrote it, or ask. Don’t round or change it.';
	const { refers, items = {} } = shape;
	if (refers && refers !== 'page' && refers !== 'icon')
		return `Write the id of one in ${homeOf(refers)}:\n${fieldLines(field, '…')}`;
	const choices = shape.type === 'boolean' ? ['true', 'false'] : (choicesOf(shape) ?? []);
	// Nobody reads more than the states: of many choices, the example is one.
	if (choices.length > 1 && choices.length < 60) return `Choose one of: ${choices.join(', ')}`;
	const several = choicesOf(items);
	if (several) return `Choose from: ${several.join(', ')}`;
	const days = shape.format === 'date' ? readDays(String(field.value)) : [];
	if (days.length === 0 && /^\d{4}-\d\d-\d\d$/.test(String(field.value)))
		return 'No month has this day. Correct the day or the month.';
	if (shape.pattern === patternOf('time')) {
		const times = ['am', 'pm'].flatMap((half) => {
			const half12 = /^(?:[1-9]|1[0-2])(?::[0-5]\d)?$/.test(String(field.value))
				? `${field.value} ${half}`
				: '';
			return half12 ? `For ${half12}, write\n${fieldLines(field, readTyped('time')(half12))}` : [];
		});
		if (times.length > 0) return times.join('\n');
	}
	if (days.length > 1)
		return days.map((day) => `For ${formatDate(day, 'en-US')}, write\n${fieldLines(field, day)}`).join('\n');
	const [, noun = 'words'] = /^(?:the|an?|your) (.+)/.exec(nameOf(field)) ?? [];
	// An example of a date would pass some day.
	const example = fieldLines(field, exampleOf(shape)).replace(/"20\d\d-\d\d-\d\d"/g, '"YYYY-MM-DD"');
	return `Write it like this, with your own ${noun}:\n${example}`;
}
