import { isGroup } from '../lib/tokens.ts';
import { type Catalog, mapTranslated, putIn, splitBody } from './catalog.ts';
import { contentLanguage, type Language } from './language.ts';
import type { InLanguage } from './schema/part.ts';
import type { Shape } from './schema/shape.ts';

/** A language that something is put into, and what it says there. */
export interface Target {
	language: Language;
	catalog: Catalog;
}

/**
 * A record in a language. Each group of its fields (a section, an entry of a list, the record's own) is in one language: one of whose
 * texts has no translation stays wholly as it was written, and says so; so does one that has a language of its own.
 * @param place the collection
 */
export function translate<Value>(
	value: Value,
	shape: Shape | undefined,
	place: string,
	target: Target,
): InLanguage<Value> {
	if (Array.isArray(value))
		return value.map((entry) => translate(entry, shape?.items, place, target)) as InLanguage<Value>;
	if (!isGroup(value)) return value as InLanguage<Value>;
	const { language, catalog } = target;
	const { lang: named, ...group } = value;
	let lang = language;
	const own = Object.fromEntries(Object.entries(group).filter(([, field]) => isText(field)));
	const inWords = mapTranslated(own, shape, place, (found) => {
		const words = putIn(found, catalog);
		if (words === undefined) lang = String(named ?? contentLanguage);
		return words ?? found.text;
	});
	const fields = Object.entries(group).map(([key, field]) => [
		key,
		isText(field)
			? Object(lang === language ? inWords : own)[key]
			: translate(field, shape?.properties?.[key], `${place}.${key}`, target),
	]);
	return { ...Object.fromEntries(fields), ...(lang !== language && { lang }) };
}

/** What names a page. It's there in a language once these are translated. */
const names = ['name', 'title', 'metaTitle', 'metaDescription'];

/**
 * The record of a page in a language, as translate puts it: what names the page is in one language, and each other field of its own
 * that is a text or a list of texts is a part by itself.
 */
export function translatePage<Value extends object>(
	value: Value,
	shape: Shape,
	place: string,
	target: Target,
): InLanguage<Value> {
	const isLoose = ([key, field]: [string, unknown]) => isText(field) && !names.includes(key);
	const fields = Object.entries(value);
	const parts = fields
		.filter(isLoose)
		.map(([key, field]) => ({ key, ...translate({ [key]: field }, shape, place, target) }));
	const others = Object.fromEntries(fields.filter((entry) => !isLoose(entry)));
	const foreign = parts.flatMap(({ key, lang }) => (lang ? [[key, lang]] : []));
	return {
		...translate(others, shape, place, target),
		...Object.fromEntries(parts.map((part) => [part.key, Object(part)[part.key]])),
		...(foreign.length > 0 && { langOf: Object.fromEntries(foreign) }),
	} as InLanguage<Value>;
}

const isText = (field: unknown): boolean => [field].flat().every((one) => typeof one === 'string');

/** The text of an article in another language; undefined unless each block of it is translated. */
export function translateBody(body: string, place: string, catalog: Catalog): string | undefined {
	const blocks = splitBody(body).map((text) => putIn({ text, shape: {}, place: `${place}.body` }, catalog));
	return blocks.includes(undefined) ? undefined : blocks.join('\n\n');
}
