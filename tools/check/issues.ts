import type { z } from 'astro/zod';
import { choicesOf, type Shape } from '../../src/content/schema/shape.ts';
import { countWords } from '../../src/lib/count.ts';
import {
	type Content,
	childAt,
	isEntry,
	lineOf,
	type Place,
	parentOf,
	placesOf,
	rawOf,
	rootOf,
	type Source,
	shapeAt,
} from './content.ts';
import { type Problem, quoteFound, reportField } from './report.ts';
import { askLines, fieldLines, fieldWords } from './words.ts';

/** A field or the smallest part around it that may be left out, within its entry. */
function findOptional(field: Place): Place | undefined {
	if (field.path.length === 0 || isEntry(field)) return undefined;
	const group = parentOf(field);
	return shapeAt(group)?.required?.includes(String(field.path.at(-1))) ? findOptional(group) : field;
}

function reportEmpty(field: Place, found: string): Problem {
	const part = findOptional(field);
	const none = part ? `\nIf you have none, delete ${fieldWords(part)}.` : '';
	return reportField(field, { found, write: `${askLines(field)}${none}` });
}

const units: Record<string, string> = { string: ' characters', array: ' entries' };

/** Reports a text or list of the wrong length, or a number that is too low or too high. */
function reportBounds(field: Place, issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): Problem {
	const { value } = field;
	const text = Array.isArray(value) ? rawOf(field) : String(value).trim();
	if (text === '' || text === '[]') return reportEmpty(field, 'nothing');
	const unit = units[issue.origin] ?? '';
	const size = unit && `${(Array.isArray(value) ? value : text).length}${unit}: `;
	const limit = issue.code === 'too_small' ? `at least ${issue.minimum}` : `at most ${issue.maximum}`;
	return reportField(field, {
		found: `${size}${quoteFound(text)}`,
		write: `Use ${limit}${unit}.`,
	});
}

function reportValue(field: Place, shape: Shape): Problem {
	const { value } = field;
	if (value === undefined) return reportField(field, { found: 'nothing, because this line is missing' });
	const [color] =
		shape.draws === 'color'
			? (/#[\da-f]{3,6}\b/i.exec(field.source.text.split('\n')[lineOf(field) - 1] ?? '') ?? [])
			: [];
	if (value === null && color)
		return reportField(field, {
			found: `nothing, because what follows # is a note`,
			write: `Put it in quotation marks:\n${fieldLines(field, color)}`,
		});
	if (value === null) return reportEmpty(field, 'nothing after the colon');
	const none = field.path.length === 0 && shape.type === 'array' ? '\nIf you have none, write only:\n[]' : '';
	const raw = typeof value === 'string' ? value : rawOf(field);
	const [only, ...others] = shape.required ?? [];
	// A name in the place of an entry with this name.
	if (only && others.length === 0 && typeof value === 'string')
		return reportField(field, { found: quoteFound(raw), write: fieldLines(field, { [only]: value }) });
	// Signs at the beginning of a text mean something else to YAML: "{company} cleans".
	const isText = shape.type === 'string' && value !== raw && !shape.format && !shape.pattern;
	return reportField(field, {
		found: quoteFound(raw),
		write: isText ? fieldLines(field, raw) : `${askLines(field)}${none}`,
	});
}

function reportUnknown(group: Place, key: string): Problem {
	const field = childAt(group, key);
	const names = Object.keys(shapeAt(group)?.properties ?? {});
	return reportField(field, {
		field: fieldWords(field, `the field “${key}”`),
		found: `“${key}”, but there is no such field here`,
		why: 'Visitors would never see what’s written here.',
		write: `Delete this line, or use one of these names: ${names.join(', ')}`,
	});
}

function checkSource(source: Source): Problem[] {
	const root = rootOf(source);
	const issues = source.parsed?.error?.issues ?? [];
	const mistyped = issues.filter(({ code }) => code === 'unrecognized_keys').map(({ path }) => path.join());
	return issues.flatMap((issue) => {
		const place = childAt(root, ...issue.path);
		if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => reportUnknown(place, key));
		// A choice in a list may stand for several: "Monday-Friday".
		const field = isEntry(place) && choicesOf(shapeAt(place) ?? {}) ? parentOf(place) : place;
		const shape = shapeAt(field);
		if (!shape) return [];
		// It may be there under a mistyped name, which is told first.
		if (field.value === undefined && mistyped.includes(field.path.slice(0, -1).join())) return [];
		if (issue.code === 'too_small' || issue.code === 'too_big') return reportBounds(field, issue);
		if (issue.code !== 'custom') return reportValue(field, shape);
		const found = quoteFound(typeof field.value === 'object' ? rawOf(field) : String(field.value ?? ''));
		return reportField(field, { found: `${found}, ${issue.message}`, ...issue.params });
	});
}

/** A text without the quotation marks around all of it. */
const unquote = (text: string): string => /^[“‘"']([^“”"]*)[”’"']$/.exec(text)?.[1] ?? text;

/**
 * Hints about what the schema takes: quotation marks that aren't the file's, because text editors make curly ones, and a
 * length of a text or a list that doesn't do what it's for.
 */
function checkText(place: Place): Problem | [] {
	const { value } = place;
	const { byCustomer, best: [least, most] = [0, Number.POSITIVE_INFINITY] } = shapeAt(place) ?? {};
	const text = typeof value === 'string' ? value.trim() : '';
	const bare = unquote(text);
	if (bare !== text && !byCustomer)
		return reportField(place, {
			severity: 'warning',
			found: `${quoteFound(text)}, with its quotation marks`,
			why: 'Visitors see these quotation marks. Only straight ones are left out.',
			write: fieldLines(place, bare),
		});
	const { length } = Array.isArray(value) ? value : text;
	if (length === 0 || (length >= least && length <= most)) return [];
	return reportField(place, {
		severity: 'warning',
		found: text ? `${countWords(length, 'character')}: ${quoteFound(text)}` : `${length} entries`,
		write: `Use ${least > 0 ? `${least} to ${most} characters` : `at most ${most}`}. You can also leave it.`,
	});
}

/** Checks each file against its schema, and turns what the schema refuses into problems that the owner can act on. */
export const checkShape = (content: Content): Problem[] => [
	...content.sources.flatMap(checkSource),
	...placesOf(content).flatMap(checkText),
];
