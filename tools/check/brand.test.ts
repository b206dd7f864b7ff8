import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe } from 'vitest';
import { checkBrand } from './brand.ts';
import { set, testCases, warned, write } from './testing/fixture.ts';

const logo = (svg: string) => [set('brand.yaml', 'logo', './logo.svg'), write('logo.svg', svg)];
const drawing = (inner: string, root = 'viewBox="0 0 64 64"') =>
	logo(`<svg xmlns="http://www.w3.org/2000/svg" ${root}>\n${inner}\n</svg>`);
const picture = (field: 'logo' | 'icon', width: number, height: number, file = 'a.png') => [
	set('brand.yaml', field, `./${file}`),
	async ({ directory }: { directory: string }) => {
		const image = sharp({ create: { width, height, channels: 4, background: '#0b3d9180' } });
		writeFileSync(path.join(directory, file), await image.png().toBuffer());
	},
];
/** More points than anybody draws. */
const zigzag = Array.from({ length: 3000 }, (_, index) => `L${index % 64} ${(index * 7) % 61}`);
const square = '<path d="M8 8h48v48H8z"/>';

describe('colors', () => {
	testCases(checkBrand, [
		['chose light ones', ['main', 'accent'].map((name) => set('brand.yaml', name, '#fdfdfd'))],
		['chose a dark background', set('brand.yaml', 'paper', '#556677'), 'paper:', 'which is too dark'],
		['chose light text', set('brand.yaml', 'ink', '#99aabb'), 'ink:', 'Choose a darker color'],
		['chose dark stars', set('brand.yaml', 'star', '#112233')],
	]);
});

describe('the logo', () => {
	testCases(checkBrand, [
		['added one', drawing(square)],
		['named a file that isn’t there', set('brand.yaml', 'logo', './a.svg'), 'logo: ./a.svg', 'no such file'],
		['left nothing but a script in it', drawing('<script>alert(1)</script>'), 'logo:', 'without shapes'],
		['left a picture in it', drawing(`${square}<image href="a.png"/>`), 'logo:', 'with <image', 'as a .png'],
		['left text in it', drawing('<text>Blue Heron</text>'), 'logo:', 'Convert the text to paths'],
		['left text behind a byte order mark', logo('\uFEFF<svg><text>A</text></svg>'), 'logo:', 'text to paths'],
		['left out the viewBox', drawing(square, ''), 'logo:', 'without a “viewBox” in <svg>'],
		['took one with the name', drawing(square, 'viewBox="0 0 300 80"')],
		['took a picture', picture('logo', 480, 120)],
		['named a picture like a drawing', picture('logo', 480, 120, 'a.svg')],
		['took a wide icon', picture('icon', 400, 100), 'icon:', 'a width of 4.0 times its height'],
		['took a small picture', picture('logo', 90, 30), 'logo:', '90 × 30 pixels', warned],
		['took a square icon', picture('icon', 512, 512)],
		[
			'drew a pattern in colors',
			[
				set('brand.yaml', 'pattern', './a.svg'),
				write('a.svg', '<svg viewBox="0 0 28 28"><path fill="red" d="M0 0h9v9z"/></svg>'),
			],
			'pattern:',
			'with colors of its own',
		],
		['saved something else', logo('Blue Heron'), 'logo:', 'no picture that can be opened'],
		['traced a photo', drawing(`<path d="M0 0${zigzag.join('')}"/>`), 'logo:', 'may have 8000'],
	]);
});
