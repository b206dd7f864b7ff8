import { z } from 'astro/zod';
import { findNearest } from '../../src/lib/nearest.ts';
import { exampleLines, exampleOf, yamlLines } from './example.ts';
import { tellKind, tellValue } from './kinds.ts';
import { countWords, type Problem, quoteFound, tellField } from './problem.ts';
import { boundsOf, fieldWords, shapeAt } from './schema-walk.ts';
import { type Path, rawOf, type Source } from './source.ts';
import { valueAt } from './values.ts';

type Issue = z.core.$ZodIssue;

/** "4 to 6", "at least 3", "exactly 4". */
function boundsWords({ minimum, maximum }: { minimum?: number; maximum?: number }): string {
	if (minimum === maximum && minimum !== undefined) return `exactly ${minimum}`;
	if (maximum === undefined) return `at least ${minimum ?? 0}`;
	return minimum === undefined ? `at most ${maximum}` : `${minimum} to ${maximum}`;
}

/** A wrong length of a text or a list, or a number outside its range. */
function tellBounds(source: Source, path: Path): Problem {
	const shape = shapeAt(source, path);
	const value = valueAt(source.data, path);
	const bounds = shape ? boundsOf(shape) : {};
	const example = exampleLines(path.at(-1), shape);
	if (Array.isArray(value)) {
		const lacking = (bounds.minimum ?? 0) - value.length;
		const change = lacking > 0 ? `${lacking} more` : `${value.length - (bounds.maximum ?? 0)} fewer`;
		const model =
			lacking > 0 && shape?.items ? `, each like this:\n${yamlLines(0, exampleOf(shape.items))}` : '';
		return tellField(source, path, {
			found: countWords(value.length, 'entry', 'entries'),
			write: `${boundsWords(bounds)}; that is ${change}${model}`,
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

/** Fields that the site does not know, one problem each. */
function tellUnknown(source: Source, path: Path, keys: readonly string[]): Problem[] {
	const known = Object.keys(shapeAt(source, path)?.properties ?? {});
	const present = Object.keys(Object(valueAt(source.data, path)));
	return keys.map((key) => {
		const free = known.filter((name) => !present.includes(name));
		const nearest = findNearest(key, free) ?? findNearest(key, known);
		const raw = rawOf(source, [...path, key]);
		return tellField(source, [...path, key], {
			field: fieldWords(source, [...path, key], `the field “${key}”`),
			found: `${key}, which is no field of this place`,
			why: 'What stands in a mistyped field would never appear on the site.',
			write: nearest
				? `${nearest}: ${raw.length > 60 ? '…' : raw}`.trim()
				: `one of the fields that exist here: ${known.join(', ')}`,
		});
	});
}

/** Turns what the schema refuses into problems that the owner can act on. */
function explainIssues(source: Source, issues: readonly Issue[]): Problem[] {
	const mistyped = new Set<string>();
	for (const issue of issues) {
		if (issue.code !== 'unrecognized_keys') continue;
		const present = Object.keys(Object(valueAt(source.data, issue.path)));
		const free = Object.keys(shapeAt(source, issue.path)?.properties ?? {}).filter(
			(name) => !present.includes(name),
		);
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
