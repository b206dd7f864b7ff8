import { getImage } from 'astro:assets';
import { getEntry } from 'astro:content';
import type { PhotoData, PhotoSource } from '../ui/Photo.tsx';
import type { PhotoRecord } from './schema/photo.ts';

/** Widths in pixels that a picture is made in, by where it stands on the page. */
const widths = {
	/** Full-bleed at the top. */
	hero: [640, 960, 1440, 1920],
	/** Half of the content width or the before/after slider. */
	wide: [480, 800, 1200],
	/** Cards, three in a row. */
	card: [400, 720],
	/** Portraits, four in a row. */
	portrait: [320, 560],
} as const;
export type PhotoUse = keyof typeof widths;

/** Widths of the tall version, shown on narrow screens only. */
const tallWidths = [480, 720, 900];

/** Screens that get the tall version; the same bound as in Hero.module.css. */
const tallMedia = '(width < 48rem)';

/** AVIF saves about half against JPEG at this quality; the figure was chosen by eye on the hero picture. */
const quality = { avif: 45, webp: 72, jpeg: 74 } as const;

type Master = PhotoRecord['file'];

async function makeSource(
	master: Master,
	format: 'avif' | 'webp',
	sizes: readonly number[],
	media?: string,
): Promise<PhotoSource> {
	// Never enlarge: a width above the master's is replaced by the master's own.
	const fitting = [...new Set(sizes.map((width) => Math.min(width, master.width)))];
	const images = await Promise.all(
		fitting.map((width) => getImage({ src: master, width, format, quality: quality[format] })),
	);
	return {
		type: `image/${format}`,
		srcSet: images.map((image, index) => `${image.src} ${fitting[index]}w`).join(', '),
		...(media && { media }),
		width: master.width,
		height: master.height,
	};
}

/**
 * Resolves a picture to plain data: AVIF and WebP at the widths of its use, one JPEG for the rest.
 * @throws Error when content/photos.yaml has no such picture (the content check prevents it)
 */
export async function getPhoto(id: string, use: PhotoUse): Promise<PhotoData> {
	const entry = await getEntry('photos', id);
	if (!entry) throw new Error(`content/photos.yaml has no photo with the id "${id}".`);
	const { file, tall, alt, focus, sample } = entry.data;
	const sizes = widths[use];
	const fallbackWidth = Math.min(sizes[sizes.length - 2] ?? sizes[0], file.width);
	const [fallback, ...sources] = await Promise.all([
		getImage({ src: file, width: fallbackWidth, format: 'jpeg', quality: quality.jpeg }),
		...(tall && use === 'hero'
			? [makeSource(tall, 'avif', tallWidths, tallMedia), makeSource(tall, 'webp', tallWidths, tallMedia)]
			: []),
		makeSource(file, 'avif', sizes),
		makeSource(file, 'webp', sizes),
	]);
	return {
		alt,
		src: fallback.src,
		width: fallbackWidth,
		height: Math.round((fallbackWidth * file.height) / file.width),
		sources,
		...(focus && { focus }),
		sample,
	};
}
