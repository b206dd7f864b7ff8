import { defineCollection } from 'astro:content';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ImageMetadata } from 'astro';
import type { Loader, LoaderContext } from 'astro/loaders';
import { z } from 'astro/zod';
import { collections as all, type Collection, idOf } from './collections.ts';
import { preparePhoto } from './content/prepare-photo.ts';
import { readYaml, splitArticle } from './content/source.ts';

/** A record as pages get it: a record of a list has an id and its place in the file, and a photo is resolved. */
type Entry<C> =
	C extends Collection<infer Kind, infer Schema>
		? z.output<Schema> & (Kind extends 'list' ? { id: string; position: number } : unknown)
		: never;
type Photo = Omit<Entry<typeof all.photos>, 'file' | 'tall'> & {
	file: ImageMetadata;
	tall?: ImageMetadata | undefined;
};

// Interface words are no collection of Astro's: code imports their file.
const { labels: _, ...list } = all;

const toSlashes = (file: string) => file.split(path.sep).join('/');

/** The files of a collection. */
const patternOf = ({ kind, path: place, extension }: Collection): string =>
	`content/${place}${kind === 'folder' ? '/*' : ''}.${extension}`;

/** The records of a file, each with its id, and the text of an article. */
function readFile(collection: Collection, file: string) {
	const text = readFileSync(file, 'utf8');
	const article = collection.extension === 'md' ? splitArticle(text) : undefined;
	const data = readYaml(article?.facts ?? text);
	if (collection.kind !== 'list') return [{ id: path.parse(file).name, data, body: article?.body }];
	// The content store sorts by id, so each record carries its place in the file.
	return ((data ?? []) as object[]).map((record, position) => {
		const id = idOf(collection, record) ?? '';
		return { id, data: { ...record, id, position }, body: undefined };
	});
}

/** The records of a collection, with their files. */
const readRecords = (collection: Collection) =>
	globSync(patternOf(collection)).flatMap((file) =>
		readFile(collection, file).map((record) => ({ ...record, filePath: toSlashes(file) })),
	);

const listTexts = (value: unknown): string[] =>
	typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(listTexts);

/** The photos that something refers to: Astro publishes the picture of each record, also of one that no page shows. */
function readUsedPhotos() {
	const others = Object.values<Collection>(list).filter((collection) => collection !== all.photos);
	const texts = new Set(others.flatMap(readRecords).flatMap(({ data }) => listTexts(data)));
	return readRecords(all.photos).filter(({ id }) => texts.has(id));
}

/**
 * Reads a collection with the parser of the content check. Astro's own loaders take another one for YAML, which reads
 * dates and some characters in another way.
 */
function createLoader(collection: Collection): Loader {
	const load = async ({ store, parseData, renderMarkdown, watcher }: LoaderContext) => {
		// Where files are watched, a page may come to show a photo later.
		const isBuild = watcher === undefined;
		const records = isBuild && collection === all.photos ? readUsedPhotos() : readRecords(collection);
		const entries = await Promise.all(
			records.map(async ({ id, data, body, filePath }) => ({
				id,
				data: await parseData({
					id,
					data: data as Record<string, unknown>,
					filePath: path.resolve(filePath),
				}),
				filePath,
				// Astro looks for facts at the top of every text; these have none left.
				...(body !== undefined && { rendered: await renderMarkdown(`---\n---\n${body}`) }),
			})),
		);
		store.clear();
		for (const entry of entries) store.set(entry);
	};
	return {
		name: 'content',
		load: async (context) => {
			await load(context);
			const isOurs = (file: string) =>
				path.matchesGlob(file, patternOf(collection)) ||
				(collection === all.photos && file.startsWith('content/photos/'));
			context.watcher?.add(path.resolve('content'));
			context.watcher?.on('all', async (_, changed) => {
				if (!isOurs(toSlashes(path.relative('', changed)))) return;
				// Until the owner has mended the file, the site shows what it last said.
				await load(context).catch((error: Error) => context.logger.error(error.message));
			});
		},
	};
}

/** The path of a photo that is ready for Astro, from the folder content, in place of the one that the owner wrote. */
async function preparePath(file: unknown, context: z.RefinementCtx): Promise<string> {
	try {
		const ready = path.relative('content', await preparePhoto(path.resolve('content', String(file))));
		return `./${toSlashes(ready)}`;
	} catch (error) {
		context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
		return z.NEVER;
	}
}

/** Hands one collection to Astro, whose own image() takes the place of each photo's path. */
function toAstro(collection: Collection) {
	return defineCollection({
		loader: createLoader(collection),
		schema: ({ image }) => {
			const picture = z.preprocess(preparePath, image());
			return collection.schema.extend({
				...(collection.kind === 'list' && { id: z.string(), position: z.int() }),
				...(collection === all.photos && { file: picture, tall: picture.optional() }),
			});
		},
	});
}

type Collections = {
	[Name in keyof typeof list]: Omit<ReturnType<typeof toAstro>, 'schema'> & {
		schema: z.ZodType<Name extends 'photos' ? Photo : Entry<(typeof list)[Name]>>;
	};
};

export const collections = Object.fromEntries(
	Object.entries(list).map(([name, collection]) => [name, toAstro(collection)]),
) as unknown as Collections;
