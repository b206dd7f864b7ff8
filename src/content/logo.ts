import { readFileSync } from 'node:fs';
import { create } from 'fontkitten';
import sharp from 'sharp';
import { type CustomPlugin, optimize, type PluginConfig } from 'svgo';
import type { Palette } from './palette.ts';

/** A logo that pages and icons can draw. */
export interface Logo {
	viewBox: string;
	/** What is inside its svg element. */
	drawing: string;
	/** True if it has no color of its own: it gets that of the text around it. */
	isPlain: boolean;
}

/** Colors of a drawing's own, and what could clash with another drawing on the page. */
const ownLook = /(?:fill|stroke|color)="(?!none|currentColor)|\bid="/;

/** The elements of a logo: shapes, and what groups, repeats, fills and cuts them. */
const shapes =
	/^(?:svg|g|switch|defs|symbol|use|path|rect|circle|ellipse|line|poly(?:line|gon)|(?:linear|radial)Gradient|stop|clipPath|mask)$/;

/** Their attributes: where they are, and how they look. */
const looks =
	/^(?:id|href|d|points|[cfr]?[xy][12]?|f?r|width|height|viewBox|preserveAspectRatio|transform(?:-origin)?|opacity|color|display|visibility|offset|spreadMethod|paint-order|vector-effect|(?:fill|stroke|stop|clip|mask|gradient)[\w-]*)$/;

/** Whether what an attribute says leads to nothing but a part of the drawing. An escape could hide an address. */
const isWithin = (name: string, value: string) =>
	name === 'href' ? value.startsWith('#') : !/\\|(?:url|src|image)[\w-]*\((?![\s"']*#)/i.test(value);

/**
 * Leaves nothing of a drawing but shapes. It may hold programs and pages, and browsers would run them at the site's own
 * address: https://www.w3.org/TR/SVG2/conform.html#processing-modes
 */
const keepShapes: CustomPlugin = {
	name: 'keepShapes',
	fn: (root) => {
		const clean = (node: typeof root | (typeof root)['children'][number]) => {
			if (!('children' in node)) return;
			node.children = node.children.filter((child) => child.type === 'element' && shapes.test(child.name));
			node.children.forEach(clean);
			if (node.type === 'root') return;
			node.attributes = Object.fromEntries(
				Object.entries(node.attributes)
					.map(([name, value]) => [name.replace(/^xlink:/, ''), value] as const)
					.filter(([name, value]) => looks.test(name) && isWithin(name, value)),
			);
		};
		clean(root);
	},
};

/** The shapes of an SVG, with what its styles say of them. Black counts as no color. @throws Error when it isn't SVG */
export function readLogo(svg: string): Logo {
	const plugins: PluginConfig[] = [
		{ name: 'inlineStyles', params: { onlyMatchedOnce: false } },
		'convertStyleToAttrs',
		keepShapes,
		'preset-default',
	];
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

/** Reads the file of a logo: a drawing (SVG), whatever it's called, or a picture. @throws Error when it is neither */
export async function readLogoFile(file: string): Promise<Logo> {
	const text = readFileSync(file, 'utf8');
	return /^\s*</.test(text) ? readLogo(text) : readPicture(file);
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

/** The mark of a company without a logo: the first letter of its name, in the display font; undefined if that lacks it. */
export function drawLetter(name: string): Logo | undefined {
	const font = create(readFileSync('src/styles/fonts/fraunces-500.woff2'));
	const letter = name.codePointAt(0) ?? 0;
	if (font.isCollection || !font.hasGlyphForCodePoint(letter)) return undefined;
	const { path } = font.glyphForCodePoint(letter);
	const { minX, minY, maxX, maxY } = path.bbox;
	// With some space around it.
	const side = 1.2 * Math.max(maxX - minX, maxY - minY);
	return {
		viewBox: [(minX + maxX - side) / 2, -(minY + maxY + side) / 2, side, side].join(' '),
		drawing: `<path transform="scale(1 -1)" d="${path.toSVG()}"/>`,
		isPlain: true,
	};
}

/** The pattern of a company that has none of its own: threads over and under each other. */
export const plainWeave: Logo = {
	viewBox: '0 0 28 28',
	drawing:
		'<path fill="none" stroke="currentColor" stroke-width="2.6" d="M1 2.5h12M1 7h12M1 11.5h12M16.5 1v12M21 1v12M25.5 1v12M2.5 15v12M7 15v12M11.5 15v12M15 16.5h12M15 21h12M15 25.5h12"/>',
	isPlain: true,
};

/** What icons show of a company without a mark: a disk. */
const disk: Logo = { viewBox: '0 0 64 64', drawing: '<circle cx="32" cy="32" r="20"/>', isPlain: true };

/** The icon of the site as SVG. @param share how much of its side the logo takes @param radius of the corners, in 64ths of the side */
export function drawIcon(
	logo: Logo = disk,
	{ main, paper, 'on-main': front }: Pick<Palette, 'main' | 'paper' | 'on-main'>,
	share: number,
	radius = 0,
) {
	const [start, side] = [32 * (1 - share), 64 * share].map((part) => part.toFixed(2));
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${radius}" fill="${logo.isPlain ? main : paper}"/><svg x="${start}" y="${start}" width="${side}" height="${side}" viewBox="${logo.viewBox}"${logo.isPlain ? ` color="${front}" fill="${front}"` : ''}>${logo.drawing}</svg></svg>`;
}
