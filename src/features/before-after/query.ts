import { getPhoto, type PhotoData } from '../../content/photo.ts';
import { readAll } from '../../content/read.ts';
import type { GalleryCase } from './schema.ts';

export type GalleryView = Omit<GalleryCase, 'before' | 'after'> & { before: PhotoData; after: PhotoData };

/** The before/after cases with both pictures. */
export async function getGallery(): Promise<GalleryView[]> {
	const cases = await readAll('gallery');
	return Promise.all(
		cases.map(async (item) => ({
			...item,
			before: await getPhoto(item.before, 'wide'),
			after: await getPhoto(item.after, 'wide'),
		})),
	);
}
