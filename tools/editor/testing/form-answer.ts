import type { CmsConfig } from '@sveltia/cms';
import { type Collection, collections } from '../../../src/collections.ts';
import { shapeOf } from '../../check/schema-walk.ts';
import type { Fixture, Told } from '../../check/testing/fixture.ts';
import { buildConfig, listName } from '../config.ts';
import { readValue, writeText } from '../file-text.ts';
import { fileSchema } from '../json-schema.ts';

/** A control of the editing page, with the rules that it may have. */
export interface Control {
	name: string;
	widget?: string;
	required?: boolean;
	pattern?: [string, string];
	minlength?: number;
	maxlength?: number;
	min?: number;
	max?: number;
	accept?: string;
	field?: Control;
	fields?: Control[];
}

/** The controls of a record of a collection. */
export function controlsOf(config: CmsConfig, name: string, { kind }: Collection): Control[] {
	const sections = (config.collections ?? []) as unknown as {
		name: string;
		fields?: Control[];
		files?: { name: string; fields: Control[] }[];
	}[];
	const fields =
		sections.find((section) => section.name === name && section.fields)?.fields ??
		sections.flatMap(({ files = [] }) => files).find((file) => file.name === name)?.fields ??
		[];
	return kind === 'list' ? (fields.find((field) => field.name === listName)?.fields ?? []) : fields;
}

/** Where two values differ first, and what the second has there; undefined where they are equal. */
function findChange(
	before: unknown,
	after: unknown,
	path: string[] = [],
): { path: string[]; value: unknown } | undefined {
	if (JSON.stringify(before) === JSON.stringify(after)) return undefined;
	const isSame = Array.isArray(before) === Array.isArray(after);
	if (!isSame || Object(before) !== before || Object(after) !== after) return { path, value: after };
	const keys = new Set([...Object.keys(after as object), ...Object.keys(before as object)]);
	for (const key of keys) {
		const change = findChange(
			(before as Record<string, unknown>)[key],
			(after as Record<string, unknown>)[key],
			[...path, key],
		);
		if (change) return change;
	}
	return undefined;
}

/** The control of a place in a record; undefined where the form has none. */
function controlAt(controls: readonly Control[], path: readonly string[]): Control | undefined {
	const [key, ...rest] = path.filter((part) => !/^\d+$/.test(part));
	const control = controls.find(({ name }) => name === key);
	return control && rest.length > 0 ? controlAt(control.fields ?? [], rest) : control;
}

/** What the rules of a control say of a value; undefined where they let it pass. */
function refusalOf(control: Control, value: unknown): string | undefined {
	const { widget, required, pattern, minlength = 0, maxlength, min, max } = control;
	if (widget === 'relation' || widget === 'select') return 'can’t happen: you choose it from a list';
	if (widget === 'datetime') return 'can’t happen: you pick the day in a calendar';
	if (required && (value === null || value === '')) return 'refused in the form, which marks the field';
	if (widget === 'number' && typeof value !== 'number') return 'can’t happen: the field takes digits only';
	if (typeof value === 'number' && ((min ?? value) > value || (max ?? value) < value))
		return 'refused in the form, which marks the field';
	if (typeof value !== 'string') return undefined;
	if (pattern && !new RegExp(pattern[0]).test(value)) return `refused in the form: “${pattern[1]}”`;
	if (value.length < minlength || value.length > (maxlength ?? value.length))
		return 'refused in the form, which counts the characters';
	return undefined;
}

const config = buildConfig({ repository: 'owner/name' }, 'Our site', {});

/**
 * What becomes of a mistake in the editing page: whether it can be made there at all, whether the form's rules refuse it,
 * or whether it is saved and the content check tells it.
 * @param before the texts of the files as they were
 * @param content with the mistake; its file is written anew as the page would, and checked again
 * @param told what the content check says of the mistake
 */
export async function answerOfForm(
	before: ReadonlyMap<string, string>,
	content: Fixture,
	{ problems, content: broken }: Told,
): Promise<string> {
	const file = problems[0]?.file.replace('content/', '') ?? '';
	const after = 'reported after you save, in the same words';
	const source = broken.sources.find((one) => one.file === `content/${file}`);
	const old = before.get(file);
	if (old === undefined)
		return file.startsWith('photos/')
			? 'refused in the form, which takes photos only'
			: 'can’t happen: the page names files itself';
	const value = readValue(content.read(file));
	if (!source || typeof value !== 'object' || value === null) return 'can’t happen: the page writes the file';
	const change = findChange(readValue(old), value);
	content.write(file, writeText(old, value, shapeOf(fileSchema(source.collection))));
	const [left] = (await content.check()).problems;
	if (left?.found !== problems[0]?.found) return 'can’t happen: the page writes the file';
	// The check read no further than to the first sign of a text editor's mistake, and finds it in the page's file too.
	if (source.data === undefined) return after;
	if (!change) return after;
	const [name = ''] = Object.entries(collections).find(([, one]) => one === source.collection) ?? [];
	const { path } = change;
	if (path.length === 0) return 'can’t happen: the page writes the file';
	// A whole entry that came or went, or the text below an article's facts.
	if (path.every((part) => /^\d+$/.test(part)) || path[0] === 'body') return after;
	const control = controlAt(controlsOf(config, name, source.collection), path);
	if (!control) return 'can’t happen: the form has no such field';
	if (control.widget === 'image' && !content.has(String(change.value)))
		return 'can’t happen: the photo itself is chosen';
	return refusalOf(control, change.value) ?? after;
}
