import { getImage } from 'astro:assets';
import type { CollectionEntry } from 'astro:content';
import { readRecord } from './read.ts';

/** One picture at several widths and in three formats, as plain data that components can draw without a query. */
export interface PhotoData {
	/** Alternative text; "" for decoration. */
	alt: string;
	/** Size of the JPEG in pixels. Reserves the space before it loads. */
	width: number;
	height: number;
	/** Fallback for browsers without AVIF and WebP. */
	src: string;
	sources: PhotoSource[];
	/** Focal point in percent, which cropping keeps in view. */
	focus?: { x: number; y: number };
	/** True if the picture is an illustration, not a real job. */
	sample: boolean;
}

export interface PhotoSource {
	type: 'image/avif' | 'image/webp';
	srcSet: string;
	/** Art direction: a media query under which this source is used. */
	media?: string;
	width?: number;
	height?: number;
}

/**
 * Widths in pixels that a picture is made in, by its use. Uses share widths, so that a picture with several uses is
 * encoded only once: encoding is most of a first build. AVIF has more widths, because all current browsers read it;
 * the few that know only WebP choose between at most two. Some uses have AVIF widths of their own for phones: 680
 * covers 92% of 412 CSS pixels at a density of 1.75; 340 and 540 cover one of two cards in a row, at that density and
 * at 3.
 */
const widths = {
	/** Full-bleed at the top. */
	hero: { avif: [640, 1280, 1920], webp: [800, 1920], phone: undefined },
	/** Half the content width, or the before/after slider. */
	wide: { avif: [400, 800, 1280], webp: [800], phone: [680, 960] },
	/** Cards, three in a row. */
	card: { avif: [400, 800], webp: [800], phone: [340, 540] },
	/** Portraits, four in a row; 432 covers 15 rem, their width on phones, at a density of 1.75. */
	portrait: { avif: [432, 560], webp: [560], phone: undefined },
} as const;
export type PhotoUse = keyof typeof widths;

/** Width of the tall version, which only phones show: it arrives with the server's first answer (see phoneWidths). */
const tallWidth = 640;

/** Width of the one JPEG, for browsers that know neither AVIF nor WebP. */
const fallbackWidth = 800;

/** Screens that get the phone versions. The same limit as in HomeHero.module.css. */
const phoneMedia = '(width < 48rem)';

/** Chosen by eye. At these settings, AVIF is about half the size of JPEG. */
const quality = { avif: 45, avifOnPhones: 28, webp: 72, jpeg: 74 } as const;

/**
 * Widths that phones show, whose AVIF gets the lower quality. At the top of a page it stays under 14 KB, so it arrives
 * with the server's first answer (ten segments of 1,460 bytes, RFC 6928) instead of one or two round trips later.
 * Browsers load all portraits of a row early, so each has 4 KB instead of 7.
 */
const phoneWidths = new Set([340, 432, 540, 640, 680, 960]);

type Master = CollectionEntry<'photos'>['data']['file'];

/**
 * Size of an original in pixels. It comes from getImage, because reading a field of an imported image makes Astro
 * publish the original file.
 */
async function getSize(master: Master): Promise<{ width: number; height: number }> {
	const { width = 0, height = 0 } = (await getImage({ src: master })).options;
	return { width, height };
}

async function makeSource(
	master: Master,
	format: 'avif' | 'webp',
	sizes: readonly number[],
	media?: string,
): Promise<PhotoSource> {
	const full = await getSize(master);
	// Never enlarge: a width above the original's is replaced by the original's.
	const fitting = [...new Set(sizes.map((width) => Math.min(width, full.width)))];
	const srcSet = fitting.map(async (width) => {
		const use = format === 'avif' && phoneWidths.has(width) ? 'avifOnPhones' : format;
		return `${(await getImage({ src: master, width, format, quality: quality[use] })).src} ${width}w`;
	});
	return {
		type: `image/${format}`,
		srcSet: (await Promise.all(srcSet)).join(', '),
		...(media && { media }),
		...full,
	};
}

/**
 * Resolves a picture to plain data: AVIF and WebP at the widths of its use, and one JPEG.
 * @throws Error when content/photos.yaml has no such picture (the content check prevents it)
 */
export async function getPhoto(id: string, use: PhotoUse): Promise<PhotoData> {
	const { file, tall, alt, focus, sample } = await readRecord('photos', id);
	const { avif, webp, phone } = widths[use];
	const full = await getSize(file);
	const width = Math.min(fallbackWidth, full.width);
	const fallback = await getImage({ src: file, width, format: 'jpeg', quality: quality.jpeg });
	const sources = [
		...(tall && use === 'hero'
			? [makeSource(tall, 'avif', [tallWidth], phoneMedia), makeSource(tall, 'webp', [tallWidth], phoneMedia)]
			: []),
		...(phone ? [makeSource(file, 'avif', phone, phoneMedia)] : []),
		makeSource(file, 'avif', avif),
		makeSource(file, 'webp', webp),
	];
	return {
		alt,
		src: fallback.src,
		width,
		height: Math.round((width * full.height) / full.width),
		sources: await Promise.all(sources),
		...(focus && { focus }),
		sample,
	};
}

/**
 * Size in pixels of the preview picture of a shared link, in the ratio that social networks crop to.
 * https://ogp.me/#structured
 */
const shareSize = { width: 1200, height: 630 };

/**
 * Crops a photo to the preview picture of a shared link, as a JPEG. A photo that is too small isn't enlarged, but
 * cropped to the same ratio.
 * @throws Error when content/photos.yaml has no such picture (the content check prevents it)
 */
export async function getSharePicture(id: string) {
	const { file, alt, focus = { x: 50, y: 50 } } = await readRecord('photos', id);
	const full = await getSize(file);
	const scale = Math.min(1, full.width / shareSize.width, full.height / shareSize.height);
	const width = Math.floor(shareSize.width * scale);
	const height = Math.floor(shareSize.height * scale);
	// sharp takes sides and corners, not percentages.
	const vertical = focus.y < 40 ? 'top' : focus.y > 60 ? 'bottom' : '';
	const horizontal = focus.x < 40 ? 'left' : focus.x > 60 ? 'right' : '';
	const position = `${horizontal} ${vertical}`.trim() || 'center';
	const { src } = await getImage({
		src: file,
		width,
		height,
		fit: 'cover',
		position,
		format: 'jpeg',
		quality: quality.jpeg,
	});
	return { path: src, width, height, alt };
}
export type SharePicture = Awaited<ReturnType<typeof getSharePicture>>;

/** A record whose photo is resolved. */
export type WithPhoto<Item> = Omit<Item, 'photo'> & { photo?: PhotoData };

/** Resolves the photos of records. @param use how large they are shown */
export const withPhotos = <Item extends { photo?: string | undefined }>(
	records: readonly Item[],
	use: PhotoUse,
): Promise<WithPhoto<Item>[]> =>
	Promise.all(
		records.map(async ({ photo, ...record }) =>
			photo ? { ...record, photo: await getPhoto(photo, use) } : record,
		),
	);
