import type { Company } from '../content/schema/company.ts';
import type { Labels } from '../content/schema/labels.ts';
import { copyPaths } from '../lib/links.ts';
import { readBrandColor } from './brand-colors.ts';

/**
 * The web app manifest: name and icons for a home screen, where the site opens in a window of its own with a back button
 * and, without a network, leads to the help for water in the house. A long press leads there too, and to the quote.
 * https://www.w3.org/TR/appmanifest/
 */
export const buildManifest = (
	{ name, descriptor }: Pick<Company, 'name' | 'descriptor'>,
	{ locale, shell }: Pick<Labels, 'locale' | 'shell'>,
) => ({
	id: '/',
	name,
	short_name: name,
	description: descriptor,
	lang: locale,
	start_url: '/',
	// Browsers install only what asks for a window of its own: https://developer.mozilla.org/docs/Web/Progressive_web_apps/Guides/Making_PWAs_installable
	display: 'minimal-ui',
	background_color: readBrandColor('ivory'),
	theme_color: readBrandColor('ivory'),
	shortcuts: [
		{ name: shell.waterHelp, url: copyPaths.waterHelp },
		{ name: shell.getQuote, url: copyPaths.quote },
	],
	icons: [
		{ src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
		{ src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
		{ src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
		{ src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
	],
});
