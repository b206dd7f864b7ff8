import type { APIContext } from 'astro';
import sharp from 'sharp';
import { mark, palette, symbol, wordMark } from '../content/brand.ts';
import { drawIcon, writeLogo } from '../content/logo.ts';
import { shareSize } from '../content/photo.ts';
import { readSingle } from '../content/read.ts';

/** Each icon's size in pixels, the share of its side that the logo takes, and its corners. All are PNG, which browsers also take by the old name. */
const pictures: Record<string, { size: number; share: number; radius?: number }> = {
	'apple-touch-icon.png': { size: 180, share: 0.78 },
	'icon-512.png': { size: 512, share: 0.78 },
	'favicon.ico': { size: 32, share: 0.86, radius: 12 },
};
const logo = wordMark ?? symbol;
const drawings: Record<string, string> = {
	'favicon.svg': drawIcon(mark, palette, 0.86, 12),
	...(mark && !mark.isPlain && { 'mark.svg': writeLogo(mark) }),
	...(logo && !logo.isPlain && { 'logo.svg': writeLogo(logo) }),
};

/** The picture of shared links, if home has no photo: the icon, with its ground on both sides. */
const sharePicture = 'share.jpg';

/** The icons of the site, the logo and the mark for pages that show them as pictures, and the picture of shared links. */
export async function getStaticPaths() {
	const { hero } = await readSingle('home');
	const icons = Object.keys({ ...pictures, ...drawings, ...(!hero.photo && { [sharePicture]: '' }) });
	return icons.map((icon) => ({ params: { icon } }));
}

export async function GET({ params: { icon = '' } }: APIContext): Promise<Response> {
	const drawing = drawings[icon];
	if (drawing) return new Response(drawing, { headers: { 'Content-Type': 'image/svg+xml' } });
	if (icon === sharePicture) {
		const background = !mark || mark.isPlain ? palette.main : palette.paper;
		const body = await sharp(Buffer.from(drawIcon(mark, palette, 0.5)), { density: 720 })
			.resize({ ...shareSize, fit: 'contain', background })
			.jpeg({ quality: 88 })
			.toBuffer();
		return new Response(new Uint8Array(body), { headers: { 'Content-Type': 'image/jpeg' } });
	}
	const { size, share, radius } = pictures[icon] ?? { size: 32, share: 1 };
	const svg = Buffer.from(drawIcon(mark, palette, share, radius));
	const png = await sharp(svg, { density: size * 3 })
		.resize(size)
		.png({ compressionLevel: 9 })
		.toBuffer();
	return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
}
