import { choicesOf, type Shape } from '../../src/content/schema/shape.ts';
import { stateNames } from '../../src/content/schema/states.ts';
import { findNearest } from '../../src/lib/nearest.ts';
import { findNumber } from '../../src/lib/number.ts';
import { type Content, childAt, type Place, rawOf, rootOf, type Source } from './content.ts';
import { describeRemovable } from './deletions.ts';
import { fieldWords, isOptional, shapeAt } from './describe.ts';
import { exampleLines, fieldLines } from './example.ts';
import { withHttps } from './links.ts';
import { countWords, type Problem, quoteFound, reportField } from './problem.ts';

/** "4 to 6", "at least 3", "exactly 4". */
function rangeWords(minimum: number | undefined, maximum: number | undefined): string {
	if (minimum === maximum) return `exactly ${minimum}`;
	if (maximum === undefined) return `at least ${minimum}`;
	return minimum === undefined ? `at most ${maximum}` : `${minimum} to ${maximum}`;
}

const isNumeric = ({ type }: Shape) => type === 'integer' || type === 'number';

/** Reports a text or list of the wrong length, or a number outside its range. */
function reportBounds(field: Place, shape: Shape): Problem {
	const { value } = field;
	const range = rangeWords(
		shape.minLength ?? shape.minItems ?? shape.minimum,
		shape.maxLength ?? shape.maxItems ?? shape.maximum,
	);
	const example = `such as:\n${exampleLines(field)}`;
	if (isNumeric(shape))
		return reportField(field, { found: `${value}`, write: `Enter a number, ${range}, ${example}` });
	if (Array.isArray(value)) {
		const part = value.length === 0 ? describeRemovable(field) : undefined;
		return reportField(field, {
			found: countWords(value.length, 'entry', 'entries'),
			write: `Use ${range}, ${example}${part ? `\nIf you have none, delete ${part}.` : ''}`,
		});
	}
	const text = String(value).trim();
	if (text === '') return reportField(field, { found: 'nothing between the quotation marks' });
	return reportField(field, {
		found: `${countWords(text.length, 'character')}: ${quoteFound(text)}`,
		write: `Use ${range} characters, ${example}`,
	});
}

/** Whether a field would be valid with another value. */
function isRight({ source, path }: Place, value: unknown): boolean {
	const data = structuredClone(source.data);
	const group = path.slice(0, -1).reduce((inner, key) => Object(inner)[key], data);
	Object.assign(Object(group), { [String(path.at(-1))]: value });
	const place = path.join('\n');
	return !source.schema.safeParse(data).error?.issues.some((issue) => issue.path.join('\n') === place);
}

