import { rasterizeIcon, wrapIco } from '../site/icon-files.ts';
import { drawFavicon } from '../site/icons.ts';

/** The tab icon for browsers and tools that ask for /favicon.ico; the others take favicon.svg. */
export async function GET(): Promise<Response> {
	const ico = wrapIco(await rasterizeIcon(drawFavicon(), 32), 32);
	return new Response(new Uint8Array(ico), { headers: { 'Content-Type': 'image/x-icon' } });
}
