import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { photoWidth } from './share-drawing.ts';
import { shareSize } from './share-picture.ts';

/** The most that a picture may weigh, in bytes: WhatsApp shows no large picture from about 300 KB, and phones pay for it. */
export const shareLimit = 150_000;

/** JPEG qualities, best first; the first that keeps the limit is taken. Full color resolution keeps small red text clean. */
const qualities = [84, 78, 70, 60, 50];

/** Results are kept between builds; continuous integration may keep the folder too. */
const cacheFolder = 'node_modules/.cache/share-pictures';

/** A photograph and the point of it, in percent, that stays in view. */
export interface SharePhoto {
	file: string;
	focus: { x: number; y: number };
}

/** Where a crop begins along one side, so that the focal point lies as near to its middle as the picture allows. */
export const placeCrop = (full: number, part: number, percent: number): number =>
	Math.round(Math.min(Math.max((full * percent) / 100 - part / 2, 0), full - part));

/** Crops a photo to the right part of the picture. */
async function cropPhoto(master: Buffer, focus: SharePhoto['focus']): Promise<Buffer> {
	const { width, height } = await sharp(master).metadata();
	const scale = Math.max(photoWidth / width, shareSize.height / height);
	const full = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
	return sharp(master)
		.resize({ ...full, fit: 'fill' })
		.extract({
			left: placeCrop(full.width, photoWidth, focus.x),
			top: placeCrop(full.height, shareSize.height, focus.y),
			width: photoWidth,
			height: shareSize.height,
		})
		.toBuffer();
}

async function compose(
	words: string,
	photo: { master: Buffer; focus: SharePhoto['focus'] } | undefined,
): Promise<Buffer> {
	const layers = photo
		? [{ input: await cropPhoto(photo.master, photo.focus), left: shareSize.width - photoWidth, top: 0 }]
		: [];
	const pixels = await sharp(Buffer.from(words))
		.composite(layers)
		.flatten()
		.png({ compressionLevel: 0 })
		.toBuffer();
	for (const quality of qualities) {
		const jpeg = await sharp(pixels).jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
		if (jpeg.length <= shareLimit) return jpeg;
	}
	throw new Error(`A picture for sharing cannot be made smaller than ${shareLimit} bytes.`);
}

const masters = new Map<string, Promise<Buffer>>();

/** A photograph's bytes; few photographs stand on many pictures. */
function readMaster(file: string): Promise<Buffer> {
	const master = masters.get(file) ?? readFile(file);
	masters.set(file, master);
	return master;
}

/** The words of a picture: what they are made of, and how to draw them as SVG in full size. */
export interface ShareWords {
	/** The same for the same drawing. */
	key: string;
	draw: () => Promise<string>;
}

/**
 * Makes the JPEG of a picture for shared links, 1200 x 630, or takes it from the cache. The cache knows it by everything
 * that it is made of: what the words are drawn from, the photograph's bytes, the crop, and how it is written. Words are
 * drawn for a new picture only, because that takes longer than all the rest of a page.
 */
export async function renderSharePicture({ key, draw }: ShareWords, photo?: SharePhoto): Promise<Buffer> {
	const master = photo && (await readMaster(photo.file));
	const hash = createHash('sha256').update(
		JSON.stringify([key, photo?.focus, qualities, shareLimit, photoWidth, sharp.versions.sharp]),
	);
	if (master) hash.update(master);
	const file = `${cacheFolder}/${hash.digest('hex').slice(0, 32)}.jpg`;
	try {
		return await readFile(file);
	} catch {
		const jpeg = await compose(await draw(), photo && master && { master, focus: photo.focus });
		await mkdir(cacheFolder, { recursive: true });
		// Written aside and renamed, so that an interrupted build leaves no half picture behind.
		await writeFile(`${file}.${process.pid}`, jpeg);
		await rename(`${file}.${process.pid}`, file);
		return jpeg;
	}
}
