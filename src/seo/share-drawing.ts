import { readFile } from 'node:fs/promises';
import satori from 'satori';
import type { ShareCard } from '../model/site-pages.ts';
import { readBrandColor } from './brand-colors.ts';
import { shareSize } from './share-picture.ts';

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

/** Draws the words of a card as SVG in full size: beside a photo on ivory, without one on the deep green. */
export async function drawShareWords(
	card: ShareCard,
	company: { name: string; descriptor: string },
): Promise<string> {
	const beside = card.photo !== undefined;
	const text = readBrandColor(beside ? 'ink' : 'ivory');
	const accent = readBrandColor(beside ? 'terracotta-700' : 'sand');
	const width = beside ? shareSize.width - photoWidth - 2 * margin : shareSize.width - 4 * margin;
	const words = box(
		{ flexDirection: 'column' },
		...(card.eyebrow
			? [box({ fontFamily: 'Figtree', fontSize: 28, color: accent, marginBottom: 20 }, card.eyebrow)]
			: []),
		box(
			{
				fontFamily: 'Fraunces',
				fontSize: chooseTitleSize(card.title) * (beside ? 1 : 1.3),
				lineHeight: 1.1,
				letterSpacing: '-0.01em',
				color: text,
				textWrap: 'balance',
			},
			card.title,
		),
	);
	const signature = box(
		{ flexDirection: 'column' },
		box({ width: 56, height: 4, backgroundColor: readBrandColor('terracotta-500'), marginBottom: 22 }),
		box(
			{ fontFamily: 'Fraunces', fontSize: 32, color: beside ? readBrandColor('palmetto-700') : text },
			company.name,
		),
		box(
			{
				fontFamily: 'Figtree',
				fontSize: 22,
				color: beside ? readBrandColor('ink-soft') : accent,
				marginTop: 6,
			},
			company.descriptor,
		),
	);
	const page = box(
		{
			width: shareSize.width,
			height: shareSize.height,
			backgroundColor: readBrandColor(beside ? 'ivory' : 'palmetto-900'),
		},
		box(
			{
				boxSizing: 'border-box',
				flexDirection: 'column',
				justifyContent: 'space-between',
				width: width + 2 * margin,
				height: shareSize.height,
				padding: margin,
			},
			words,
			signature,
		),
	);
	fonts ??= loadFonts();
	return satori(page, { ...shareSize, fonts: await fonts });
}
