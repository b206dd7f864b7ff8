import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import satori from 'satori';
import type { Company } from '../content/schema/company.ts';
import { markPath, markSize } from '../lib/logo-mark.ts';
import { readBrandColor } from './brand-colors.ts';
import { type ShareCard, shareSize } from './share-picture.ts';

/**
 * The words of a picture for shared links, set by satori: a layout engine for build time that turns text into outlines,
 * so that the result does not depend on the fonts of the machine (docs/decisions/0022).
 */

/** Width of the photograph at the right edge, in pixels; the words have the rest. */
export const photoWidth = 540;
const margin = 64;

type Node = Parameters<typeof satori>[0];

/** An element for satori, which takes React's shape without React. Every box is a flex box there. */
const box = (style: Record<string, string | number>, ...children: (Node | string)[]): Node =>
	({
		type: 'div',
		key: null,
		props: { style: { display: 'flex', ...style }, children: children.length === 1 ? children[0] : children },
	}) as Node;

/** Long headings are set smaller, so that five lines at most remain beside the photo. Sizes in pixels, chosen by eye. */
export function chooseTitleSize(title: string): number {
	if (title.length <= 32) return 72;
	if (title.length <= 52) return 62;
	if (title.length <= 75) return 54;
	return title.length <= 110 ? 46 : 38;
}

async function loadFonts(): Promise<Parameters<typeof satori>[1]['fonts']> {
	// Relative to the project's folder, see site.ts. WOFF2 of one weight each: satori knows no weight axis.
	const load = (family: string) =>
		readFile(`node_modules/@fontsource/${family}/files/${family}-latin-600-normal.woff2`);
	const [fraunces, figtree] = await Promise.all([load('fraunces'), load('figtree')]);
	return [
		{ name: 'Fraunces', data: fraunces, weight: 600, style: 'normal' },
		{ name: 'Figtree', data: figtree, weight: 600, style: 'normal' },
	];
}
let fonts: ReturnType<typeof loadFonts> | undefined;

/** Colours of the words: ink on ivory beside a photo, ivory on the deep green without one. */
function chooseColors(beside: boolean) {
	return beside
		? ({
				ground: 'ivory',
				title: 'ink',
				eyebrow: 'terracotta-700',
				name: 'palmetto-700',
				small: 'ink-soft',
			} as const)
		: ({ ground: 'palmetto-900', title: 'ivory', eyebrow: 'sand', name: 'ivory', small: 'sand' } as const);
}
type Colors = ReturnType<typeof chooseColors>;

function drawHeading({ title, eyebrow }: ShareCard, colors: Colors, scale: number): Node {
	const small = {
		fontFamily: 'Figtree',
		fontSize: 28,
		color: readBrandColor(colors.eyebrow),
		marginBottom: 20,
	};
	const large = {
		fontFamily: 'Fraunces',
		fontSize: chooseTitleSize(title) * scale,
		lineHeight: 1.1,
		letterSpacing: '-0.01em',
		color: readBrandColor(colors.title),
		textWrap: 'balance',
	};
	return box({ flexDirection: 'column' }, ...(eyebrow ? [box(small, eyebrow)] : []), box(large, title));
}

/** The mark with the company's name, as in the header. */
function drawSignature({ name, descriptor }: ShareCompany, colors: Colors): Node {
	const color = readBrandColor(colors.name);
	const path = { type: 'path', key: null, props: { d: markPath, fill: color } };
	const viewBox = `0 0 ${markSize} ${markSize}`;
	const mark = { type: 'svg', key: null, props: { viewBox, width: 76, height: 76, children: path } } as Node;
	const small = { fontFamily: 'Figtree', fontSize: 22, color: readBrandColor(colors.small), marginTop: 4 };
	return box(
		{ alignItems: 'center' },
		mark,
		box(
			{ flexDirection: 'column', marginLeft: 20 },
			box({ fontFamily: 'Fraunces', fontSize: 32, color }, name),
			box(small, descriptor),
		),
	);
}

type ShareCompany = Pick<Company, 'name' | 'descriptor'>;

/** Everything that the drawing depends on beside the card: this file, the mark, the colors. The fonts come with the packages. */
const sources = [
	'src/site/share-drawing.ts',
	'src/lib/logo-mark.ts',
	'src/styles/tokens.css',
	'package-lock.json',
]
	.filter((file) => existsSync(file))
	.map((file) => readFileSync(file, 'utf8'))
	.join('');
const version = createHash('sha256').update(sources).digest('hex');

/** Says whether two cards are drawn alike, without drawing them. */
export const describeShareWords = (card: ShareCard, { name, descriptor }: ShareCompany): string =>
	JSON.stringify([version, card, name, descriptor]);

/** Draws the words of a card as SVG in full size. */
export async function drawShareWords(card: ShareCard, company: ShareCompany): Promise<string> {
	const beside = card.photo !== undefined;
	const colors = chooseColors(beside);
	const { width, height } = shareSize;
	const column = {
		boxSizing: 'border-box',
		flexDirection: 'column',
		justifyContent: 'space-between',
		width: beside ? width - photoWidth : width - 2 * margin,
		height,
		padding: margin,
	};
	const page = box(
		{ width, height, backgroundColor: readBrandColor(colors.ground) },
		box(column, drawHeading(card, colors, beside ? 1 : 1.3), drawSignature(company, colors)),
	);
	fonts ??= loadFonts();
	return satori(page, { width, height, fonts: await fonts });
}
