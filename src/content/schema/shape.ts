import { z } from 'astro/zod';
import { joinWords, slugify } from '../../lib/text.ts';

/** Where the records are that a field can refer to: the files of the content, and a list in them. */
export const homes = {
	photo: ['photos.yaml'],
	question: ['faq.yaml', 'questions'],
	member: ['team.yaml'],
	review: ['reviews.yaml'],
	pair: ['gallery.yaml'],
	area: ['areas.yaml'],
	phone: ['company.yaml', 'phones'],
	address: ['company.yaml', 'addresses'],
	service: ['services/*.yaml'],
	post: ['posts/*.md'],
	remedy: ['stain-remedies.yaml'],
	surface: ['stain-surfaces.yaml'],
	source: ['pages/stain-guide.yaml', 'sources'],
} as const satisfies Record<string, readonly [files: string, list?: string]>;

/** What a field can refer to. */
export type Target = keyof typeof homes | 'icon' | 'page';

/** Metadata of a field, from which the content check explains mistakes and the editing page makes its forms. */
export interface FieldMeta {
	/** The field in plain words, as in "… is missing": "the title of the hero". */
	title?: string;
	/** One sentence: what goes wrong for the visitor if this is wrong. */
	why?: string;
	/** A correct value, to show the form. */
	example?: string;
	/** The value is the path of a picture file, or a color. */
	draws?: 'photo' | 'logo' | 'color';
	links?: true;
	/** What forms take, where more is read than one form. */
	pattern?: string;
	/** What the value refers to. The content check verifies that it exists. */
	refers?: Target;
	/** No two of these fields may say the same. What to do if they do. */
	unique?: string;
	/** A customer wrote it, so its wording isn't checked, and a sample of it is an invented review. */
	byCustomer?: boolean;
	/** Each language has its own words for it. */
	translated?: true;
	/** Placeholders that code fills in this text, besides the tokens of company.yaml. */
	placeholders?: string[];
}

/** What a field may contain: its JSON Schema, written by Zod, with the words for the owner. */
export interface Shape extends FieldMeta {
	type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
	properties?: Record<string, Shape>;
	required?: string[];
	/** Of a group with names of the owner's choice, which all have values of this kind. */
	additionalProperties?: Shape | false;
	items?: Shape;
	enum?: unknown[];
	minLength?: number;
	maxLength?: number;
	minItems?: number;
	maxItems?: number;
	minimum?: number;
	format?: string;
	default?: unknown;
	anyOf?: Shape[];
}

const shapes = new WeakMap<z.ZodType, Shape>();

/** The shape of a schema. */
export const shapeOf = (schema: z.ZodType): Shape =>
	shapes.getOrInsertComputed(schema, () => z.toJSONSchema(schema, { io: 'input' }) as Shape);

/** The allowed values of a choice; undefined for anything else. */
export const choicesOf = (shape: Shape): string[] | undefined => shape.enum?.map(String);

/** A key as words: "beforeAfter" becomes "before after". */
export const keyWords = (key: PropertyKey) =>
	String(key).replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);

/** The field by which people recognize an entry. @param shape of the entry */
export const nameKeyOf = ({ properties = {} }: Shape): string | undefined =>
	nameKeys.find((name) => name in properties);

/** What an entry is called by itself: its own id, or else its name as a slug, that of its file, or in its own letters where it has no Latin one; "" without either. */
export function nameAsId(entry: unknown): string {
	const fields: Record<string, unknown> = Object(entry);
	const key = nameKeys.find((one) => one !== 'id' && fields[one]);
	const name = String((key && fields[key]) ?? '').replace(
		/^(?:.*\/)?([^/]+)\.(?:jpe?g|png|webp|avif|hei[cf])\s*$/i,
		'$1',
	);
	return String(fields['id'] ?? '') || slugify(name) || joinWords(name);
}

/**
 * The id of a record of a list or of an entry in one. An entry without a name has its place, such as "_2", which nobody can
 * write. The same in every language, because it's made before anything is translated.
 * @param position of the entry in its list, from 0
 */
export const idOf = (entry: unknown, position: number): string => nameAsId(entry) || `_${position + 1}`;

/** The entries of a list, each with its id. */
export const withIds = <Entry>(entries: readonly Entry[]): (Entry & { id: string })[] =>
	entries.map((entry, position) => ({ ...entry, id: idOf(entry, position) }));

/** The only field that a group needs, for which one text may stand: the name of a town or of a step. @param shape of the group */
export const soleFieldOf = ({ required: [key, ...others] = [] }: Shape): string | undefined =>
	others.length === 0 ? key : undefined;

/** A value whose texts are changed, at any depth. @param shape what the value may contain */
export function mapFields<Value>(
	value: Value,
	shape: Shape | undefined,
	change: (text: string, shape: Shape, path: readonly PropertyKey[], isList: boolean) => string | string[],
	path: readonly PropertyKey[] = [],
): Value {
	if (Array.isArray(value))
		return value.map((entry, index) => mapFields(entry, shape?.items, change, [...path, index])) as Value;
	if (typeof value === 'object' && value !== null)
		return Object.fromEntries(
			Object.entries(value).map(([key, field]) => [
				key,
				mapFields(field, shape?.properties?.[key], change, [...path, key]),
			]),
		) as Value;
	if (typeof value !== 'string') return value;
	// One text may stand for a list of texts, or for a group.
	const one = shape?.items ?? shape ?? {};
	return change(value, one.properties?.[soleFieldOf(one) ?? ''] ?? one, path, Boolean(shape?.items)) as Value;
}

/** Fields by which people recognize an entry, the best first. */
export const nameKeys = [
	'name',
	'title',
	'label',
	'question',
	'author',
	'value',
	'sentence',
	'service',
	'file',
	'id',
	'type',
	'each',
	'from',
	'days',
];
