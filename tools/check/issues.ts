import { findNearest } from '../../src/features/service-area/nearest.ts';
import { type Field, fieldAt, rawOf, type Source, wholeOf } from './content.ts';
import { exampleLines, exampleOf, yamlLines } from './example.ts';
import { countWords, type Problem, quoteFound, tellField } from './problem.ts';
import { repairValue } from './repair.ts';
import { choicesOf, fieldWords, type Shape, shapeAt } from './schema-walk.ts';

/** "4 to 6", "at least 3", "exactly 4". */
function rangeWords(minimum: number | undefined, maximum: number | undefined): string {
	if (minimum === maximum) return `exactly ${minimum}`;
	if (maximum === undefined) return `at least ${minimum}`;
	return minimum === undefined ? `at most ${maximum}` : `${minimum} to ${maximum}`;
}

/** A wrong length of a text or a list, or a number outside its range. */
function tellBounds(field: Field): Problem {
	const { value, path } = field;
	const shape: Shape = shapeAt(field) ?? {};
	const minimum = shape.minLength ?? shape.minItems ?? shape.minimum;
	const maximum = shape.maxLength ?? shape.maxItems ?? shape.maximum;
	const range = rangeWords(minimum, maximum);
	const example = exampleLines(path.at(-1), shape);
	if (typeof value === 'number')
		return tellField(field, { found: `${value}`, write: `Enter a number, ${range}, such as:\n${example}` });
	const length = Array.isArray(value) ? value.length : String(value).trim().length;
	const lacking = (minimum ?? 0) - length;
	const change = lacking > 0 ? `add ${lacking}` : `remove ${length - (maximum ?? 0)}`;
	if (Array.isArray(value)) {
		const model = lacking > 0 && shape.items ? ` like this:\n${yamlLines(0, exampleOf(shape.items))}` : '';
		return tellField(field, {
			found: countWords(length, 'entry', 'entries'),
			write: `Use ${range}, so ${change}${model}`,
		});
	}
	if (length === 0) return tellField(field, { found: 'nothing between the quotation marks' });
	return tellField(field, {
		found: `${countWords(length, 'character')}: ${quoteFound(String(value))}`,
		write: `Use ${range} characters, so ${change}. For example:\n${example}`,
	});
}

/** What stands in the file, with a word on what YAML makes of it where that is not what it looks like. */
function foundWords(raw: string, value: unknown, expected: string | undefined): string {
	if (expected === 'string' && typeof value === 'number')
		return `${raw} without quotation marks, so it’s read as a number`;
	if (expected === 'string' && typeof value === 'boolean')
		return `${raw} without quotation marks, so it’s read as yes or no`;
	if (value instanceof Date) return `${raw} without quotation marks, so it’s read as a date`;
	const isQuoted = /^["']/.test(raw);
	if (isQuoted && expected !== 'string') return `${quoteFound(raw)} in quotation marks, so it’s read as text`;
	return quoteFound(isQuoted ? String(value) : raw);
}

/** What to write in the place of a value of another kind, of another form or that is not one of the allowed ones. */
function suggestValue(field: Field, shape: Shape, raw: string): string {
	const { value, path } = field;
	const key = path.at(-1);
	const example = exampleLines(key, shape);
	if (shape.type === 'array') return `Write a list, with a hyphen before each entry:\n${example}`;
	if (shape.type === 'object') return `Write its fields, indented on the lines below it:\n${example}`;
	const isRead = typeof value === 'string' || value instanceof Date;
	const meant = repairValue(field, shape.type === 'string' && !isRead ? raw : value);
	const written = meant === undefined ? example : yamlLines(key, meant);
	const choices = choicesOf(shape) ?? [];
	return choices.length > 1 ? `Choose one of: ${choices.join(', ')}\nFor example:\n${written}` : written;
}

/** A field that is not there, or whose value the schema refuses. */
function tellValue(field: Field): Problem[] {
	const { value, path } = field;
	const shape = shapeAt(field);
	// Links and other references are told by references.ts, which knows what exists.
	if (!shape || (shape.refers && typeof value === 'string')) return [];
	if (value === undefined) return [tellField(field, { found: 'nothing, because this line is missing' })];
	if (value === null) return [tellField(field, { found: 'nothing after the colon' })];
	const raw = rawOf(field);
	const found = foundWords(raw, value, shape.type);
	if (shape.type === 'string' && /^[{[]/.test(raw) && typeof value === 'object') {
		const why = `Text that starts with ${raw[0]} needs quotation marks.`;
		return [tellField(field, { found, why, write: yamlLines(path.at(-1), raw) })];
	}
	return [tellField(field, { found, write: suggestValue(field, shape, raw) })];
}

/** The names that a group may have, and the one that was most likely meant by an unknown one. */
function findMeant(group: Field, key: string) {
	const known = Object.keys(shapeAt(group)?.properties ?? {});
	const free = known.filter((name) => !Object.hasOwn(Object(group.value), name));
	return { known, meant: findNearest(key, free) ?? findNearest(key, known) };
}

/** A field that the site does not know. */
function tellUnknown(group: Field, key: string): Problem {
	const field = fieldAt(group, key);
	const { known, meant } = findMeant(group, key);
	const raw = rawOf(field);
	return tellField(field, {
		field: fieldWords(field, `the field “${key}”`),
		found: `“${key}”, which isn’t the name of a field here`,
		why: 'Visitors would never see what’s written here.',
		write: meant
			? `${meant}: ${raw.length > 60 ? '…' : raw}`.trim()
			: `Delete this line, or use one of these names: ${known.join(', ')}`,
	});
}

/** Checks one file against its schema, and turns what the schema refuses into problems that the owner can act on. */
export function checkShape(source: Source): Problem[] {
	const whole = wholeOf(source);
	const issues = source.schema.safeParse(source.data).error?.issues ?? [];
	const mistyped = new Set(
		issues.flatMap((issue) => {
			if (issue.code !== 'unrecognized_keys') return [];
			const group = fieldAt(whole, ...issue.path);
			return issue.keys.map((key) => [...issue.path, findMeant(group, key).meant].join('\n'));
		}),
	);
	return issues.flatMap((issue) => {
		const field = fieldAt(whole, ...issue.path);
		if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => tellUnknown(field, key));
		// A mistyped field has been told with its right name; that the right one is missing would be the same again.
		if (field.value === undefined && mistyped.has(issue.path.join('\n'))) return [];
		if (issue.code === 'too_small' || issue.code === 'too_big') return [tellBounds(field)];
		if (issue.code !== 'custom') return tellValue(field);
		return [tellField(field, { found: `${quoteFound(String(field.value))}, ${issue.message}` })];
	});
}
