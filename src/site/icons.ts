import { markPath, markSize } from '../lib/logo-mark.ts';
import { readBrandColor } from './brand-colors.ts';

/**
 * Draws the mark in ivory on a green tile, so that it is seen on light and dark browser frames alike.
 * @param scale share of the tile's width that the mark takes, 0 to 1
 * @param radius of the tile's corners, in parts of 64; 0 where the system cuts the corners itself
 */
function drawTile(scale: number, radius: number): string {
	const side = markSize;
	// Two decimals are exact to a hundredth of a pixel at 64 pixels.
	const inset = Number(((side * (1 - scale)) / 2).toFixed(2));
	const corners = radius > 0 ? ` rx="${radius}"` : '';
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">`,
		`<rect width="${side}" height="${side}"${corners} fill="${readBrandColor('palmetto-700')}"/>`,
		`<path transform="translate(${inset} ${inset}) scale(${scale})" fill="${readBrandColor('ivory')}" d="${markPath}"/>`,
		'</svg>\n',
	].join('');
}

/** Icon of a browser tab, as SVG: as large as the tile allows, because it is shown at 16 to 32 pixels. */
export const drawFavicon = (): string => drawTile(0.86, 12);

/**
 * The same icon as an address that needs no request. Its path is in each page already, as the logo's, so that the copy
 * costs a few bytes compressed. https://developer.mozilla.org/docs/Web/URI/Reference/Schemes/data
 */
export const faviconData = `data:image/svg+xml,${drawFavicon()
	.trim()
	.replaceAll('"', "'")
	.replace(/[<>#]/g, encodeURIComponent)}`;

/** Icon for a phone's home screen, as SVG without transparency: iOS shows transparent parts black and cuts the corners. */
export const drawTouchIcon = (): string => drawTile(0.78, 0);

/**
 * Icon that Android cuts to a shape of its own, as SVG: the whole mark lies in the safe circle, whose radius is 40 % of
 * the width. https://www.w3.org/TR/appmanifest/#icon-masks
 */
export const drawMaskableIcon = (): string => drawTile(0.76, 0);
