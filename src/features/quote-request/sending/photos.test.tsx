import { expect, test, vi } from 'vitest';
import { formatLabel } from '../../../lib/text.ts';
import { labels as interfaceLabels } from '../../../words/testing/labels.ts';
import { blankRequest, type QuoteRequest } from '../request.ts';
import { addPhotos, findPrepared, numberNames, whenAdded } from './photos.ts';

const words = interfaceLabels.quoteForm.sending.photos;

/** Adds files to a request, and waits until that is done. */
async function addTo(request: QuoteRequest, ...files: File[]): Promise<QuoteRequest> {
	let changed = request;
	addPhotos(files, words, (make) => {
		changed = make(changed);
	});
	await whenAdded();
	return changed;
}

async function drawRed(name: string): Promise<File> {
	const canvas = new OffscreenCanvas(8, 8);
	const pen = canvas.getContext('2d');
	if (pen) pen.fillStyle = '#f00';
	pen?.fillRect(0, 0, 8, 8);
	return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}

test('only a picture counts as a photo, whatever its name', async () => {
	const canvas = new OffscreenCanvas(8, 8);
	canvas.getContext('2d');
	const makeFile = (name: string, content: string) =>
		new File([Uint8Array.from(content, (sign) => sign.charCodeAt(0))], name);
	const request = await addTo(
		blankRequest,
		makeFile('empty.heic', ''),
		makeFile('setup.heic', 'MZ\x90\0\x03\0\0\0\x04\0\0\0'),
		makeFile('film.heic', '\0\0\0\x18ftypisom\0\0\0\0'),
		makeFile('iphone.heic', '\0\0\0\x24ftypheic\0\0\0\0'),
		makeFile('album.HEIF', '\0\0\0\x24ftypmif1\0\0\0\0'),
		makeFile('mailed.jpg', '\0\0\0\x24ftypheix\0\0\0\0'),
		new File([await canvas.convertToBlob()], 'rug.heic'),
	);
	expect(request.pictures.map(({ name }) => name)).toEqual([
		'iphone.heic',
		'album.heic',
		'mailed.heic',
		'rug.jpg',
	]);
	expect(request.problems).toEqual(
		['empty.heic', 'setup.heic', 'film.heic'].map((name) => formatLabel(words.notPicture, { name })),
	);
});

test('a photo is sent as it came where a canvas gives back something else than what was drawn', async () => {
	vi.spyOn(CanvasRenderingContext2D.prototype, 'getImageData').mockReturnValue(
		new ImageData(new Uint8ClampedArray([255, 255, 255, 255]), 1),
	);
	const file = await drawRed('rug.png');
	const { pictures } = await addTo(blankRequest, file);
	expect(pictures.map(({ name }) => name)).toEqual(['rug.png']);
	expect(pictures.map((picture) => findPrepared(picture)?.file)).toEqual([file]);
	vi.restoreAllMocks();
});

test('photos beyond the sixth, and beyond 20 MB, are named and left out', async () => {
	const many = await addTo(blankRequest, ...Array(7).fill(await drawRed('rug.png')));
	expect(many.pictures).toHaveLength(6);
	expect(many.problems).toEqual([formatLabel(words.tooMany, { name: 'rug.png', count: 6 })]);
	const large = new File(['1234ftypheic', new Uint8Array(20_000_000)], 'large.heic');
	const { pictures, problems } = await addTo(blankRequest, large);
	expect(pictures).toEqual([]);
	expect(problems).toEqual([formatLabel(words.tooLarge, { name: 'large.heic', size: 20 })]);
});

test('photos of one name are numbered, and each can be put back after a reload', async () => {
	const lost = ['1', '2'].map((id) => ({ id, name: 'image.jpg' }));
	const one = await addTo({ ...blankRequest, pictures: lost }, await drawRed('image.jpg'));
	expect(one.pictures.filter((picture) => !findPrepared(picture)).map(({ name }) => name)).toEqual([
		'image.jpg',
	]);
	const both = await addTo(one, await drawRed('image.jpg'));
	expect(both.pictures.every(findPrepared)).toBe(true);
	expect(numberNames(both.pictures).map(({ name }) => name)).toEqual(['image.jpg', 'image (2).jpg']);
});
