import { readFileSync } from 'node:fs';
import { append, type Change, picture, set, testCases, tile, warned } from './testing/fixture.ts';

const name = (file: string) => set('photos.yaml', '0.file', file);
const describePhoto = (alt: string) => set('photos.yaml', '0.alt', alt);
/** Writes a picture. */
const put =
	(file: string, bytes: () => Promise<Uint8Array> | Uint8Array | string): Change =>
	async (content) =>
		content.write(file, await bytes());
/** Replaces the picture of the first photo. */
const putFirst = (bytes: Parameters<typeof put>[1]) => put('photos/living-room.jpg', bytes);
const jpeg = (width: number, height: number) => picture(width, height).jpeg().toBuffer();
const broken = 'which can’t be opened as a picture';

/** Gives the photo after of the gallery and of a service another size. */
const pairs = (width: number, height: number) => [
	put('photos/porch.jpg', () => jpeg(width, height)),
	set(tile, 'beforeAfter', { before: 'porch', after: 'porch', description: 'A sofa.' }),
];

testCases([
	[
		'a picture file that does not exist',
		name('./photos/livingroom.jpg'),
		'file: ./photos/livingroom.jpg',
		'the picture file, in “living-room”\n  Found: ./photos/livingroom.jpg, but there’s no such file\n',
		'Fix:   file: "./photos/living-room.jpg"',
		'Or add the picture to content/photos under the name you wrote.',
	],
	['capitals in a file name', name('./photos/Living-Room.JPG'), 'Living-Room', 'but there’s no such file'],
	[
		'a file that a Mac has named',
		[put('photos/sal\u0065\u0301.jpg', () => jpeg(400, 320)), name('./photos/sal\u00e9.jpg')],
	],
	[
		'a file that is no picture',
		putFirst(() => 'no picture'),
		'living-room.jpg',
		broken,
		'Save the picture as .jpg',
	],
	[
		'half a picture',
		putFirst(async () => (await jpeg(400, 400)).subarray(0, 500)),
		'living-room.jpg',
		broken,
	],
	[
		'a drawing',
		[put('photos/porch.svg', () => '<svg xmlns="http://www.w3.org/2000/svg"/>'), name('./photos/porch.svg')],
		'porch.svg',
		'which isn’t a .jpg, .png, .webp, .avif or .heic file',
	],
	[
		'a photo from an iPhone',
		[
			put('photos/phone.heic', () => readFileSync('src/source/testing/phone.heic')),
			name('./photos/phone.heic'),
		],
	],
	[
		'a picture that is too large to process',
		putFirst(async () => {
			const png = await picture(8, 8).png().toBuffer();
			// The size is at the start of the file; the pixels don't have to be there.
			png.writeUInt32BE(12_000, 16);
			png.writeUInt32BE(9000, 20);
			return png;
		}),
		'living-room.jpg',
		'12000 × 9000 pixels\n  Why:   Pictures over 100 million pixels are too large to process.',
	],
	[
		'a thumbnail',
		putFirst(() => jpeg(300, 200)),
		'living-room.jpg',
		'300 × 200 pixels\n  Why:   A picture under 320 pixels on its shorter side looks blurry on every screen.\n',
		'Use the original from the camera',
	],
	[
		'a photo that no page shows',
		append('photos.yaml', '- { id: van, file: ./photos/porch.jpg, alt: A white van. }\n'),
		'id: van',
		'Found: van, which no page shows\n',
		warned,
	],
	[
		'a file name as a description',
		describePhoto('IMG_2041.JPG'),
		'IMG',
		'Found: IMG_2041.JPG, which is a file name',
	],
	[
		'a description that only says that it is a picture',
		describePhoto('A photo of a sofa.'),
		'alt',
		'which starts with “A photo of”',
		warned,
	],
	[
		'before and after in two shapes',
		pairs(400, 600),
		'after: porch',
		'the “after” photo, in “sofa”\n  Found: porch, 400 × 600 pixels, but the “before” photo, lanai, is 400 × 320 pixels\n',
		'Why:   The slider puts one photo over the other.',
	],
	['before and after in one shape and two sizes', pairs(800, 640)],
	['a service without its pair', set('services/carpet-cleaning.yaml', 'beforeAfter', undefined)],
	['a pair without its second photo', set(tile, 'beforeAfter', { before: 'porch', description: 'A sofa.' })],
]);
