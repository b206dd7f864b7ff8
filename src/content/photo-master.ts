import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { preparePhoto } from './prepare-photo.ts';
import { once } from './reads.ts';
import type { PhotoRecord } from './schema/photo.ts';

/** A picture's master on disk, ready to be worked on, for pictures that are made of it at build. */
export interface PhotoMaster {
	/** Full path of the file. */
	file: string;
	alt: string;
	/** Focal point in percent; the middle where the content names none. */
	focus: { x: number; y: number };
}

const getRows = once(async () => {
	const rows = parse(await readFile('content/photos.yaml', 'utf8')) as PhotoRecord[];
	return new Map(rows.map((row) => [row.id, row]));
});

/**
 * Finds the master of a photo. Read from content/photos.yaml itself, because the collection holds the picture that the
 * build makes of the file and not the file's path.
 * @throws Error when there is no such photo (the content check prevents it)
 */
export async function getPhotoMaster(id: string): Promise<PhotoMaster> {
	const row = (await getRows()).get(id);
	if (!row) throw new Error(`content/photos.yaml has no photo with the id "${id}".`);
	const file = await preparePhoto(resolve('content', row.file));
	return { file, alt: row.alt, focus: row.focus ?? { x: 50, y: 50 } };
}
