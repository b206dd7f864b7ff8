import path from 'node:path';
import { type Catalog, findTranslation, mapTranslated, readCatalog, splitBody } from './catalog.ts';
import { markBlock, markForeign } from './foreign-text.ts';
import type { Language } from './language.ts';
import type { Shape } from './schema/shape.ts';

const files = import.meta.glob<string>('../../content/*.po', {
	query: '?raw',
	import: 'default',
	eager: true,
});

/** The translations of the site: one catalog for each language but the content's. */
export const catalogs: ReadonlyMap<Language, Catalog> = new Map(
	Object.entries(files).map(([file, text]) => [path.parse(file).name, readCatalog(text)]),
);

/**
 * A record in another language. Its facts, ids, order, links and photos stay what they are, and a text without a
 * translation is marked as being in the content's language.
 * @param shape what the record may contain
 * @param place the collection
 */
export const translate = <Value>(value: Value, shape: Shape, place: string, catalog: Catalog): Value =>
	mapTranslated(
		value,
		shape,
		place,
		(found) => findTranslation(found, catalog) ?? (found.language ? found.text : markForeign(found.text)),
	);

/** The text of an article in another language, block by block. */
export const translateBody = (body: string, place: string, catalog: Catalog): string =>
	splitBody(body)
		.map((text) => findTranslation({ text, shape: {}, place: `${place}.body` }, catalog) ?? markBlock(text))
		.join('\n\n');
