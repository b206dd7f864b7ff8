import { parse, stringify } from 'yaml';
import { choicesOf, homes, keyWords, nameKeys, type Shape } from '../../src/content/schema/shape.ts';
import { shorten } from '../../src/lib/text.ts';
import type { Place } from './content.ts';

function nameOf({ path, shape, isEntry }: Place): string {
	if (path.length === 0) return 'the whole file';
	return shape.title ?? (isEntry ? 'an entry' : `the part “${keyWords(path.at(-1) ?? '')}”`);
}

const findName = (record: Place, keys: string[]): string | undefined =>
	keys
		.map((key) => record.at(key).value)
		.filter((value) => typeof value === 'string')
		.find((text) => text.trim());

/** How the owner recognizes a record: by its id, name or question, or by its file. */
export const nameOfRecord = (record: Place): string =>
	findName(record, ['id', ...nameKeys]) ??
	(record.isEntry
		? `entry ${Number(record.path.at(-1)) + 1}`
		: String(record.path.at(-1) ?? record.source.name));

/**
 * The field in plain words, with enough context to recognize it: "the answer, in “What does it cost?”", "the
 * alternative text, in “living-room”".
 */
export function fieldWords(place: Place): string {
	const around: string[] = [];
	for (let entry: Place | undefined = place; entry; entry = entry.parent) {
		if (!(entry.isEntry && entry.parent)) continue;
		const isRecord = entry.parent.path.length === 0;
		// Forms show names, not ids. If the field itself is an entry, it needs its position.
		const words = isRecord ? nameOfRecord(entry) : entry !== place && findName(entry, nameKeys);
		around.push(
			words
				? `in “${shorten(words, 40)}”`
				: `entry ${Number(entry.path.at(-1)) + 1} in ${nameOf(entry.parent)}`,
		);
	}
	return [nameOf(place), ...around].join(', ');
}

/** A correct value for a field, built from the examples in the schema. */
export function exampleOf(shape: Shape): unknown {
	const { type, properties, required = [], items, minItems = 1, example, minimum = 1 } = shape;
	if (example !== undefined) return type === 'string' ? example : parse(example);
	if (properties) {
		const keys = required.length > 0 ? required : Object.keys(properties).slice(0, 1);
		return Object.fromEntries(keys.map((key) => [key, exampleOf(properties[key] ?? {})]));
	}
	if (items) return Array.from({ length: minItems }, () => exampleOf(items));
	if (type === 'number' || type === 'integer') return minimum;
	if (type === 'boolean') return true;
	return choicesOf(shape)?.[0] ?? (shape.links ? 'Your text, with [a link](/contact)' : 'Your text');
}

/** A field with a value, as files have it: `number: "(813) 555-0100"`. An entry of a list begins with a hyphen. */
export function fieldLines({ path, isEntry }: Place, value: unknown): string {
	const key = path.at(-1);
	const whole = isEntry ? [value] : key === undefined ? value : { [String(key)]: value };
	return stringify(whole, {
		defaultStringType: 'QUOTE_DOUBLE',
		defaultKeyType: 'PLAIN',
		lineWidth: 0,
		blockQuote: 'literal',
	}).trimEnd();
}

/** Where the owner finds what a field can refer to: "photos.yaml" */
export const homeOf = (target: keyof typeof homes): string => homes[target].join(', ').replace(/\/\*.*/, '');

/** What to write where only the owner knows it: the form of the field, said to be no more than that. */
export function askLines(field: Place): string {
	const { byCustomer, refers, items = {}, type } = field.shape;
	if (byCustomer) return 'Copy it from where the customer wrote it, or ask. Don’t round or change it.';
	const choices = type === 'boolean' ? ['yes', 'no'] : (choicesOf(field.shape) ?? choicesOf(items) ?? []);
	// Nobody reads more than the states: of many choices, the example is one.
	if (choices.length > 1 && choices.length < 60)
		return `Choose ${items.enum ? 'some' : 'one'} of: ${choices.join(', ')}`;
	const what =
		refers && refers !== 'page' && refers !== 'icon' ? `the id of one in ${homeOf(refers)}` : 'your own';
	return `Write ${what}, in this form:\n${fieldLines(field, exampleOf(field.shape))}`;
}
