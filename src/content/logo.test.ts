import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawIcon, drawLetter, isWide, readLogo, readLogoFile, writeLogo } from './logo.ts';

const svg = (inner: string, root = '') =>
	`<?xml version="1.0"?><!-- A program wrote this. --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" ${root}>${inner}</svg>`;
const colors = { main: '#17594a', paper: '#fbf8f2', 'on-main': '#fbf8f2', 'main-text': '#17594a' };

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
	expect(isWide({ viewBox: '0 0 3 2' })).toBe(true);
	const icon = sharp(Buffer.from(drawIcon(logo, colors, 1)))
		.resize(64)
		.removeAlpha();
	const [red = 0, , blue = 0] = await icon
		.extract({ left: 32, top: 32, width: 1, height: 1 })
		.raw()
		.toBuffer();
	expect([red, blue]).toEqual([11, 145]);
});

/** As Adobe Illustrator writes one: entities, a style sheet with classes, what only Illustrator reads, and a clip. */
const fromIllustrator = `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
	<!ENTITY ns_svg "http://www.w3.org/2000/svg">
]>
<svg version="1.1" id="Layer_1" xmlns="&ns_svg;" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 64 64" style="enable-background:new 0 0 64 64;" xml:space="preserve">
<style type="text/css">
	.st0{fill:url(#SVGID_1_);}
	.st1{fill:#0B3D91;stroke:#F2C200;stroke-width:2;}
	.st2{clip-path:url(#SVGID_3_);fill:#FFFFFF;}
</style>
<switch>
	<foreignObject requiredExtensions="http://ns.adobe.com/AdobeIllustrator/10.0/" width="1" height="1"/>
	<g>
		<linearGradient id="SVGID_1_" gradientUnits="userSpaceOnUse" x1="8" y1="8" x2="56" y2="8">
			<stop offset="0" style="stop-color:#FF0000"/><stop offset="1" style="stop-color:#009900"/>
		</linearGradient>
		<rect x="8" y="8" class="st0" width="48" height="48"/>
		<circle class="st1" cx="20" cy="20" r="8"/><circle class="st1" cx="44" cy="44" r="8"/>
		<defs><circle id="SVGID_2_" cx="32" cy="32" r="6"/></defs>
		<clipPath id="SVGID_3_"><use xlink:href="#SVGID_2_" style="overflow:visible;"/></clipPath>
		<rect x="20" y="28" class="st2" width="24" height="24"/>
	</g>
</switch>
</svg>`;
test('a logo from a drawing program keeps its look', async () => {
	const picture = await sharp(Buffer.from(writeLogo(readLogo(fromIllustrator))))
		.flatten({ background: '#fff' })
		.raw()
		.toBuffer();
	const colorAt = (x: number, y: number) => [...picture.subarray(3 * (64 * y + x), 3 * (64 * y + x) + 3)];
	expect(colorAt(2, 2)).toEqual([255, 255, 255]);
	// The gradient begins in red and ends in green.
	expect(colorAt(9, 40)[0]).toBeGreaterThan(200);
	expect(colorAt(54, 20)[1]).toBeGreaterThan(120);
	for (const [x = 0, y = 0] of [
		[20, 20],
		[44, 44],
	]) {
		expect(colorAt(x, y)).toEqual([11, 61, 145]);
		const [red = 0, green = 0, blue = 255] = colorAt(x, y - 8);
		expect([red > 200, green > 160, blue < 40], 'the yellow line around it').toEqual([true, true, true]);
	}
	expect(colorAt(32, 32)).toEqual([255, 255, 255]);
	expect(colorAt(32, 42)).not.toEqual([255, 255, 255]);
});

test.each([
	[
		'a page',
		'<h:iframe xmlns:h="http://www.w3.org/1999/xhtml" srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;"/>',
	],
	[
		'a link that is changed',
		'<a><animate attributeName="href" values="javascript:alert(1)"/><path d="M9 9h9"/></a>',
	],
	['a handler that is set', '<g><set attributeName="onclick" to="alert(1)"/><path d="M9 9h9v9z"/></g>'],
	['a handler', '<path onclick="alert(1)" d="M9 9h9v9z"/>'],
	['a script', '<script>alert(1)</script>'],
	[
		'a drawing of another site',
		'<use href="https://a.example/a.svg#b"/><use href="data:image/svg+xml,a#b"/>',
	],
	['a fill of another site', '<path fill="url(https://a.example/a.svg#b)" d="M9 9h9v9z"/>'],
	['an address with an escape', '<path fill="u\\72l(https://a.example/a.svg#b)" d="M9 9h9v9z"/>'],
	[
		'a style sheet',
		'<style>@import "https://a.example"; path { background: url(https://a.example/b) }</style>',
	],
])('nothing but shapes is left of a logo with %s', (_, attack) => {
	const logo = writeLogo(readLogo(svg(`<path fill="#0b3d91" d="M8 8h48v48H8z"/>${attack}`)));
	expect(logo).toContain('d="M8 8h48v48H8z"');
	expect(logo).not.toMatch(/alert|example|data:|iframe|<a\b|animate|<set|style|script|\son/);
});

test.each(['Żabka', 'Đông Á', 'Яблоко'])(
	'a company called %s has no mark, and its icon shows a disk',
	(name) => {
		const mark = drawLetter(name);
		expect(mark).toBeUndefined();
		expect(drawIcon(mark, colors, 0.86)).toContain('<circle');
	},
);
