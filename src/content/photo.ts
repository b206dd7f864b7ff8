import { getImage } from 'astro:assets';
import type { CollectionEntry } from 'astro:content';
import { company } from './facts.ts';
import { listWidths, type PhotoUse, uses, writePhoneSizes, writeSizes } from './photo-frames.ts';
import { readRecord } from './read.ts';

/** Narrow phones, whose pictures are small files of their own. */
const phoneMedia = '(width < 28rem)';

/** Width in pixels of the one picture that phones get where it is cropped for them. */
const croppedWidth = 640;

/** Width of the one JPEG, for browsers that know neither AVIF nor WebP. */
const fallbackWidth = 900;

/**
 * Chosen by eye. At these settings, AVIF is about half the size of JPEG. At the top of a page, a phone's is under 14 KB,
 * so it arrives with the server's first answer (ten segments of 1,460 bytes, RFC 6928) instead of one or two round trips
 * later.
 */
const quality = { avif: 45, avifOnPhones: 28, webp: 72, jpeg: 74 } as const;

type Master = CollectionEntry<'photos'>['data']['file'];

/** The side or corner that a crop keeps: sharp takes no percentages. */
function findPosition({ x, y }: typeof center): string {
	const vertical = y < 40 ? 'top' : y > 60 ? 'bottom' : '';
	const horizontal = x < 40 ? 'left' : x > 60 ? 'right' : '';
	return `${horizontal} ${vertical}`.trim() || 'center';
}

const center = { x: 50, y: 50 };

/**
 * Size of an original in pixels. It comes from getImage, because reading a field of an imported image makes Astro
 * publish the original file.
 */
async function getSize(master: Master): Promise<{ width: number; height: number }> {
	const { width = 0, height = 0 } = (await getImage({ src: master })).options;
	return { width, height };
}

/**
 * Resolves a picture to plain data that components can draw without a query: AVIF and WebP at the widths of its use, and
 * one JPEG.
 * @throws Error when content/photos.yaml has no such picture (the content check prevents it)
 */
export async function getPhoto(id: string, name: PhotoUse) {
	const { file, alt, focus, sample } = await readRecord('photos', id);
	const use = uses[name];
	const full = await getSize(file);
	const ratio = full.width / full.height;

	async function makeSource(
		format: 'avif' | 'webp',
		widths: readonly number[],
		{ media, crop }: { media?: string; crop?: number | undefined } = {},
	) {
		/** Of a shape of its own. */
		const shape = crop && { width: full.width, height: Math.round(full.width / crop) };
		// Never enlarges: Astro replaces a width above the original's by the original's.
		const { srcSet } = await getImage({
			src: file,
			widths: [...widths],
			format,
			quality: quality[media && format === 'avif' ? 'avifOnPhones' : format],
			...(shape && { ...shape, fit: 'cover', position: findPosition(focus ?? center) }),
		});
		return {
			type: `image/${format}`,
			srcSet: srcSet.attribute,
			// Art direction: the media query under which this source is used, at a size of its own.
			...(media && { media, sizes: writePhoneSizes(use, ratio) }),
			...shape,
		};
	}

	const crop = use.phoneCrop && use.phoneCrop.width / use.phoneCrop.height;
	const widths = listWidths(use, 'wide', ratio);
	const width = Math.min(fallbackWidth, full.width);
	const sources = [
		makeSource('avif', crop ? [croppedWidth] : listWidths(use, 'phone', ratio), { media: phoneMedia, crop }),
		makeSource('avif', widths),
		// The few browsers that know only WebP choose between two.
		...(widths.length > 1 ? [makeSource('webp', widths.slice(1, 3))] : []),
	];
	const fallback = await getImage({ src: file, width, format: 'jpeg', quality: quality.jpeg });
	return {
		/** Alternative text; "" for decoration. */
		alt,
		/** Fallback for browsers without AVIF and WebP. */
		src: fallback.src,
		/** Size of the fallback in pixels. Reserves the space before it loads. */
		width,
		height: Math.round(width / ratio),
		/** How wide the browser draws it, for its choice among the sources. */
		sizes: writeSizes(use, ratio),
		/** Width divided by height of the frame that crops it; undefined if the style sheet of its place sets its size. */
		frame: use.frames[0]?.ratio,
		sources: await Promise.all(sources),
		/** Focal point in percent, which cropping keeps in view. */
		focus,
		/** True if the picture is an illustration, not a real job. */
		sample,
	};
}
export type PhotoData = Awaited<ReturnType<typeof getPhoto>>;

/** A picture that may be left out. */
export const findPhoto = async (id: string | undefined, name: PhotoUse): Promise<PhotoData | undefined> =>
	id === undefined ? undefined : getPhoto(id, name);

/**
 * Size in pixels of the preview picture of a shared link, in the ratio that social networks crop to.
 * https://ogp.me/#structured
 */
export const shareSize = { width: 1200, height: 630 };

/**
 * Crops a photo to the preview picture of a shared link, as a JPEG. A photo that is too small isn't enlarged, but
 * cropped to the same ratio. Without a photo, it is drawn from the company's name and colors.
 * @throws Error when content/photos.yaml has no such picture (the content check prevents it)
 */
export async function getSharePicture(id: string | undefined) {
	if (id === undefined) return { path: '/share.jpg', ...shareSize, alt: company.name };
	const { file, alt, focus = center } = await readRecord('photos', id);
	const full = await getSize(file);
	const scale = Math.min(1, full.width / shareSize.width, full.height / shareSize.height);
	const width = Math.floor(shareSize.width * scale);
	const height = Math.floor(shareSize.height * scale);
	const { src } = await getImage({
		src: file,
		width,
		height,
		fit: 'cover',
		position: findPosition(focus),
		format: 'jpeg',
		quality: quality.jpeg,
	});
	return { path: src, width, height, alt };
}
export type SharePicture = Awaited<ReturnType<typeof getSharePicture>>;

/** A record whose photo is resolved. */
export type WithPhoto<Item> = Omit<Item, 'photo'> & { photo: PhotoData | undefined };

/** Resolves the photos of records. @param use how large they are shown */
export const withPhotos = <Item extends { photo?: string | undefined }>(
	records: readonly Item[],
	use: PhotoUse,
): Promise<WithPhoto<Item>[]> =>
	Promise.all(records.map(async (record) => ({ ...record, photo: await findPhoto(record.photo, use) })));
