import { palette } from '../../content/brand.ts';
import { company, labels } from '../../content/facts.ts';
import { localize, tagOf } from '../../content/language.ts';
import { findTarget, hasPage } from '../../content/link-target.ts';
import { pathsOf } from '../../content/page-list.ts';
import { copyPaths, pageOf } from '../../content/paths.ts';

export const getStaticPaths = pathsOf('/manifest.webmanifest');

/**
 * The web app manifest: name and icons for the home screen, and shortcuts to the water damage help, if there is one,
 * and the quote.
 * The site opens in its own window with a back button.
 * https://www.w3.org/TR/appmanifest/
 */
export async function GET(): Promise<Response> {
	const manifest = {
		id: localize('/').href,
		name: company.name,
		short_name: company.name,
		description: company.descriptor,
		lang: tagOf(),
		start_url: localize('/').href,
		// Browsers install only sites that ask for their own window:
		// https://developer.mozilla.org/docs/Web/Progressive_web_apps/Guides/Making_PWAs_installable
		display: 'minimal-ui',
		background_color: palette.paper,
		theme_color: palette.paper,
		shortcuts: [
			...(hasPage('waterHelp')
				? [{ name: labels.shell.waterHelp, url: localize(copyPaths.waterHelp).href }]
				: []),
			{ name: labels.shell.getQuote, url: localize(pageOf(findTarget(copyPaths.quote) ?? '/')).href },
		],
		icons: [
			{ src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
			{ src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
			{ src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
			{ src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
		],
	};
	return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } });
}
