import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { PhotoRefusal, preparePhoto, readPhoto } from './prepare-photo.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'photos-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const orange = '#d9772b';
const teal = '#2a7f86';
const location = { IFD0: { Make: 'A phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '27/1 57/1 0/1' } };

/** A picture whose left half is orange and whose right half is teal. */
const draw = (): Sharp => {
	const plain = { height: 340, channels: 3 as const };
	return sharp({ create: { ...plain, width: 440, background: orange } }).composite([
		{ input: { create: { ...plain, width: 220, background: teal } }, left: 220, top: 0 },
	]);
};

/** A picture that moves: it is turned over and back. */
async function move(picture: Sharp): Promise<Buffer> {
	const still = await picture.png().toBuffer();
	const pictures = [still, await sharp(still).flop().toBuffer()];
	return sharp(pictures, { join: { animated: true } })
		.webp()
		.toBuffer();
}

/** What a program writes beside the pixels: who took the picture, and where. */
const edited =
	'<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>';

/** Bytes that something has after its first ones. */
const insert = (bytes: Buffer, at: number, more: string) =>
	Buffer.concat([bytes.subarray(0, at), Buffer.from(more, 'latin1'), bytes.subarray(at)]);
/** Where it was taken, as IPTC in a JPEG and as text in a PNG, with its checksum. */
const caption =
	'\xff\xed\x00\x28Photoshop 3.0\x008BIM\x04\x04\x00\x00\x00\x00\x00\x0c\x1c\x02x\x00\x07At home';
const comment = '\x00\x00\x00\x0ftEXtComment\x00At home\xec\x1a\x94\x1a';

function keep(name: string, bytes: Uint8Array): string {
	const file = path.join(folder, name);
	writeFileSync(file, bytes);
	return file;
}

/** The colors in the middle of the left and right halves, or of the upper and lower ones. */
async function readColors(picture: string, isTurned = false): Promise<number[][]> {
	const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
	const at = (x: number, y: number) => {
		const start = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * info.channels;
		return [...data.subarray(start, start + 3)];
	};
	return isTurned ? [at(0.5, 0.25), at(0.5, 0.75)] : [at(0.25, 0.5), at(0.75, 0.5)];
}

/** @param tolerance how far each channel of a color may be off, of 255; compression causes up to 8 */
function expectColors(found: number[][], expected: string[], tolerance = 8): void {
	const parts = (color: string) =>
		[1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
	const far = expected.flatMap(parts).map((part, index) => Math.abs(part - (found.flat()[index] ?? -1)));
	expect(Math.max(...far), `${JSON.stringify(found)} for ${expected}`).toBeLessThanOrEqual(tolerance);
}

const kinds: [name: string, file: string, make: () => Promise<Buffer>][] = [
	['a JPEG in the colors of a phone', 'p3.jpg', () => draw().withIccProfile('p3').jpeg().toBuffer()],
	[
		'a JPEG in the colors of a printer',
		'cmyk.jpg',
		() => draw().toColorspace('cmyk').withIccProfile('cmyk').jpeg({ quality: 95 }).toBuffer(),
	],
	['a transparent PNG', 'clear.png', () => draw().ensureAlpha().png().toBuffer()],
	['a moving WebP', 'moving.webp', () => move(draw())],
	['a JPEG with what an editor wrote', 'edited.jpg', () => draw().withXmp(edited).jpeg().toBuffer()],
	['a JPEG with a caption', 'caption.jpg', async () => insert(await draw().jpeg().toBuffer(), 2, caption)],
	['a PNG with a comment', 'comment.png', async () => insert(await draw().png().toBuffer(), 33, comment)],
	['a WebP with its location', 'place.webp', () => draw().withExif(location).webp().toBuffer()],
];
test.each(kinds)(
	'%s becomes a picture in the colors of screens, with nothing beside its pixels',
	async (_, name, make) => {
		const ready = await preparePhoto(keep(name, await make()));
		const { space, depth, exif, xmp, iptc, icc, comments, width, pages } = await sharp(ready).metadata();
		expect({ space, depth, exif, xmp, iptc, icc, comments, width, pages }).toEqual({
			space: 'srgb',
			depth: 'uchar',
			width: 440,
		});
		// CMYK can't express this teal exactly.
		expectColors(await readColors(ready), [orange, teal], name === 'cmyk.jpg' ? 24 : 8);
	},
);

test('a photo that was taken upright is turned, and tells nobody where it was taken', async () => {
	const file = keep(
		'turned.jpg',
		await draw().withExif(location).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
	);
	const ready = await preparePhoto(file);
	const { width, height, orientation, exif } = await sharp(ready).metadata();
	expect({ width, height, orientation, exif }).toEqual({ width: 340, height: 440 });
	expectColors(await readColors(ready, true), [orange, teal]);
});

test('a HEIC photo of a phone is converted in its own colors, without its location', async () => {
	const heic = fileURLToPath(new URL('testing/phone.heic', import.meta.url));
	expect((await sharp(heic).metadata()).exif?.toString('latin1')).toContain('Phone');
	const ready = await preparePhoto(heic);
	expect(ready).toMatch(/phone\.[0-9a-f]{16}\.png$/);
	const { exif, icc, space } = await sharp(ready).metadata();
	expect({ exif, icc, space }).toEqual({ space: 'srgb' });
	expectColors(await readColors(ready), [orange, teal]);
});

test('a photo that is ready stays the file that it is', async () => {
	const file = keep('plain.jpg', await draw().jpeg().toBuffer());
	expect(await preparePhoto(file)).toBe(file);
	await readPhoto(file);
});

test('a photo of 30 MB and 60 million pixels becomes as wide as the widest place needs', async () => {
	const large = sharp({ create: { width: 9504, height: 6336, channels: 3, background: orange } }).jpeg();
	// Bytes after the end of the picture aren't part of it.
	const bytes = Buffer.concat([await large.toBuffer(), Buffer.alloc(30_000_000)]);
	const { width, height } = await sharp(await preparePhoto(keep('large.jpg', bytes))).metadata();
	expect({ width, height }).toEqual({ width: 2880, height: 1920 });
});

test('reading a photo of a phone writes nothing, also while it is prepared', async () => {
	const stem = `read-${process.pid}`;
	const file = keep(`${stem}.jpg`, await draw().withExif(location).jpeg().toBuffer());
	await readPhoto(file);
	expect(globSync(`.cache/photos/${stem}*`)).toEqual([]);
	const [ready] = await Promise.all([preparePhoto(file), readPhoto(file), preparePhoto(file)]);
	expect(existsSync(ready)).toBe(true);
});

test.each<[kind: string, name: string, make: () => Promise<Buffer> | Buffer]>([
	['JPEG with a location', 'half.jpg', () => draw().withExif(location).jpeg().toBuffer()],
	['HEIC photo', 'half.heic', () => readFileSync(new URL('testing/phone.heic', import.meta.url))],
])('half a %s is refused, even in the place of the whole one', async (_, name, make) => {
	const bytes = await make();
	await readPhoto(keep(name, bytes));
	const file = keep(name, bytes.subarray(0, bytes.length * 0.7));
	// The content is checked after each save.
	for (const _ of [1, 2]) await expect(readPhoto(file)).rejects.toThrow(PhotoRefusal);
});
