import type { Company } from '../schema/company.ts';
import { readBrandColor } from './brand-colors.ts';

/**
 * The web app manifest: name and icons for a home screen. It opens in the browser, with its address bar and back
 * button, because this is a website and pretends to be nothing else. https://www.w3.org/TR/appmanifest/
 */
export const buildManifest = (
	{ name, descriptor }: Pick<Company, 'name' | 'descriptor'>,
	locale: string,
) => ({
	id: '/',
	name,
	short_name: name,
	description: descriptor,
	lang: locale,
	start_url: '/',
	display: 'browser',
	background_color: readBrandColor('ivory'),
	theme_color: readBrandColor('ivory'),
	icons: [
		{ src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
		{ src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
		{ src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
		{ src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
	],
});