/** Reports a missing field, or a value of the wrong type or form. */
function reportValue(field: Place, shape: Shape): Problem {
	const { value } = field;
	if (value === undefined) return reportField(field, { found: 'nothing, because this line is missing' });
	if (value === null)
		return reportField(field, {
			found: 'nothing after the colon',
			write: `${isOptional(field) ? 'Delete this line, or fill it in:\n' : ''}${exampleLines(field)}`,
		});
	const raw = rawOf(field);
	const found = quoteFound(typeof value === 'string' ? value : raw);
	const number = isNumeric(shape) ? findNumber(found) : undefined;
	const step = shape.multipleOf ?? (shape.type === 'integer' ? 1 : undefined);
	const meant = number && step ? Math.round(number / step) * step : number;
	if (meant !== undefined && isRight(field, meant))
		return reportField(field, { found, write: fieldLines(field, meant) });
	// YAML reads 33602 as a number and {company} as a group of fields.
	if (shape.type === 'string' && typeof value !== 'string' && isRight(field, raw))
		return reportField(field, {
			found: `${found}, without quotation marks`,
			why: 'Without quotation marks, it isn’t read as text.',
			write: fieldLines(field, raw),
		});
	// "– one – two" and "-one -two" are one text to YAML.
	const entries = typeof value === 'string' ? value.split(/(?:^|\s)[–—•·*-]\s*/).filter(Boolean) : [];
	if (shape.type === 'array' && entries.length > 0 && isRight(field, entries))
		return reportField(field, {
			found,
			write: `Start each entry of a list with a hyphen and a space:\n${fieldLines(field, entries)}`,
		});
	// The code that providers offer for their page or form.
	const [, address] = /<(?:iframe|form)[^>]* (?:src|action)=["']([^"']+)/.exec(String(value)) ?? [];
	if (address && isRight(field, address))
		return reportField(field, { found, write: `Only the address in it:\n${fieldLines(field, address)}` });
	const secure = shape.format === 'uri' ? withHttps(String(value).trim()) : undefined;
	if (secure && isRight(field, secure))
		return reportField(field, { found, write: fieldLines(field, secure) });
	const choices = choicesOf(shape) ?? [];
	// "monday" for "Monday", and "Ohio" for "OH".
	const names: Record<string, string> = stateNames;
	const choice = choices.find((code) =>
		[code, names[code]].some((name) => name?.toLowerCase() === found.toLowerCase()),
	);
	if (choice) return reportField(field, { found, write: fieldLines(field, choice) });
	const choose = choices.length > 1 ? `Choose one of: ${choices.join(', ')}\nFor example:\n` : '';
	const none = field.path.length === 0 && shape.type === 'array' ? '\nIf you have none, write only:\n[]' : '';
	return reportField(field, { found, write: `${choose}${exampleLines(field)}${none}` });
}

/** The names of the fields that a group may have but doesn't. */
const listFree = (group: Place): string[] =>
	Object.keys(shapeAt(group)?.properties ?? {}).filter((name) => !Object.hasOwn(Object(group.value), name));

/** The name that an unknown field was probably meant to have. */
const findMeant = (group: Place, key: string): string | undefined => findNearest(key, listFree(group));

/** Reports an unknown field. */
function reportUnknown(group: Place, key: string): Problem {
	const field = childAt(group, key);
	const meant = findMeant(group, key);
	const free = listFree(group);
	const raw = rawOf(field);
	// A group that may have any name.
	const open = Object.entries(shapeAt(group)?.properties ?? {}).find(
		([, shape]) => shape.additionalProperties,
	)?.[0];
	const moved = open && childAt(group, open);
	const name = (text: string) => (group.source.collection.extension === 'json' ? `"${text}"` : text);
	return reportField(field, {
		field: fieldWords(field, `the field “${key}”`),
		found: `“${key}”, but there is no such field here`,
		why: 'Visitors would never see what’s written here.',
		write: meant
			? `${name(meant)}: ${raw.length > 60 ? '…' : raw}`.trim()
			: moved
				? `Delete this line, or put it under “${open}”:\n${fieldLines(moved, { ...Object(moved.value), [key]: String(field.value ?? '') })}`
				: `Delete this line${free.length > 0 ? `, or use one of these names: ${free.join(', ')}` : '.'}`,
	});
}

/** Checks one file against its schema. */
function checkSource(source: Source): Problem[] {
	const root = rootOf(source);
	const issues = source.schema.safeParse(source.data).error?.issues ?? [];
	// A mistyped field is reported with its right name, so that one isn't reported as missing.
	const mistyped = new Set(
		issues.flatMap((issue) => {
			if (issue.code !== 'unrecognized_keys') return [];
			const group = childAt(root, ...issue.path);
			return issue.keys.map((key) => [...issue.path, findMeant(group, key)].join('\n'));
		}),
	);
	return issues.flatMap((issue) => {
		const field = childAt(root, ...issue.path);
		const shape = shapeAt(field);
		if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => reportUnknown(field, key));
		// references.ts checks references.
		if (!shape || (shape.refers && typeof field.value === 'string')) return [];
		if (field.value === undefined && mistyped.has(issue.path.join('\n'))) return [];
		if (issue.code === 'too_small' || issue.code === 'too_big') return reportBounds(field, shape);
		if (issue.code !== 'custom') return reportValue(field, shape);
		const found = quoteFound(typeof field.value === 'object' ? rawOf(field) : String(field.value ?? ''));
		return reportField(field, { found: `${found}, ${issue.message}`, ...issue.params });
	});
}

/** Checks each file against its schema, and turns what the schema refuses into problems that the owner can act on. */
export const checkShape = ({ sources }: Content): Problem[] =>
	sources.filter(({ data }) => data !== undefined).flatMap(checkSource);
