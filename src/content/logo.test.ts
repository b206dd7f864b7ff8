import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawIcon, drawLetter, drawShare, isWide, readLogo, readLogoFile } from './logo.ts';

const svg = (inner: string, root = '') =>
	`<?xml version="1.0"?><!-- A program wrote this. --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" ${root}>${inner}</svg>`;
const colors = { main: '#17594a', paper: '#fbf8f2' };

test.each([
	['without a color', svg('<path d="M8 8h48v48H8z"/>'), true],
	['in black', svg('<path fill="#000000" d="M8 8h48v48H8z"/>'), true],
	['of black lines', svg('<path d="M8 8h48v48"/>', 'fill="none" stroke="black" stroke-width="2"'), true],
	['in a color', svg('<path fill="#0b3d91" d="M8 8h48v48H8z"/>'), false],
	[
		'in a color of a style sheet',
		svg('<style>.a{fill:#0b3d91}</style><path class="a" d="M8 8h48v48H8z"/>'),
		false,
	],
])('a logo %s takes the color of the text only if it has none', (_, file, isPlain) => {
	const logo = readLogo(file);
	expect(logo).toMatchObject({ viewBox: '0 0 64 64', isPlain });
	expect(logo.drawing).not.toMatch(/#000|black|<!--/);
});

test('what the whole drawing has, its parts keep', () => {
	const { drawing } = readLogo(
		svg('<path d="M8 8h48v48"/>', 'fill="none" stroke="currentColor" stroke-width="2"'),
	);
	expect(drawing).toContain('stroke-width="2"');
});

test('an icon has a plain logo on the main color, and any other on the background', () => {
	const plain = drawIcon(drawLetter('Blue Heron'), colors, 0.8);
	expect(plain).toContain('fill="#17594a"/><svg x="6.40"');
	expect(plain).toContain('fill="#fbf8f2"');
	const colored = readLogo(svg('<path fill="#0b3d91" d="M8 8h48v48H8z"/>'));
	expect(drawIcon(colored, colors, 0.8)).not.toContain('#17594a');
});

test('a picture is a logo with colors, which an icon holds, too', async () => {
	const file = path.join(mkdtempSync(path.join(tmpdir(), 'logo-')), 'a.png');
	const picture = sharp({ create: { width: 1600, height: 400, channels: 3, background: '#0b3d91' } });
	// Somewhere in it, a picture may have what a drawing begins with.
	writeFileSync(file, Buffer.concat([await picture.png().toBuffer(), Buffer.from('<svg/>')]));
	const logo = await readLogoFile(file);
	expect(logo).toMatchObject({ viewBox: '0 0 640 160', isPlain: false });
	expect(isWide(logo)).toBe(true);
	expect([{ viewBox: '0 0 3 2' }, drawLetter('Windows')].map(isWide)).toEqual([true, false]);
	const icon = sharp(Buffer.from(drawIcon(logo, colors, 1)))
		.resize(64)
		.removeAlpha();
	const [red = 0, , blue = 0] = await icon
		.extract({ left: 32, top: 32, width: 1, height: 1 })
		.raw()
		.toBuffer();
	expect([red, blue]).toEqual([11, 145]);
});

test('a long name has room on the picture of shared links', async () => {
	const name = 'Blue Heron Carpet, Rug and Upholstery Cleaning of Greater Tampa Bay';
	const picture = drawShare(drawLetter(name), name, colors, { width: 1200, height: 630 });
	const edge = sharp(Buffer.from(picture)).extract({ left: 0, top: 0, width: 40, height: 630 });
	expect(new Set(await edge.extractChannel('red').raw().toBuffer()).size).toBe(1);
});

test('letters differ, and each fits its square', () => {
	const [one, other] = [drawLetter('Blue Heron'), drawLetter('Windows')];
	expect(one.drawing).not.toBe(other.drawing);
	const [, , width, height] = other.viewBox.split(' ').map(Number);
	expect(width).toBe(height);
});
