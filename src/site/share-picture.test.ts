import sharp from 'sharp';
import { expect, test } from 'vitest';
import { chooseTitleSize, describeShareWords, drawShareWords } from './share-drawing.ts';
import { describeSharePicture, shareName } from './share-picture.ts';
import { placeCrop, renderSharePicture, shareLimit } from './share-render.ts';

const company = { name: 'Example Cleaners', descriptor: 'Carpet Cleaning' };

test('the picture of a page is found under the page’s address', () => {
	expect(shareName('/')).toBe('home');
	expect(shareName('/services/tile-grout')).toBe('services/tile-grout');
});

test('the picture’s alternative text has its words and what the photo shows', () => {
	expect(describeSharePicture('/quote', { title: 'Ask us' }, 'A sofa.').alt).toBe('Ask us. A sofa.');
	expect(describeSharePicture('/quote', { eyebrow: 'Rugs', title: 'Why wait?' }).alt).toBe('Rugs: Why wait?');
});

test('the longer the heading, the smaller its letters', () => {
	expect(chooseTitleSize('Short')).toBeGreaterThan(chooseTitleSize('x'.repeat(60)));
	expect(chooseTitleSize('x'.repeat(60))).toBeGreaterThan(chooseTitleSize('x'.repeat(120)));
});

test('a crop keeps the focal point in view and never leaves the photo', () => {
	expect(placeCrop(1000, 400, 50)).toBe(300);
	expect(placeCrop(1000, 400, 0)).toBe(0);
	expect(placeCrop(1000, 400, 90)).toBe(600);
});

test('words become outlines, so that no font of the machine matters', async () => {
	const svg = await drawShareWords({ title: 'It’s “dry”' }, company);
	expect(svg).toContain('<path');
	expect(svg).not.toContain('<text');
});

test('the picture is a JPEG of 1200 by 630 pixels within the limit', async () => {
	const card = { title: 'A family trade since 1964', photo: 'living-room' };
	const words = { key: describeShareWords(card, company), draw: () => drawShareWords(card, company) };
	const photo = { file: 'content/photos/living-room.jpg', focus: { x: 60, y: 60 } };
	const jpeg = await renderSharePicture(words, photo);
	expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
	expect(jpeg.length).toBeLessThanOrEqual(shareLimit);
	// The second time, nothing is drawn.
	const draw = () => Promise.reject(new Error('drawn again'));
	expect(await renderSharePicture({ ...words, draw }, photo)).toEqual(jpeg);
	await expect(renderSharePicture({ key: `${words.key} `, draw }, photo)).rejects.toThrow('drawn again');
});
