import type { Shape } from './shape.ts';

/** The folder below content/ with the Spanish texts. Each file has the path of the English one. */
export const spanishFolder = 'es/';

/**
 * What a translation of a field may hold: its texts, in the same groups and lists, and the ids of entries. Facts,
 * photos, links and prices stay in the English file alone. Nothing is required.
 * @returns undefined if nothing in the field is translated
 */
export function translationOf(shape: Shape): Shape | undefined {
	const { required: _, minItems: _least, default: _default, properties = {}, items, ...rest } = shape;
	if (shape.translated) return rest;
	if (items) {
		const entry = translationOf(items);
		const id = items.properties?.['id'];
		return (
			entry && {
				...rest,
				items: id ? { ...entry, properties: { id, ...entry.properties } } : entry,
			}
		);
	}
	const texts = Object.entries(properties).flatMap(([key, field]) => {
		const text = translationOf(field);
		return text ? [[key, text] as const] : [];
	});
	return texts.length > 0 ? { ...rest, properties: Object.fromEntries(texts) } : undefined;
}

/**
 * A record with its Spanish texts in place of the English ones. What has no Spanish stays English. Entries of a list
 * belong together by their ids or, in a list without ids that has the same length in both languages, by their order.
 */
export function addTexts(english: unknown, spanish: unknown): unknown {
	if (Array.isArray(english)) {
		if (!Array.isArray(spanish)) return english;
		const idOf = (entry: unknown): unknown => Object(entry).id;
		const isOrdered = english.length === spanish.length;
		return english.map((entry, index) => {
			const texts = idOf(entry)
				? spanish.find((other) => idOf(other) === idOf(entry))
				: isOrdered && spanish[index];
			return addTexts(entry, texts || undefined);
		});
	}
	if (typeof english === 'object' && english !== null)
		return Object.fromEntries(
			Object.entries(english).map(([key, value]) => [key, addTexts(value, Object(spanish)[key])]),
		);
	return typeof english === 'string' && typeof spanish === 'string' ? spanish : english;
}
