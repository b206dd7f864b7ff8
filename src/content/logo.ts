import { readFileSync } from 'node:fs';
import { create } from 'fontkitten';
import sharp from 'sharp';
import { optimize, type PluginConfig } from 'svgo';
import type { Brand } from './schema/brand.ts';

/** A logo that pages and icons can draw. */
export interface Logo {
	viewBox: string;
	/** What is inside its svg element. */
	drawing: string;
	/** True if it has no color of its own: it gets that of the text around it. */
	isPlain: boolean;
}

/** Colors of a drawing's own, and what could clash with another drawing on the page. */
const ownLook = /(?:fill|stroke|stop-color)="(?!none|currentColor)|<style|<image|\bid="/;

/** Reads an SVG as drawing programs write it. Black counts as no color. @throws Error when it isn't SVG */
export function readLogo(svg: string): Logo {
	const plugins: PluginConfig[] = ['preset-default', 'convertStyleToAttrs'];
	const data = optimize(svg, { multipass: true, plugins }).data.replaceAll('"#000"', '"currentColor"');
	const [, root = '', drawing = ''] = /<svg([^>]*)>(.*)<\/svg>/s.exec(data) ?? [];
	const inherited = root.match(/(?:fill|stroke)[\w-]*="[^"]*"/g)?.join(' ');
	return {
		viewBox: /viewBox="([^"]*)"/.exec(root)?.[1] ?? '',
		drawing: inherited ? `<g ${inherited}>${drawing}</g>` : drawing,
		isPlain: !ownLook.test(data),
	};
}

/** The most pixels of a picture's sides: the largest icon has 512, and a wide logo is 44 high on a screen of three times as many. */
const most = { width: 640, height: 512 };

/** A logo of pixels, as a drawing that holds them. @throws Error when it isn't a picture */
async function readPicture(file: string): Promise<Logo> {
	const picture = sharp(file)
		.autoOrient()
		.resize({ ...most, fit: 'inside', withoutEnlargement: true });
	const { data, info } = await picture
		.png({ palette: true, effort: 10 })
		.toBuffer({ resolveWithObject: true });
	return {
		viewBox: `0 0 ${info.width} ${info.height}`,
		drawing: `<image width="${info.width}" height="${info.height}" href="data:image/png;base64,${data.toString('base64')}"/>`,
		isPlain: false,
	};
}

/** The text of a drawing (SVG), whatever its file is called; undefined of a picture. @throws Error when the file can't be read */
export function readDrawing(file: string): string | undefined {
	const text = readFileSync(file, 'utf8');
	return /^\s*</.test(text) ? text : undefined;
}

/** Reads the file of a logo: a drawing, or a picture. @throws Error when it is neither */
export async function readLogoFile(file: string): Promise<Logo> {
	const drawing = readDrawing(file);
	return drawing === undefined ? readPicture(file) : readLogo(drawing);
}

/** How many times as wide as tall a logo is; NaN if it doesn't say. */
export function ratioOf({ viewBox }: Pick<Logo, 'viewBox'>): number {
	const [, , width = 0, height = 0] = viewBox.split(/[\s,]+/).map(Number);
	return width / height;
}

/** Whether a logo is so wide that it has the name in it, or at least no room beside the name. */
export const isWide = (logo: Pick<Logo, 'viewBox'>): boolean => ratioOf(logo) > 1.25;

/** A logo as a file of its own. */
export const writeLogo = ({ viewBox, drawing }: Logo): string =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${drawing}</svg>`;

/** The display font. */
function readFont() {
	const font = create(readFileSync('src/styles/fonts/fraunces-500.woff2'));
	if (font.isCollection) throw new Error('The display font is a collection of fonts.');
	return font;
}

/** The mark of a company without a logo: the first letter of its name, in the display font. */
export function drawLetter(name: string): Logo {
	const { path } = readFont().glyphForCodePoint(name.codePointAt(0) ?? 0);
	const { minX, minY, maxX, maxY } = path.bbox;
	// With some space around it.
	const side = 1.2 * Math.max(maxX - minX, maxY - minY);
	return {
		viewBox: [(minX + maxX - side) / 2, -(minY + maxY + side) / 2, side, side].join(' '),
		drawing: `<path transform="scale(1 -1)" d="${path.toSVG()}"/>`,
		isPlain: true,
	};
}

/**
 * The picture of shared links of a company without photos, as SVG: its mark and its name on the main color.
 * @param size in pixels
 */
export function drawShare(
	logo: Logo,
	name: string,
	{ main, paper }: Pick<Brand, 'main' | 'paper'>,
	{ width, height }: { width: number; height: number },
) {
	const font = readFont();
	let end = 0;
	const letters = font.glyphsForString(name).map((glyph) => {
		const letter = `<path transform="translate(${end} 0)" d="${glyph.path.toSVG()}"/>`;
		end += glyph.advanceWidth;
		return letter;
	});
	const scale = Math.min(0.08 * (width / font.unitsPerEm), (0.84 * width) / end);
	const [back, front] = logo.isPlain ? [main, paper] : [paper, main];
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" color="${front}" fill="${front}"><rect width="${width}" height="${height}" fill="${back}"/><svg x="${(width - 200) / 2}" y="130" width="200" height="200" viewBox="${logo.viewBox}">${logo.drawing}</svg><g transform="translate(${(width - end * scale) / 2} 470) scale(${scale} -${scale})">${letters.join('')}</g></svg>`;
}

/**
 * The icon of the site as SVG: a logo without colors in the background's color on the main color, any other on the background.
 * @param share how much of the square's side the logo takes
 * @param radius of the corners, in 64ths of the side
 */
export function drawIcon(
	logo: Logo,
	{ main, paper }: Pick<Brand, 'main' | 'paper'>,
	share: number,
	radius = 0,
) {
	const [start, side] = [32 * (1 - share), 64 * share].map((part) => part.toFixed(2));
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${radius}" fill="${logo.isPlain ? main : paper}"/><svg x="${start}" y="${start}" width="${side}" height="${side}" viewBox="${logo.viewBox}"${logo.isPlain ? ` color="${paper}" fill="${paper}"` : ''}>${logo.drawing}</svg></svg>`;
}
