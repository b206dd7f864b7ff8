import { readFileSync } from 'node:fs';
import { checkShape } from './issues.ts';
import { checkPhotos } from './photos.ts';
import { addText, type Case, type Change, picture, set, testCases, tile, write } from './testing/fixture.ts';

const name = (file: string) => set('photos.yaml', '0.file', file);
/** Writes a picture. */
const put =
	(file: string, bytes: () => Promise<Uint8Array> | Uint8Array | string): Change =>
	async (content) =>
		content.write(file, await bytes());
const jpeg = (width: number, height: number) => picture(width, height).jpeg().toBuffer();

/** Replaces the picture of the first photo, with what is reported. */
const replaced = (did: string, bytes: Parameters<typeof put>[1], found: string, more = ''): Case => [
	did,
	put('photos/living-room.jpg', bytes),
	'living-room.jpg',
	found,
	more,
];
const unusable = 'It isn’t a .jpg, .png, .webp, .avif or .heic picture that can be opened';

/** Gives the photo after of the gallery and of a service another size. */
const pairs = (width: number, height: number) => [
	put('photos/porch.jpg', () => jpeg(width, height)),
	set(tile, 'beforeAfter', { before: 'porch', after: 'porch', description: 'A sofa.' }),
];

const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const phone = readFileSync('src/source/testing/phone.heic');
const fix = (file: string) => `Fix:   file: "./photos/${file}"\n`;
testCases(
	[checkShape, checkPhotos],
	[
		['a mistyped file', name('./photos/livingroom.jpg'), 'livingroom', fix('living-room.jpg')],
		['capitals in a file name', name('./photos/Living-Room.JPG'), 'Living-Room', fix('living-room.jpg')],
		['a picture by its name alone', name('living-room.jpg')],
		['a deleted picture', name('./photos/pet.jpg'), 'pet.jpg', 'Fix:   Add the picture to the folder photos'],
		[
			'a file that a Mac has named',
			[put('photos/sal\u0065\u0301.jpg', () => jpeg(400, 320)), name('./photos/sal\u00e9.jpg')],
		],
		replaced('a file that is no picture', () => 'no picture', unusable),
		['a drawing', [write('photos/a.svg', svg), name('./photos/a.svg')], 'a.svg', unusable],
		['a photo from an iPhone', [write('photos/a.heic', phone), name('./photos/a.heic')]],
		replaced(
			'a picture that is too large to process',
			async () => {
				const png = await picture(8, 8).png().toBuffer();
				// The size is at the start of the file; the pixels don't have to be there.
				png.writeUInt32BE(12_000, 16);
				png.writeUInt32BE(9000, 20);
				return png;
			},
			'12000 × 9000 pixels\n  Why:   Pictures over 100 million pixels are too large to process.',
		),
		replaced('a thumbnail', () => jpeg(300, 200), '300 × 200 pixels\n  Why:   A picture under 320 pixels'),
		['before and after in two shapes', pairs(400, 600), 'after: porch', 'lanai, is 400 × 320 pixels\n'],
		['before and after in one shape and two sizes', pairs(800, 640)],
		['a photo in an article', addText('![Our porch](porch)')],
		['a file in an article', addText('![A](../photos/porch.jpg)'), '![A]', 'has no “../photos/porch.jpg”'],
		['a mistyped photo', addText('![](porhc)'), '![](porhc)', 'has no “porhc”', '![](the id of your photo)'],
		['a picture with a name', addText('![A porch][porch]'), '![A porch]', 'with other text beside it'],
		['a picture beside words', addText('Look: ![A](porch)'), 'Look: ![A]', 'with other text beside it'],
	],
);
