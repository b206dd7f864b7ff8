import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { message, tellAfter } from './testing/fixture.ts';

test('a picture file that does not exist is told and the nearest one is suggested', async () => {
	const { text, lines } = await tellAfter((content) =>
		content.set('photos.yaml', [0, 'file'], './photos/livingroom.jpg'),
	);
	expect(text).toBe(
		message(
			'content/photos.yaml, line N: the picture file, in “living-room”',
			'  Found: ./photos/livingroom.jpg, but there’s no such file',
			'  Why:   The page shows this picture.',
			'  Fix:   file: "./photos/living-room.jpg"',
			'         Or add the picture to content/photos under the name you wrote.',
		),
	);
	expect(lines).toEqual(['file: ./photos/livingroom.jpg']);
});

test('large and small letters in a file name have to agree, because the server tells them apart', async () => {
	const { text } = await tellAfter((content) =>
		content.set('photos.yaml', [0, 'file'], './photos/Living-Room.JPG'),
	);
	expect(text).toContain('Found: ./photos/Living-Room.JPG, but there’s no such file');
});

test('a file that is no picture, whatever its name says, is told', async () => {
	const { text } = await tellAfter((content) => content.write('photos/living-room.jpg', 'not a picture'));
	expect(text).toContain(
		'Found: ./photos/living-room.jpg, which can’t be opened as a picture\n' +
			'  Why:   The file may be damaged, or it may not be the kind its name says.\n' +
			'  Fix:   Save the picture as .jpg, then write:\n         file: "./photos/living-room.jpg"',
	);
});

test('a picture that was cut off while it was copied is told', async () => {
	const { text } = await tellAfter(async (content) => {
		const { default: sharp } = await import('sharp');
		const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
		const whole = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#fff', noise } })
			.jpeg()
			.toBuffer();
		content.write('photos/living-room.jpg', whole.subarray(0, whole.length / 2));
	});
	expect(text).toContain('Found: ./photos/living-room.jpg, which can’t be opened as a picture');
});

test('a kind of picture that browsers do not show is told', async () => {
	const { text } = await tellAfter((content) => {
		content.write('photos/porch.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
		content.set('photos.yaml', [0, 'file'], './photos/porch.svg');
	});
	expect(text).toContain('Found: ./photos/porch.svg, which isn’t a .jpg, .png, .webp, .avif or .heic file');
});

test('a photo as a phone takes it is taken', async () => {
	const { text } = await tellAfter((content) => {
		content.write('photos/phone.heic', readFileSync('src/content/testing/phone.heic'));
		content.set('photos.yaml', [0, 'file'], './photos/phone.heic');
	});
	expect(text).toBe('');
});

test('a picture that is too large to be worked on is told', async () => {
	const { text } = await tellAfter(async (content) => {
		const { default: sharp } = await import('sharp');
		const small = sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } });
		const png = await small.png().toBuffer();
		// The size stands at the start of the file; the pixels don't have to be there.
		png.writeUInt32BE(12_000, 16);
		png.writeUInt32BE(9000, 20);
		content.write('photos/living-room.jpg', png);
	});
	expect(text).toContain(
		'Found: ./photos/living-room.jpg, 12000 × 9000 pixels\n  Why:   Pictures over 100 million pixels are too large to process.',
	);
});

test('a thumbnail is told', async () => {
	const { text } = await tellAfter(async (content) => {
		const { default: sharp } = await import('sharp');
		const small = sharp({ create: { width: 300, height: 200, channels: 3, background: '#fff' } });
		content.write('photos/living-room.jpg', await small.jpeg().toBuffer());
	});
	expect(text).toContain(
		'Found: ./photos/living-room.jpg, 300 × 200 pixels\n' +
			'  Why:   A picture under 320 pixels on its shorter side looks blurry on every screen.\n' +
			'  Fix:   Use the original from the camera, not the small copy from a message or a web page.',
	);
});

test('the name of a file is no alternative text', async () => {
	const { text } = await tellAfter((content) => content.set('photos.yaml', [0, 'alt'], 'IMG_2041.JPG'));
	expect(text).toContain(
		'the description of the picture, in “living-room”\n  Found: IMG_2041.JPG, which is a file name\n  Why:   People who can’t see the picture hear this instead.',
	);
});

test('words that only say that it is a picture are told, and the site is built all the same', async () => {
	const { problems, text } = await tellAfter((content) =>
		content.set('photos.yaml', [0, 'alt'], 'A photo of a sofa.'),
	);
	expect(problems.map(({ isWarning }) => isWarning)).toEqual([true]);
	expect(text).toContain('Found: A photo of a sofa., which starts with “A photo of”');
});

describe('a pair of before and after', () => {
	/** Gives the photo after of the first case, and of a service, another size. */
	const resize = (width: number, height: number) =>
		tellAfter(async (content) => {
			const { default: sharp } = await import('sharp');
			const picture = sharp({ create: { width, height, channels: 3, background: '#fff' } });
			content.write('photos/porch.jpg', await picture.jpeg().toBuffer());
			const pair = { before: 'lanai', after: 'porch', description: 'A sofa.' };
			content.set('services/tile-grout.yaml', ['beforeAfter'], pair);
		});

	test('in two shapes is told wherever it stands', async () => {
		const { text, lines } = await resize(400, 600);
		expect(text).toContain(
			message(
				'content/gallery.yaml, line N: the “after” photo, in “sofa”',
				'  Found: porch, 400 × 600 pixels, but the “before” photo, lanai, is 400 × 320 pixels',
				'  Why:   The slider puts one photo over the other. Photos of different shapes don’t line up.',
				'  Fix:   Use two photos of the same shape, taken from the same spot, or crop one to match the other.',
			),
		);
		expect(lines).toEqual(['after: porch', 'after: porch']);
	});

	test('in one shape is taken, whatever the sizes are', async () => {
		expect((await resize(800, 640)).text).toBe('');
	});

	test('may be left out, and so may its second photo', async () => {
		const { text } = await tellAfter((content) => {
			content.delete('services/carpet-cleaning.yaml', ['beforeAfter']);
			content.set('services/tile-grout.yaml', ['beforeAfter'], { before: 'porch', description: 'A sofa.' });
		});
		expect(text).toBe('');
	});
});
