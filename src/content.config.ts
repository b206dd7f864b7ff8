import { defineCollection } from 'astro:content';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ImageMetadata } from 'astro';
import { file, glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { collections as all, type Collection, idOf } from './collections.ts';
import { preparePhoto } from './content/prepare-photo.ts';

/** A record as pages get it: a record of a list has an id and its place in the file, and a photo is resolved. */
type Entry<C> =
	C extends Collection<infer Kind, infer Schema>
		? z.output<Schema> & (Kind extends 'list' ? { id: string; position: number } : unknown)
		: never;
type Photo = Omit<Entry<typeof all.photos>, 'file' | 'tall'> & {
	file: ImageMetadata;
	tall?: ImageMetadata | undefined;
};

function createLoader(collection: Collection) {
	const { kind, path, extension, isOptional } = collection;
	if (kind === 'single') return glob({ base: './content', pattern: `${path}.${extension}` });
	if (kind === 'folder') return glob({ base: `./content/${path}`, pattern: `*.${extension}` });
	// The loader of files calls it an error when a file is missing that the owner may leave out.
	const name = `content/${path}.${extension}`;
	if (isOptional && !existsSync(name)) return () => [];
	// The content store sorts by id, so each record carries its place in the file.
	const parser = (text: string) =>
		((parse(text.replace(/^\uFEFF/, '')) ?? []) as Record<string, unknown>[]).map((record, position) => ({
			...record,
			id: idOf(collection, record),
			position,
		}));
	return file(name, { parser });
}

/** The path of a photo that is ready for Astro, from the folder content, in place of the one that the owner wrote. */
async function preparePath(file: unknown, context: z.RefinementCtx): Promise<string> {
	try {
		const ready = path.relative('content', await preparePhoto(path.resolve('content', String(file))));
		return `./${ready.split(path.sep).join('/')}`;
	} catch (error) {
		context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
		return z.NEVER;
	}
}

/** Astro's reader makes a Date at midnight UTC of a text like 2025-05-01 (YAML 1.1); here it is the text again. */
function keepText(value: unknown): unknown {
	if (value instanceof Date) return value.toISOString().slice(0, 10);
	if (Array.isArray(value)) return value.map(keepText);
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, keepText(item)]));
}

/** Hands one collection to Astro, whose own image() takes the place of each photo's path. */
function toAstro(collection: Collection) {
	return defineCollection({
		loader: createLoader(collection),
		schema: ({ image }) => {
			const picture = z.preprocess(preparePath, image());
			const record = collection.schema.extend({
				...(collection.kind === 'list' && { position: z.int() }),
				...(collection === all.photos && { file: picture, tall: picture.optional() }),
			});
			return z.preprocess(keepText, record);
		},
	});
}

// Interface words are no collection of Astro's: code imports their file, whose type TypeScript infers.
const { labels: _, ...list } = all;

type Collections = {
	[Name in keyof typeof list]: Omit<ReturnType<typeof toAstro>, 'schema'> & {
		schema: z.ZodType<Name extends 'photos' ? Photo : Entry<(typeof list)[Name]>>;
	};
};

export const collections = Object.fromEntries(
	Object.entries(list).map(([name, collection]) => [name, toAstro(collection)]),
) as unknown as Collections;
