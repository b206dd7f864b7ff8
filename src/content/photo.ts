import { getImage } from 'astro:assets';
import type { CollectionEntry } from 'astro:content';
import { company } from './facts.ts';
import { type PhotoUse, type Use, uses } from './photo-uses.ts';
import { readRecord } from './read.ts';

/** One AVIF for narrow phones, under 20 KB: 960 pixels are enough for three of a screen for each of CSS. */
const phoneFile = { width: 960, media: '(width < 28rem)', quality: 28 } as const;

/** Of the widths, those that browsers without AVIF get as WebP; those without either get a JPEG of 960 pixels. */
const webpWidths: readonly number[] = [960, 1720];

/** The same for phones and desktops. At these settings, AVIF is about two fifths of the size of JPEG. */
const quality = { avif: 40, webp: 72, jpeg: 74 } as const;

/** Size of an original in pixels, by getImage: reading a field of an imported image makes Astro publish the original file. */
async function getSize(master: CollectionEntry<'photos'>['data']['file']) {
	const { width = 0, height = 0 } = (await getImage({ src: master })).options;
	return { width, height };
}

/** Resolves a picture to plain data that components can draw. @throws Error without such a picture (the content check prevents it) */
export async function getPhoto(id: string, name: PhotoUse) {
	const { file, alt, lang, focus, sample } = await readRecord('photos', id);
	const { sizes, widths, frame, phone }: Use = uses[name];
	const full = await getSize(file);
	const ratio = full.width / full.height;
	/** Its width for each of the frame's, which crops its sides if it is wider. */
	const cropped = frame ? Math.max(1, ratio / frame) : 1;

	async function makeSource(
		format: 'avif' | 'webp',
		wanted: readonly number[],
		{ media, quality: chosen = quality[format] }: { media?: string; quality?: number } = {},
	) {
		// Never larger than the original.
		const fitting = [...new Set(wanted.map((width) => Math.min(width, full.width)))];
		const { srcSet } = await getImage({ src: file, widths: fitting, format, quality: chosen });
		const files = srcSet.values.map(
			({ url, transform }) => `${url} ${Math.round((transform.width ?? 0) / cropped)}w`,
		);
		return { type: `image/${format}`, srcSet: files.join(', '), ...(media && { media }) };
	}

	const width = Math.min(960, full.width);
	const sources = [
		...(phone ? [makeSource('avif', [phoneFile.width], phoneFile)] : []),
		makeSource('avif', widths),
		makeSource(
			'webp',
			widths.filter((each) => webpWidths.includes(each)),
		),
	];
	const fallback = await getImage({ src: file, width, format: 'jpeg', quality: quality.jpeg });
	return {
		/** Alternative text; "" for decoration. */
		alt,
		/** Of that text, if not the page's. */
		...(lang && { lang }),
		/** Fallback for browsers without AVIF and WebP. */
		src: fallback.src,
		/** Size of the fallback in pixels. Reserves the space before it loads. */
		width,
		height: Math.round(width / ratio),
		/** For the browser's choice among the sources, whose widths are those that the frame shows. */
		sizes,
		/** Width divided by height of the frame that crops it; undefined if the style sheet of its place sets its size. */
		frame,
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

/** Size in pixels of the picture of a shared link, in the ratio that social networks crop to (https://ogp.me/#structured). */
export const shareSize = { width: 1200, height: 630 };

const center = { x: 50, y: 50 };

/** The side or corner that a crop keeps: sharp takes no percentages. */
function findPosition({ x, y }: typeof center): string {
	const vertical = y < 40 ? 'top' : y > 60 ? 'bottom' : '';
	const horizontal = x < 40 ? 'left' : x > 60 ? 'right' : '';
	return `${horizontal} ${vertical}`.trim() || 'center';
}

/** Crops a photo to the picture of a shared link. Without one, it's the company's mark (src/pages/[icon].ts). */
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
