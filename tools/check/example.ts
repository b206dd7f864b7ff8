import { parse, stringify } from 'yaml';
import { choicesOf, type Shape } from './schema-walk.ts';

/** An example longer than this says no more than its beginning. */
const maxLines = 8;

/** A correct value for a field, put together from the examples in the schemas. */
export function exampleOf(shape: Shape): unknown {
	const { type, properties, required = [], items, minItems = 1, example, minimum } = shape;
	if (properties) return Object.fromEntries(required.map((key) => [key, exampleOf(properties[key] ?? {})]));
	if (items && example !== undefined) return parse(example);
	if (items) return Array.from({ length: minItems }, () => exampleOf(items));
	if (type === 'number' || type === 'integer') return Number(example ?? minimum ?? 1);
	if (type === 'boolean') return example !== 'false';
	if (example === '""') return '';
	return example ?? choicesOf(shape)?.[0] ?? 'Your text';
}

/** A field with a value as it is written in the file: `number: "(813) 555-0100"`. An entry of a list begins with a hyphen. */
export function yamlLines(key: PropertyKey | undefined, value: unknown): string {
	const whole = typeof key === 'number' ? [value] : key === undefined ? value : { [String(key)]: value };
	const lines = stringify(whole, {
		defaultStringType: 'QUOTE_DOUBLE',
		defaultKeyType: 'PLAIN',
		lineWidth: 0,
		blockQuote: 'literal',
	})
		.trimEnd()
		.split('\n');
	return lines.length > maxLines ? [...lines.slice(0, maxLines), '…'].join('\n') : lines.join('\n');
}

/** The field's example, ready to be copied. */
export function exampleLines(key: PropertyKey | undefined, shape: Shape | undefined): string {
	return shape ? yamlLines(key, exampleOf(shape)) : 'a value like those in the other entries';
}
