import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { access, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Metadata, type SharpOptions } from 'sharp';
import { decodeHeic } from './heic.ts';
import { replaceFile } from './replace-file.ts';

/** Most pixels that a photo may have. The largest full-frame sensors have 61 million. */
export const maxPixels = 100_000_000;

/** Fewest pixels that a photo's shorter side may have: portraits, the smallest use, need 320. */
export const minSide = 320;

/** Width in pixels of a prepared photo: the widest that a page shows (src/content/photo-uses.ts). */
const preparedWidth = 2880;

/** Where prepared photos are kept between builds, each named by the hash of its source. */
const cacheFolder = '.cache/photos';

/** Part of each hash. Increase it when the way photos are prepared changes. */
const recipe = 2;

/** A photo that can't be used, and why. */
export class PhotoRefusal extends Error {
	readonly reason: 'unreadable' | 'too large' | 'too small';
	/** Size in pixels, after rotation; absent if the photo can't be read. */
	readonly size: { width: number; height: number } | undefined;

	constructor(file: string, reason: PhotoRefusal['reason'], size?: PhotoRefusal['size']) {
		const measured = size ? ` (${size.width} × ${size.height} pixels)` : '';
		super(`The photo ${path.basename(file)} is ${reason}${measured}. npm run check:content says what to do.`);
		this.reason = reason;
		this.size = size;
	}
}

const options: SharpOptions = { failOn: 'truncated', limitInputPixels: maxPixels };

/**
 * Whether Astro may take a photo as it is: upright, 8-bit sRGB, not too wide, and without metadata. Astro publishes
 * a file that it can't process unchanged, so it must never get one that says where it was taken.
 */
function isPlain(file: string, photo: Metadata): boolean {
	return (
		/^[\w-]+\.(jpe?g|png|webp)$/.test(path.basename(file)) &&
		['jpeg', 'png', 'webp'].includes(photo.format) &&
		['srgb', 'b-w'].includes(photo.space) &&
		photo.depth === 'uchar' &&
		(photo.orientation ?? 1) === 1 &&
		(photo.pages ?? 1) === 1 &&
		photo.width <= preparedWidth &&
		![photo.exif, photo.xmp, photo.iptc, photo.icc, photo.tifftagPhotoshop, photo.comments].some(Boolean)
	);
}

/**
 * Measures a photo, after rotation, without reading its pixels.
 * @throws PhotoRefusal if it isn't a photo, or is too large or too small
 */
export async function measurePhoto(name: string): Promise<Metadata> {
	const file = findFile(name);
	let photo: Metadata;
	try {
		photo = await sharp(file, { ...options, limitInputPixels: false }).metadata();
	} catch {
		throw new PhotoRefusal(file, 'unreadable');
	}
	const size = photo.autoOrient;
	if (size.width * size.height > maxPixels) throw new PhotoRefusal(file, 'too large', size);
	if (Math.min(size.width, size.height) < minSide) throw new PhotoRefusal(file, 'too small', size);
	return photo;
}

/** Writes the photo upright, in 8-bit sRGB, at most preparedWidth wide, and without metadata. */
async function write(bytes: Buffer, photo: Metadata, target: string): Promise<void> {
	const isHeic = photo.format === 'heif' && photo.compression === 'hevc';
	const input = isHeic ? await decodeHeic(bytes, photo.icc) : bytes;
	await mkdir(path.dirname(target), { recursive: true });
	// Lossless, because Astro compresses each picture again.
	const ready = sharp(input, options)
		.autoOrient()
		.resize({ width: preparedWidth, withoutEnlargement: true })
		.toColorspace('srgb')
		.png();
	replaceFile(target, await ready.toBuffer());
}

/** The file with that name, even if one of the names is in another Unicode normalization form, as on a Mac. */
const findFile = (file: string): string =>
	[file, file.normalize('NFC'), file.normalize('NFD')].find((name) => existsSync(name)) ?? file;

/**
 * Makes a photo from a phone or a camera ready for Astro: JPEG, PNG, WebP, AVIF or HEIC, in any color space, with
 * EXIF rotation and location. A photo that is already ready is used as it is.
 * @returns the full path of the file to use
 * @throws PhotoRefusal if it can't be used
 */
export async function preparePhoto(name: string): Promise<string> {
	const file = findFile(name);
	const photo = await measurePhoto(file);
	if (isPlain(file, photo)) return file;
	const bytes = await readFile(file);
	const hash = createHash('sha256').update(`${recipe} ${sharp.versions.sharp} `).update(bytes).digest('hex');
	const stem = path.parse(file).name.replace(/[^\w-]+/g, '-');
	const target = path.resolve(cacheFolder, `${stem}.${hash.slice(0, 16)}.png`);
	const isKept = await access(target).then(
		() => true,
		() => false,
	);
	try {
		if (!isKept) await write(bytes, photo, target);
	} catch {
		throw new PhotoRefusal(file, 'unreadable');
	}
	return target;
}

/** Reads a whole photo, to find one that was cut off while it was copied. @throws PhotoRefusal if it can't be used */
export async function readPhoto(name: string): Promise<void> {
	const file = findFile(name);
	if ((await preparePhoto(file)) !== file) return;
	// A thumbnail needs all of the bytes but little time.
	const thumbnail = sharp(file, options).resize(16).raw().toBuffer();
	await thumbnail.catch(() => {
		throw new PhotoRefusal(file, 'unreadable');
	});
}
