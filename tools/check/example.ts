import { parse, stringify } from 'yaml';
import { choicesOf, type Shape } from '../../src/content/schema/shape.ts';
import { childAt, entriesOf, type Place, rootOf } from './content.ts';
import { shapeAt } from './describe.ts';

/** Longer examples are cut. */
const maxLines = 8;

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

/** A field with a value, as its file writes it: `number: "(813) 555-0100"`. A list entry begins with a hyphen. */
export function fieldLines({ source, path }: Place, value: unknown): string {
	const key = path.at(-1);
	const whole = typeof key === 'number' ? [value] : key === undefined ? value : { [String(key)]: value };
	const text =
		source.collection.extension === 'json'
			? `${JSON.stringify(key)}: ${JSON.stringify(value, null, 2)}`
			: stringify(whole, {
					defaultStringType: 'QUOTE_DOUBLE',
					defaultKeyType: 'PLAIN',
					lineWidth: 0,
					blockQuote: 'literal',
				});
	const lines = text.trimEnd().split('\n');
	return lines.length > maxLines ? [...lines.slice(0, maxLines), '…'].join('\n') : lines.join('\n');
}

/** Fields that tell one entry from another, so that the value of another entry would be wrong. */
const own = /^(?:id|name|number|href|file)$/;

/** What the owner wrote in the same field of another entry, if it follows a form: a state, a time, a date. */
function findWritten({ source, path }: Place, { pattern, enum: choices }: Shape): unknown {
	const depth = path.findLastIndex((key) => typeof key === 'number');
	if (depth < 0 || own.test(String(path.at(-1)))) return undefined;
	return entriesOf(childAt(rootOf(source), ...path.slice(0, depth)))
		.map((entry) => childAt(entry, ...path.slice(depth + 1)).value)
		.filter((value) => typeof value === 'string')
		.find((value) => choices?.includes(value) ?? (pattern && new RegExp(pattern).test(value)));
}

/** An example for the field, ready to be copied: from the owner's own content where there is one. */
export function exampleLines(field: Place): string {
	const shape = shapeAt(field);
	if (!shape) return 'a value like those in the other entries';
	return fieldLines(field, findWritten(field, shape) ?? exampleOf(shape));
}
