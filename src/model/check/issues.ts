import { z } from 'astro/zod';
import { findNearest } from '../../lib/nearest.ts';
import { exampleLines, exampleOf, yamlLines } from './example.ts';
import { countWords, type Problem, quoteFound, tellField } from './problem.ts';
import { repairValue } from './repair.ts';
import { boundsOf, choicesOf, entryOf, fieldsOf, kindOf, metaAt, schemaAt } from './schema-walk.ts';
import { type Path, rawOf, type Source } from './source.ts';
import { isGroup, valueAt } from './values.ts';

type Issue = z.core.$ZodIssue;

/** "4 to 6", "at least 3", "exactly 4". */
function boundsWords({ minimum, maximum }: { minimum?: number; maximum?: number }): string {
	if (minimum === maximum && minimum !== undefined) return `exactly ${minimum}`;
	if (maximum === undefined) return `at least ${minimum ?? 0}`;
	return minimum === undefined ? `at most ${maximum}` : `${minimum} to ${maximum}`;
}

/** A wrong length of a text or a list, or a number outside its range. */
function tellBounds(source: Source, path: Path): Problem {
	const schema = schemaAt(source.schema, path);
	const value = valueAt(source.data, path);
	const bounds = schema ? boundsOf(schema) : {};
	const example = exampleLines(path.at(-1), schema);
	if (Array.isArray(value)) {
		const lacking = (bounds.minimum ?? 0) - value.length;
		const change = lacking > 0 ? `${lacking} more` : `${value.length - (bounds.maximum ?? 0)} fewer`;
		const entry = schema && entryOf(schema);
		const shape = lacking > 0 && entry ? `, each like this:\n${yamlLines(0, exampleOf(entry))}` : '';
		return tellField(source, path, {
			found: countWords(value.length, 'entry', 'entries'),
			write: `${boundsWords(bounds)}; that is ${change}${shape}`,
		});
	}
	if (typeof value === 'number')
		return tellField(source, path, {
			found: String(value),
			write: `a number, ${boundsWords(bounds)}, for example:\n${example}`,
		});
	const length = String(value).trim().length;
	if (length === 0)
		return tellField(source, path, { found: 'nothing between the quotation marks', write: example });
	const lacking = (bounds.minimum ?? 0) - length;
	const change = lacking > 0 ? `${lacking} more` : `${length - (bounds.maximum ?? 0)} fewer`;
	return tellField(source, path, {
		found: `${countWords(length, 'character')}: ${quoteFound(String(value))}`,
		write: `${boundsWords(bounds)} characters; that is ${change}. For example:\n${example}`,
	});
}

