import { parse, stringify } from 'yaml';
import type { Schema } from './catalog.ts';
import { boundsOf, choicesOf, entryOf, fieldsOf, isRequired, kindOf, metaOf } from './schema-walk.ts';

/** An example longer than this says no more than its beginning. */
const maxLines = 8;

/** A correct value for a field, put together from the examples in the schemas. */
export function exampleOf(schema: Schema): unknown {
	const fields = fieldsOf(schema);
	if (fields) {
		const required = Object.entries(fields).filter(([, field]) => isRequired(field));
		return Object.fromEntries(required.map(([key, field]) => [key, exampleOf(field)]));
	}
	const { example } = metaOf(schema);
	const entry = entryOf(schema);
	if (entry) return example === undefined ? [exampleOf(entry)] : parse(example);
	const kind = kindOf(schema);
	if (kind === 'literal') return parse(example ?? choicesOf(schema)?.[0] ?? '');
	if (kind === 'number') return Number(example ?? boundsOf(schema).minimum ?? 1);
	if (kind === 'boolean') return example !== 'false';
	if (example === '""') return '';
	return example ?? choicesOf(schema)?.[0] ?? 'Words that visitors read';
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
export function exampleLines(key: PropertyKey | undefined, schema: Schema | undefined): string {
	return schema ? yamlLines(key, exampleOf(schema)) : 'a value of the kind that the other records have';
}
