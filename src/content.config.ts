import { defineCollection } from 'astro:content';
import path from 'node:path';
import type { ImageMetadata } from 'astro';
import type { Loader, LoaderContext } from 'astro/loaders';
import { z } from 'astro/zod';
import {
	queriedCollections as all,
	type Collection,
	fileSchema,
	patternOf,
	type RecordOf,
} from './collections.ts';
import { readPasted } from './content/correct-markdown.ts';
import { readTarget } from './content/in-words.ts';
import { contentLanguage, translations } from './content/language.ts';
import { readWithReferences } from './content/references.ts';
import { photoPath } from './content/schema/as-typed.ts';
import type { InLanguage } from './content/schema/part.ts';
import { idOf, mapFields, shapeOf } from './content/schema/shape.ts';
import { translate, translateBody, translatePage } from './content/translate.ts';
import { isOnSite } from './content/written.ts';
import { contentFolder, contentPath, listContentFiles } from './source/content-folder.ts';
import { preparePhoto } from './source/prepare-photo.ts';
import { articlePicture, listPictures } from './source/reader.ts';

type AstroName = keyof typeof all;
const names = Object.keys(all) as AstroName[];

/** A record as pages get it: the picture of a photo is imported. */
type Loaded<Name extends AstroName> = Name extends 'photos'
	? Omit<InLanguage<RecordOf<Name>>, 'file'> & { file: ImageMetadata }
	: InLanguage<RecordOf<Name>>;

const toSlashes = (file: string) => file.split(path.sep).join('/');

/** The id of a heading, which links name in every language. */
const headingId = /(?<=<h[1-6] id=")[^"]*/g;

type Facts = Record<string, unknown>;

/**
 * The records of a file in each language. `say` puts checked facts into it: the schema takes no ids and languages but those that the
 * owner may write. An article is one part: in a language once its text is, too.
 */
function readFileIn(collection: Collection, file: string) {
	const { data, body: text } =
		readWithReferences(path.relative(contentFolder, file), fileSchema(collection)) ?? {};
	const records = Array.isArray(data)
		? // Astro's content store sorts by id, so each record carries its position in the file.
			data.map((record, position) => {
				const id = idOf(record, position);
				return { id, data: { ...record, id, position }, body: undefined };
			})
		: [{ id: path.parse(file).name, data, body: text }];
	return [contentLanguage, ...translations].flatMap((language) => {
		const { catalog } = readTarget(language);
		const shape = shapeOf(collection.schema);
		const put = Array.isArray(data) || text !== undefined ? translate : translatePage;
		return records.map(({ id, data, body: written }) => {
			const body = catalog && written ? translateBody(written, collection.path, catalog) : written;
			return {
				id: `${language}/${id}`,
				data,
				written,
				body: body ?? written,
				say: (checked: Facts): Facts =>
					catalog
						? {
								...put(checked, shape, collection.path, { language, catalog }),
								...(written && body === undefined && { lang: contentLanguage }),
							}
						: checked,
			};
		});
	});
}

/** Whether the owner hides the file, or the page that shows the records. */
const isLeftOut = ({ path: place, shownOn, isOptional }: Collection) =>
	(isOptional && !isOnSite(place)) || (shownOn && !isOnSite(shownOn));

/** The records of a collection, each with its file; none if they're hidden. */
const readRecords = (collection: Collection) =>
	(isLeftOut(collection) ? [] : listContentFiles(patternOf(collection))).flatMap((file) =>
		readFileIn(collection, file).map((record) => ({ ...record, filePath: toSlashes(file) })),
	);

/** The photos that something refers to. Astro publishes the picture of every record, even one that no page shows. */
function readUsedPhotos() {
	const used = new Set<string>();
	for (const name of names)
		for (const { data, body } of readRecords(all[name])) {
			for (const id of listPictures(body)) used.add(id);
			mapFields(data, shapeOf(all[name].schema), (text, { refers }) => {
				if (refers === 'photo') used.add(text);
				return text;
			});
		}
	return readRecords(all.photos).filter(({ id }) => used.has(path.basename(id)));
}

/**
 * Reads a collection with the one reader, whose files the content check has found right. Astro's own loaders use another YAML
 * parser, which reads dates and some characters differently.
 */
function createLoader(collection: Collection): Loader {
	const load = async ({ store, parseData, renderMarkdown, watcher }: LoaderContext) => {
		// renderMarkdown expects front matter, which the reader has already removed.
		// The blog draws the pictures. Astro would look for a file without the slash.
		const draw = (body: string) =>
			renderMarkdown(`---\n---\n${readPasted(body).replace(articlePicture, '![$1](/$2)')}`);
		/** Draws a text with the ids that its headings have in the content's language. */
		const render = async (body: string, written = body) => {
			const rendered = await draw(body);
			const ids = (await draw(written)).html.match(headingId) ?? [];
			if (ids.length === rendered.html.match(headingId)?.length)
				rendered.html = rendered.html.replace(headingId, () => ids.shift() ?? '');
			return rendered;
		};
		// During development, a page may start to show a photo later.
		const isBuild = watcher === undefined;
		const records = isBuild && collection === all.photos ? readUsedPhotos() : readRecords(collection);
		const entries = await Promise.all(
			records.map(async ({ id, data, say, body, written, filePath }) => ({
				id,
				data: say(await parseData({ id, data: data as Facts, filePath: path.resolve(filePath) })),
				filePath,
				...(body !== undefined && { rendered: await render(body, written) }),
			})),
		);
		store.clear();
		for (const entry of entries) store.set(entry);
		// Astro warns of a collection without entries. This one is in no language.
		if (entries.length === 0) store.set({ id: '/', data: {} });
	};
	return { name: 'content', load };
}

/** The path, from the folder of the content, of a photo that is ready for Astro. Replaces the one that the owner wrote. */
async function preparePath(file: unknown): Promise<string> {
	const ready = await preparePhoto(path.resolve(contentPath(photoPath(String(file)))));
	return `./${toSlashes(path.relative(contentFolder, ready))}`;
}

/** Defines one collection for Astro. Astro's image() replaces the path of each photo. */
function toAstro<Name extends AstroName>(name: Name) {
	const collection: Collection = all[name];
	return defineCollection({
		loader: createLoader(collection),
		schema: ({ image }) => {
			const picture = z.preprocess(preparePath, image());
			const record: z.ZodType = collection.schema.safeExtend({
				...(collection.kind === 'list' && { id: z.string(), position: z.int() }),
				...(name === 'photos' && { file: picture }),
			});
			return record as z.ZodType<Loaded<Name>>;
		},
	});
}

export const collections = Object.fromEntries(names.map((name) => [name, toAstro(name)])) as {
	[Name in AstroName]: ReturnType<typeof toAstro<Name>>;
};
