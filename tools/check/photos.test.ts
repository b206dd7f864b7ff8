import { expect, test } from 'vitest';
import { message, tellAfter } from './testing/fixture.ts';

test('a picture file that does not exist is told and the nearest one is suggested', async () => {
	const { text, lines } = await tellAfter((content) =>
		content.set('photos.yaml', [0, 'file'], './photos/livingroom.jpg'),
	);
	expect(text).toBe(
		message(
			'content/photos.yaml:N  the picture file, in “living-room”',
			'  Found: ./photos/livingroom.jpg, but there is no such file',
			'  Why:   The page shows this picture.',
			'  Write: file: "./photos/living-room.jpg"',
			'         or put the picture into content/photos under the name that you wrote',
		),
	);
	expect(lines).toEqual(['file: ./photos/livingroom.jpg']);
});

test('large and small letters in a file name have to agree, because the server tells them apart', async () => {
	const { text } = await tellAfter((content) =>
		content.set('photos.yaml', [0, 'file'], './photos/Living-Room.JPG'),
	);
	expect(text).toContain('Found: ./photos/Living-Room.JPG, but there is no such file');
});

test('a file that is no picture, whatever its name says, is told', async () => {
	const { text } = await tellAfter((content) => content.write('photos/living-room.jpg', 'not a picture'));
	expect(text).toContain(
		'Found: ./photos/living-room.jpg, which cannot be read as a picture\n' +
			'  Why:   The page shows this picture. The file may be damaged, or of another kind than its name says (phones save HEIC).\n' +
			'  Write: the picture again, saved as .jpg, .png or .webp: file: "./photos/living-room.jpg"',
	);
});

test('a picture that was cut off while it was copied is told', async () => {
	const { text } = await tellAfter(async (content) => {
		const { default: sharp } = await import('sharp');
		const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
		const whole = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#fff', noise } })
			.jpeg()
			.toBuffer();
		content.write('photos/living-room.jpg', whole.subarray(0, whole.length / 2));
	});
	expect(text).toContain('Found: ./photos/living-room.jpg, which cannot be read as a picture');
});

test('a kind of picture that browsers do not show is told', async () => {
	const { text } = await tellAfter((content) => {
		content.write('photos/porch.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
		content.set('photos.yaml', [0, 'file'], './photos/porch.svg');
	});
	expect(text).toContain('Found: ./photos/porch.svg, which is no .jpg, .png or .webp file');
});

test('a picture that is too large to be worked on is told', async () => {
	const { text } = await tellAfter(async (content) => {
		const { default: sharp } = await import('sharp');
		const large = sharp({
			create: { width: 8000, height: 5001, channels: 3, background: '#fff' },
			limitInputPixels: false,
		});
		content.write('photos/living-room.jpg', await large.png({ compressionLevel: 1 }).toBuffer());
	});
	expect(text).toContain(
		'Found: ./photos/living-room.jpg, 8000 × 5001 pixels\n  Why:   A picture of more than 40 million pixels is too large to be worked on.',
	);
});

test('the name of a file is no alternative text', async () => {
	const { text } = await tellAfter((content) => content.set('photos.yaml', [0, 'alt'], 'IMG_2041.JPG'));
	expect(text).toContain(
		'the alternative text, in “living-room”\n  Found: IMG_2041.JPG, which is the name of a file\n  Why:   People who cannot see the picture hear this text instead.',
	);
});
