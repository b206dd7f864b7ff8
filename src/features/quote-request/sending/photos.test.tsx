import { expect, test } from 'vitest';
import interfaceLabels from '../../../../content/labels.json' with { type: 'json' };
import { formatLabel } from '../../../lib/text.ts';
import { blankRequest } from '../request.ts';
import { addPhotos, whenAdded } from './photos.ts';

const words = interfaceLabels.quoteForm.sending.photos;

test('only a picture counts as a photo, whatever its name', async () => {
	const canvas = new OffscreenCanvas(8, 8);
	canvas.getContext('2d');
	const makeFile = (name: string, content: string) =>
		new File([Uint8Array.from(content, (sign) => sign.charCodeAt(0))], name);
	let request = blankRequest;
	addPhotos(
		[
			makeFile('empty.heic', ''),
			makeFile('setup.heic', 'MZ\x90\0\x03\0\0\0\x04\0\0\0'),
			makeFile('film.heic', '\0\0\0\x18ftypisom\0\0\0\0'),
			makeFile('iphone.heic', '\0\0\0\x24ftypheic\0\0\0\0'),
			makeFile('album.HEIF', '\0\0\0\x24ftypmif1\0\0\0\0'),
			makeFile('mailed.jpg', '\0\0\0\x24ftypheix\0\0\0\0'),
			new File([await canvas.convertToBlob()], 'rug.heic'),
		],
		words,
		(make) => {
			request = make(request);
		},
	);
	await whenAdded();
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
