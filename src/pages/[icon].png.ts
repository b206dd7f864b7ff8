import type { APIRoute, GetStaticPaths } from 'astro';
import { rasterizeIcon } from '../site/icon-files.ts';
import { drawMaskableIcon, drawTouchIcon } from '../site/icons.ts';

/** Icons for home screens, all drawn from the one mark. 180: iOS; 192 and 512: the web app manifest. */
const icons = [
	{ icon: 'apple-touch-icon', size: 180, draw: drawTouchIcon },
	{ icon: 'icon-192', size: 192, draw: drawTouchIcon },
	{ icon: 'icon-512', size: 512, draw: drawTouchIcon },
	{ icon: 'icon-maskable-512', size: 512, draw: drawMaskableIcon },
];

export const getStaticPaths: GetStaticPaths = () => icons.map(({ icon }) => ({ params: { icon } }));

export const GET: APIRoute = async ({ params }) => {
	const found = icons.find(({ icon }) => icon === params['icon']);
	if (!found) return new Response(null, { status: 404 });
	const png = await rasterizeIcon(found.draw(), found.size);
	return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
