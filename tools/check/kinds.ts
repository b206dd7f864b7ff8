import { exampleLines, yamlLines } from './example.ts';
import { type Problem, quoteFound, tellField } from './problem.ts';
import { repairValue } from './repair.ts';
import { choicesOf, shapeAt } from './schema-walk.ts';
import { type Path, rawOf, type Source } from './source.ts';
import { valueAt } from './values.ts';

/** What stands in the file, with a word on what YAML makes of it where that is not what it looks like. */
function foundWords(raw: string, value: unknown, expected: string | undefined): string {
	if (expected === 'string' && typeof value === 'number')
		return `${raw}, which without quotation marks is a number and no text`;
	if (expected === 'string' && typeof value === 'boolean')
		return `${raw}, which without quotation marks is yes or no and no text`;
	if (value instanceof Date) return `${raw} without quotation marks`;
	const isQuoted = /^["']/.test(raw);
	if (isQuoted && expected !== 'string') return `${quoteFound(raw)}, which in quotation marks is a text`;
	return quoteFound(isQuoted ? String(value) : raw);
}

/** A field that is not there, or a value of another kind than expected. */
export function tellKind(source: Source, path: Path): Problem {
	const shape = shapeAt(source, path);
	const value = valueAt(source.data, path);
	const key = path.at(-1);
	if (value === undefined) return tellField(source, path, { found: 'nothing; the field is missing' });
	if (value === null) return tellField(source, path, { found: 'nothing after the colon' });

	const raw = rawOf(source, path);
	const expected = shape?.type;
	const found = foundWords(raw, value, expected);
	const example = exampleLines(key, shape);
	if (expected === 'array')
		return tellField(source, path, {
			found,
			write: `a list, one entry per line, each with a hyphen:\n${example}`,
		});
	if (expected === 'object')
		return tellField(source, path, { found, write: `a group of fields, indented below it:\n${example}` });
	if (expected === 'string' && /^[{[]/.test(raw) && typeof value === 'object') {
		const why = `Without quotation marks, a text that begins with ${raw[0]} is taken for a group of fields.`;
		return tellField(source, path, { found, why, write: yamlLines(key, raw) });
	}
	const isText = expected === 'string' && !(value instanceof Date);
	const meant = repairValue(source, path, isText ? raw : value);
	return tellField(source, path, { found, write: meant === undefined ? example : yamlLines(key, meant) });
}

/** A value of the right kind that is not one of the allowed ones, or not of the right form. */
export function tellValue(source: Source, path: Path): Problem | undefined {
	const shape = shapeAt(source, path);
	const value = valueAt(source.data, path);
	// Links and other references are told by references.ts, which knows what exists.
	if (!shape || (shape.refers && typeof value === 'string')) return undefined;
	if (value === undefined || value === null || typeof value === 'object') return tellKind(source, path);
	const meant = repairValue(source, path, value);
	const example = meant === undefined ? exampleLines(path.at(-1), shape) : yamlLines(path.at(-1), meant);
	const choices = choicesOf(shape) ?? [];
	const write = choices.length > 1 ? `one of: ${choices.join(', ')}\nfor example:\n${example}` : example;
	return tellField(source, path, {
		found: foundWords(rawOf(source, path), value, choices.length > 1 ? 'string' : shape.type),
		write,
	});
}
