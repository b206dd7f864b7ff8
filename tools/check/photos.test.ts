import { readFileSync } from 'node:fs';
import { type Case, type Fixture, picture, testCases } from './testing/fixture.ts';

const name = (file: string) => (content: Fixture) => content.set('photos.yaml', [0, 'file'], file);
/** Replaces the first photo by other bytes, also by a file of another name. */
const put =
	(bytes: () => Promise<Uint8Array> | Uint8Array | string, file = './photos/living-room.jpg') =>
	async (content: Fixture) => {
		content.write(file, await bytes());
		name(file)(content);
	};
const describePhoto = (alt: string) => (content: Fixture) => content.set('photos.yaml', [0, 'alt'], alt);
const jpeg = (width: number, height: number) => picture(width, height).jpeg().toBuffer();
const broken = 'which can’t be opened as a picture';

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
		async (content) => {
			content.write('photos/sal\u0065\u0301.jpg', await jpeg(400, 320));
			name('./photos/sal\u00e9.jpg')(content);
		},
	],
	[
		'a file that is no picture',
		put(() => 'not a picture'),
		'living-room.jpg',
		broken,
		'Save the picture as .jpg',
	],
	['half a picture', put(async () => (await jpeg(400, 400)).subarray(0, 500)), 'living-room.jpg', broken],
	[
		'a drawing',
		put(() => '<svg xmlns="http://www.w3.org/2000/svg"/>', './photos/porch.svg'),
		'porch.svg',
		'which isn’t a .jpg, .png, .webp, .avif or .heic file',
	],
	['a photo from an iPhone', put(() => readFileSync('src/source/testing/phone.heic'), './photos/phone.heic')],
	[
		'a picture that is too large to process',
		put(async () => {
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
		put(() => jpeg(300, 200)),
		'living-room.jpg',
		'300 × 200 pixels\n  Why:   A picture under 320 pixels on its shorter side looks blurry on every screen.\n',
		'Use the original from the camera',
	],
	[
		'a photo that no page shows',
		(content) =>
			content.append('photos.yaml', '- { id: van, file: ./photos/porch.jpg, alt: A white van. }\n'),
		'id: van',
		'Found: van, which no page shows\n',
		'The site is still built.',
	],
	[
		'a file name as a description',
		describePhoto('IMG_2041.JPG'),
		'IMG',
		'Found: IMG_2041.JPG, which is a file name\n',
	],
	[
		'a description that only says that it is a picture',
		describePhoto('A photo of a sofa.'),
		'alt',
		'which starts with “A photo of”',
		'The site is still built.',
	],
]);

/** Gives the photo after of the gallery and of a service another size. */
const pairs = (width: number, height: number) => async (content: Fixture) => {
	content.write('photos/porch.jpg', await jpeg(width, height));
	content.set('services/tile-grout.yaml', ['beforeAfter'], {
		before: 'porch',
		after: 'porch',
		description: 'A sofa.',
	});
};

testCases([
	[
		'before and after in two shapes',
		pairs(400, 600),
		'after: porch',
		'the “after” photo, in “sofa”\n  Found: porch, 400 × 600 pixels, but the “before” photo, lanai, is 400 × 320 pixels\n',
		'Why:   The slider puts one photo over the other.',
	],
	['before and after in one shape and two sizes', pairs(800, 640)],
	[
		'a service without its pair, and one without its second photo',
		(content) => {
			content.set('services/carpet-cleaning.yaml', ['beforeAfter'], undefined);
			content.set('services/tile-grout.yaml', ['beforeAfter'], { before: 'porch', description: 'A sofa.' });
		},
	],
] satisfies Case[]);
