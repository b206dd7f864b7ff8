import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { access, mkdir, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Metadata, type SharpOptions } from 'sharp';
import { decodeHeic } from './heic.ts';

/** Pixels of the largest photo that is read: the largest sensors of full-frame cameras have 61 million. */
export const maxPixels = 100_000_000;

/** Pixels along the shorter side below which a photo is refused: portraits, the smallest place, are made from 320 on. */
export const minSide = 320;

/** Width in pixels of a prepared photo: the widest place needs 1920, the rest is for crops. */
const preparedWidth = 2560;

/** Prepared photos are kept between builds, each under the hash of what it was made of. */
const cacheFolder = '.cache/photos';

/** Part of each hash: to be changed with the way in which photos are prepared. */
const recipe = 1;

/** A photo that can't be used, and why. */
export class PhotoRefusal extends Error {
	readonly reason: 'unreadable' | 'too large' | 'too small';
	/** Size in pixels as it is seen; absent for what can't be read. */
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
 * A photo that Astro may take as it is: upright, 8 bits in sRGB, of a size that is fast to work on, and with nothing
 * beside its pixels. Astro publishes a file that it can't work on unchanged, so it never gets one that tells where it was taken.
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
 * Measures a photo as it is seen, after any rotation, without reading its pixels.
 * @throws PhotoRefusal when it is no photo, or too large or too small to be used
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

/** Writes the photo upright, in sRGB with 8 bits, at most as wide as any place needs, with no data about the camera or the place. */
async function write(bytes: Buffer, photo: Metadata, target: string): Promise<void> {
	const isHeic = photo.format === 'heif' && photo.compression === 'hevc';
	const input = isHeic ? await decodeHeic(bytes, photo.icc) : bytes;
	await mkdir(path.dirname(target), { recursive: true });
	// Written aside and renamed, so that an interrupted build leaves no half picture behind. Without loss, because each
	// picture of a page is compressed once more.
	const aside = `${target}.${process.pid}`;
	await sharp(input, options)
		.autoOrient()
		.resize({ width: preparedWidth, withoutEnlargement: true })
		.toColorspace('srgb')
		.png()
		.toFile(aside);
	await rename(aside, target);
}

/** The file of that name, also where the letters of one are composed and those of the other aren't, as on a Mac. */
const findFile = (file: string): string =>
	[file, file.normalize('NFC'), file.normalize('NFD')].find((name) => existsSync(name)) ?? file;

/**
 * Makes a photo, as it comes from a phone or a camera, ready for the site: JPEG, PNG, WebP, AVIF or HEIC, in any color
 * space, turned by its EXIF data, with its location. A photo that is ready stays the file that it is.
 * @returns the full path of the file to make pictures of
 * @throws PhotoRefusal when it can't be used
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

/**
 * Reads a whole photo, so that one that was cut off while it was copied is found before anything is built of it.
 * @throws PhotoRefusal when it can't be used
 */
export async function readPhoto(name: string): Promise<void> {
	const file = findFile(name);
	if ((await preparePhoto(file)) !== file) return;
	// A thumbnail takes all bytes and little time.
	const thumbnail = sharp(file, options).resize(16).raw().toBuffer();
	await thumbnail.catch(() => {
		throw new PhotoRefusal(file, 'unreadable');
	});
}
