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
