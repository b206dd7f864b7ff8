import type { z } from 'astro/zod';
import { patternOf } from '../../src/content/schema/as-typed.ts';
import { readDays } from '../../src/lib/date.ts';
import { type Content, type Place, rootOf, type Source } from './content.ts';
import { type Problem, quoteFound, reportField } from './report.ts';
import { askLines, fieldLines } from './words.ts';

const units: Record<string, string> = { string: ' characters', array: ' entries' };

/** A text or list of the wrong length, or a number that is too low or too high. */
function reportBounds(field: Place, issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): Problem {
	const limit = issue.code === 'too_small' ? `at least ${issue.minimum}` : `at most ${issue.maximum}`;
	const size = issue.origin === 'string' ? `${field.raw.trim().length} characters: ` : '';
	return reportField(field, {
		found: `${size}${quoteFound(field.raw)}`,
		write: `Use ${limit}${units[issue.origin] ?? ''}.`,
	});
}

/** What to ask of a day or a time that could be another one, too. */
function askWhich({ shape: { format, pattern }, raw }: Place): string | undefined {
	const [hour] = /^(?:0?[1-9]|1[0-2])(?::\d\d)?$/.exec(raw.trim()) ?? [];
	if (hour && pattern === patternOf('time')) return `Write ${hour} am or ${hour} pm.`;
	if (format !== 'date') return undefined;
	const days = readDays(raw);
	if (days.length > 1) return `Write ${days.join(' or ')}.`;
	return readDays(`${raw}, 2028`).length > 0 ? 'Add the year.' : undefined;
}

/** What is missing, or isn't what the field takes. */
function reportValue(field: Place): Problem {
	const { value, raw, shape, parent, path } = field;
	const isOptional = !field.isEntry && !parent?.shape.required?.includes(String(path.at(-1)));
	const none = parent ? isOptional && value !== undefined && !raw.trim() : shape.type === 'array';
	// Signs at the beginning of a text mean something else to YAML: "{company} cleans".
	const isText =
		shape.type === 'string' && typeof value === 'object' && raw && !shape.format && !shape.pattern;
	return reportField(field, {
		found: value === undefined ? 'nothing, because this line is missing' : quoteFound(raw),
		write: `${isText ? fieldLines(field, raw) : (askWhich(field) ?? askLines(field))}${none ? `\nIf you have none, ${parent ? 'delete this line.' : 'write only:\n[]'}` : ''}`,
	});
}

function reportUnknown(group: Place, key: string): Problem {
	const field = group.at(key);
	return reportField(field, {
		found: `“${key}”, but there is no such field here`,
		why: 'Visitors would never see what’s written here.',
		write: `Delete this line, or use one of these names: ${Object.keys(group.shape.properties ?? {}).join(', ')}`,
	});
}

/** What is written, where the schema reads several things from one text, or a list from a group. */
export function asWritten(place: Place): Place {
	const { parent, isEntry } = place;
	if (!parent) return place;
	const above = asWritten(parent);
	const isRead = typeof parent.value === 'string' || (isEntry && !Array.isArray(parent.value));
	return above === parent && !isRead ? place : above;
}

function checkSource(source: Source): Problem[] {
	const issues = source.parsed?.error?.issues ?? [];
	const mistyped = issues.filter(({ code }) => code === 'unrecognized_keys').map(({ path }) => path.join());
	return issues.flatMap((issue) => {
		const field = asWritten(rootOf(source).at(...issue.path));
		if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => reportUnknown(field, key));
		// It may be there under a mistyped name, which is told first.
		if (field.value === undefined && mistyped.includes(field.path.slice(0, -1).join())) return [];
		const isNothing = ['', '[]'].includes(field.raw.trim());
		if (!isNothing && (issue.code === 'too_small' || issue.code === 'too_big'))
			return reportBounds(field, issue);
		if (issue.code !== 'custom') return reportValue(field);
		const { part, ...params }: Partial<Problem> = issue.params ?? {};
		const found = part ?? `${quoteFound(field.raw)}, ${issue.message}`;
		return reportField(field, { ...params, ...(part ? { part } : { found }) });
	});
}

/** Turns what the schemas refuse into problems that the owner can act on. */
export const checkShape = ({ sources }: Content): Problem[] => sources.flatMap(checkSource);