/** A field that is not there, or a value of another kind than expected. */
function tellKind(source: Source, path: Path): Problem {
	const schema = schemaAt(source.schema, path);
	const value = valueAt(source.data, path);
	const key = path.at(-1);
	const parent = valueAt(source.data, path.slice(0, -1));
	if (value === undefined)
		return tellField(source, path, {
			found:
				isGroup(parent) && Object.hasOwn(parent, String(key)) ? 'nothing' : 'nothing; the field is missing',
		});
	if (value === null) return tellField(source, path, { found: 'nothing after the colon' });

	const raw = rawOf(source, path);
	const expected = schema ? kindOf(schema) : '';
	const example = exampleLines(key, schema);
	if (expected === 'array')
		return tellField(source, path, {
			found: quoteFound(raw),
			write: `a list, one entry per line, each with a hyphen:\n${example}`,
		});
	if (expected === 'object')
		return tellField(source, path, {
			found: quoteFound(raw),
			write: `a group of fields, indented below it:\n${example}`,
		});
	if (expected === 'string' && typeof value === 'object' && !(value instanceof Date) && /^[{[]/.test(raw)) {
		return tellField(source, path, {
			found: quoteFound(raw),
			why: `Without quotation marks, a text that begins with ${raw[0]} is taken for a group of fields.`,
			write: yamlLines(key, raw),
		});
	}
	const meant = repairValue(
		schema ?? z.unknown(),
		expected === 'string' && !(value instanceof Date) ? raw : value,
	);
	const write = meant === undefined ? example : yamlLines(key, meant);
	if (expected === 'string' && typeof value !== 'object') {
		return tellField(source, path, {
			found: `${raw}, which without quotation marks is ${typeof value === 'number' ? 'a number' : 'yes or no'} and no text`,
			write,
		});
	}
	if (value instanceof Date)
		return tellField(source, path, { found: `${raw} without quotation marks`, write });
	if (typeof value === 'object') return tellField(source, path, { found: quoteFound(raw), write });
	return tellField(source, path, { found: quoteFound(raw), write });
}

/** A value of the right kind that is not one of the allowed ones, or not of the right form. */
function tellValue(source: Source, path: Path): Problem | undefined {
	const schema = schemaAt(source.schema, path);
	const value = valueAt(source.data, path);
	// Links and other references are told by references.ts, which knows what exists.
	if (!schema || (metaAt(source.schema, path).refers && typeof value === 'string')) return undefined;
	if (value === undefined || value === null || typeof value === 'object') return tellKind(source, path);
	const meant = repairValue(schema, value);
	const example = meant === undefined ? exampleLines(path.at(-1), schema) : yamlLines(path.at(-1), meant);
	const choices = choicesOf(schema) ?? [];
	const write = choices.length > 1 ? `one of: ${choices.join(', ')}\nfor example:\n${example}` : example;
	return tellField(source, path, {
		found: quoteFound(rawOf(source, path).replace(/^(["'])(.*)\1$/, '$2')),
		write,
	});
}

/** Fields that the site does not know, one problem each. */
function tellUnknown(source: Source, path: Path, keys: readonly string[]): Problem[] {
	const schema = schemaAt(source.schema, path);
	const known = Object.keys((schema && fieldsOf(schema)) ?? {});
	const present = Object.keys(Object(valueAt(source.data, path)));
	return keys.map((key) => {
		const free = known.filter((name) => !present.includes(name));
		const nearest = findNearest(key, free) ?? findNearest(key, known);
		return tellField(source, [...path, key], {
			field: `the field “${key}”`,
			found: `${key}, which is no field of this place`,
			why: 'What stands in a mistyped field would never appear on the site.',
			write: nearest
				? `${nearest}: (the nearest field that exists)`
				: `one of the fields that exist here: ${known.join(', ')}`,
		});
	});
}

/** Turns what the schema refuses into problems that the owner can act on. */
export function explainIssues(source: Source, issues: readonly Issue[]): Problem[] {
	const mistyped = new Set<string>();
	for (const issue of issues) {
		if (issue.code !== 'unrecognized_keys') continue;
		const schema = schemaAt(source.schema, issue.path);
		const present = Object.keys(Object(valueAt(source.data, issue.path)));
		const free = Object.keys((schema && fieldsOf(schema)) ?? {}).filter((name) => !present.includes(name));
		for (const key of issue.keys) mistyped.add([...issue.path, findNearest(key, free)].join('\n'));
	}
	return issues.flatMap((issue) => {
		const { code, path } = issue;
		if (code === 'unrecognized_keys') return tellUnknown(source, path, issue.keys);
		// A mistyped field has been told with its right name; that the right one is missing would be the same again.
		if (mistyped.has(path.join('\n')) && valueAt(source.data, path) === undefined) return [];
		if (code === 'invalid_type') return tellKind(source, path);
		if (code === 'too_small' || code === 'too_big') return tellBounds(source, path);
		return tellValue(source, path) ?? [];
	});
}

/** Checks one file against its schema. */
export function checkShape(source: Source): Problem[] {
	const result = z.safeParse(source.schema, source.data);
	return result.success ? [] : explainIssues(source, result.error.issues);
}
