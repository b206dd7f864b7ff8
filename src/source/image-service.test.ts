import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { keepPictures } from './image-service.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#d9772b' } })
	.jpeg()
	.toBuffer();
const config = { service: { config: {} } } as Parameters<ReturnType<typeof keepPictures>['transform']>[2];
const logger = {} as Parameters<ReturnType<typeof keepPictures>['transform']>[3];

/** Encodes the photo, and keeps it in a folder below the test's. */
const encode = async (place: string, width: number, bytes: Uint8Array = photo, settings = {}) => {
	const asked = { src: '/photo.jpg', format: 'webp', width };
	const { data, format } = await keepPictures(path.join(folder, place)).transform(
		bytes,
		asked,
		{ ...config, service: { ...config.service, config: settings } },
		logger,
	);
	return { data: Buffer.from(data), format };
};
const widthOf = async (picture: Uint8Array) => (await sharp(picture).metadata()).width;

test('a picture is encoded once, and once for each size', async () => {
	const first = await encode('once', 30);
	expect(first.format).toBe('webp');
	expect(await widthOf(first.data)).toBe(30);
	const [name = ''] = readdirSync(path.join(folder, 'once'));
	const kept = path.join(folder, 'once', name);
	expect(readFileSync(kept)).toEqual(first.data);
	writeFileSync(kept, 'what is kept');
	expect(`${(await encode('once', 30)).data}`).toBe('what is kept');
	expect(await widthOf((await encode('once', 20)).data)).toBe(20);
});

test('a photo that has changed under the same name is another picture', async () => {
	const before = await encode('changed', 30);
	const negative = await sharp(photo).negate().toBuffer();
	expect((await encode('changed', 30, negative)).data).not.toEqual(before.data);
});

test('a picture is encoded anew when the settings of the site change', async () => {
	const before = await encode('settings', 30);
	expect((await encode('settings', 30, photo, { webp: { lossless: true } })).data).not.toEqual(before.data);
});

test('where nothing can be kept, the picture is there all the same', async () => {
	writeFileSync(path.join(folder, 'taken'), 'a file in the place of the folder');
	expect(await widthOf((await encode('taken', 30)).data)).toBe(30);
});

test('a photo that is cut off leaves no picture', async () => {
	await expect(encode('broken', 30, photo.subarray(0, 100))).rejects.toThrow();
	expect(readdirSync(folder)).not.toContain('broken');
});
