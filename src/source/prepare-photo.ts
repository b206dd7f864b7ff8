import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import { decodeHeic } from './heic.ts';
import { replaceFile } from './replace-file.ts';

/** Most pixels that a photo may have. The largest full-frame sensors have 61 million. */
export const maxPixels = 100_000_000;

/** Width in pixels of a prepared photo: the widest that a page shows (src/content/photo-uses.ts). */
const preparedWidth = 2880;

/** Where prepared photos are kept between builds, each named by the hash of its source. */
const cacheFolder = '.cache/photos';

/** Part of each hash. Increase it when the way photos are prepared changes. */
const recipe = 2;

/** A photo that can't be used. */
export class PhotoRefusal extends Error {
	constructor(file: string) {
		super(`The photo ${path.basename(file)} can’t be used. npm run check:content says what to do.`);
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
		![photo.exif, photo.xmp, photo.iptc, photo.icc, photo.comments].some(Boolean)
	);
}

const orRefuse = <Result>(file: string, work: Promise<Result>): Promise<Result> =>
	work.catch(() => {
		throw new PhotoRefusal(file);
	});

/** What a photo says of itself, without reading its pixels. @throws PhotoRefusal if it isn't one, or is too large */
const readMetadata = (file: string): Promise<Metadata> => orRefuse(file, sharp(file, options).metadata());

/** A photo as sharp reads it; from a phone's HEIC, its pixels. */
async function open(bytes: Buffer, { format, compression, icc }: Metadata): Promise<Sharp> {
	const isHeic = format === 'heif' && compression === 'hevc';
	return sharp(isHeic ? await decodeHeic(bytes, icc) : bytes, options);
}

/** The file with that name, even if one of the names is in another Unicode normalization form, as on a Mac. */
const findFile = (file: string): string =>
	[file, file.normalize('NFC'), file.normalize('NFD')].find((name) => existsSync(name)) ?? file;

function targetOf(file: string, bytes: Buffer): string {
	const hash = createHash('sha256').update(`${recipe} ${sharp.versions.sharp} `).update(bytes).digest('hex');
	const stem = path.parse(file).name.replace(/[^\w-]+/g, '-');
	return path.resolve(cacheFolder, `${stem}.${hash.slice(0, 16)}.png`);
}

/**
 * Makes a photo from a phone or a camera ready for Astro; one that is ready is used as it is. Only Astro's loader calls it.
 * @returns the full path of the file to use
 * @throws PhotoRefusal if it can't be used, Error if the disk can't keep it
 */
export async function preparePhoto(name: string): Promise<string> {
	const file = findFile(name);
	const photo = await readMetadata(file);
	if (isPlain(file, photo)) return file;
	const bytes = await readFile(file);
	const target = targetOf(file, bytes);
	if (existsSync(target)) return target;
	// Upright; by sharp's default in 8-bit sRGB and without metadata. Lossless, because Astro compresses each picture again.
	const prepare = (opened: Sharp) =>
		opened.autoOrient().resize({ width: preparedWidth, withoutEnlargement: true }).png().toBuffer();
	const ready = await orRefuse(file, open(bytes, photo).then(prepare));
	await mkdir(path.dirname(target), { recursive: true });
	replaceFile(target, ready);
	return target;
}

/** Photos that have been read whole, by their hash: the content is checked after every save. */
const whole = new Set<string>();

/** Reads a whole photo, to find one that was cut off while it was copied. @returns what it says of itself @throws PhotoRefusal if it can't be used */
export async function readPhoto(name: string): Promise<Metadata> {
	const file = findFile(name);
	const photo = await readMetadata(file);
	const bytes = await readFile(file);
	const target = targetOf(file, bytes);
	if (whole.has(target) || existsSync(target)) return photo;
	// A thumbnail needs all of the bytes but little time.
	await orRefuse(
		file,
		open(bytes, photo).then((opened) => opened.resize(16).raw().toBuffer()),
	);
	whole.add(target);
	return photo;
}
