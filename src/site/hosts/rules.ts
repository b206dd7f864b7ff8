import { globSync } from 'node:fs';
import path from 'node:path';
import { folderOf, translations } from '../../content/language.ts';
import { writeRedirectPages } from '../site.ts';

type Header = readonly [name: string, value: string];

/** Sent with everything. docs/hosting.md says why. */
export const noSniff: Header = ['X-Content-Type-Options', 'nosniff'];

/** Sent with pages, because they mean nothing to the files in /assets/. */
export const pageHeaders: readonly Header[] = [
	['Referrer-Policy', 'strict-origin-when-cross-origin'],
	['Strict-Transport-Security', 'max-age=31536000'],
	['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
	['Content-Security-Policy', "frame-ancestors 'self'"],
	// Geolocation, microphone, camera, fullscreen and payment are not listed on purpose: unlisted, they are allowed to this
	// site, and it may hand them on to the form provider's frame by its allow attribute.
	[
		'Permissions-Policy',
		'accelerometer=(), autoplay=(), display-capture=(), gyroscope=(), hid=(), magnetometer=(), midi=(), serial=(), usb=()',
	],
];

export const pageCaching: Header = ['Cache-Control', 'public, max-age=0, must-revalidate'];
/** Names of the files in /assets/ carry a hash of their content. */
export const assetCaching: Header = ['Cache-Control', 'public, max-age=31536000, immutable'];
/**
 * The same, from hosts that set headers by address and not by what they answer: a file that isn't there yet, while a publication
 * spreads, would be "not found" for a year.
 */
export const addressCaching: Header = [
	'Cache-Control',
	'public, max-age=86400, stale-while-revalidate=31536000',
];

/** The files that only hosts read, besides _headers and _redirects. They say nothing that the answers don't show. */
export const settings = ['.htaccess', 'nginx.conf', 'vercel.json', 'netlify.toml', '.assetsignore'];

/** A path as browsers ask for it: "/our services" becomes "/our%20services". */
export const encodePath = (path: string): string => new URL(path, 'https://any.example').pathname;

/** What a host has to know of the built site. @param directory the built site */
export function readRules(directory: string) {
	/** Those with a 404 page of their own, such as "/services", the deepest first. */
	const folders = globSync('*/**/404.html', { cwd: directory })
		.map((file) => `/${path.dirname(file).split(path.sep).join('/')}`)
		.sort((a, b) => b.length - a.length);
	/**
	 * Those in which only the first part of an address names something, unlike in that of a language. Each deeper address is
	 * answered as one that is no page: by the 404 page around the folder (docs/decisions/0003-edge-runtime-for-serving.md).
	 */
	const shallow = folders
		.filter((folder) => !translations.map(folderOf).includes(folder.slice(1)))
		.map((folder) => {
			const around = folders.find((other) => folder.startsWith(`${other}/`)) ?? '';
			return { folder, noPage: `${around}/no-such-page` };
		});
	return { redirects: writeRedirectPages(directory), folders, shallow };
}
export type Rules = ReturnType<typeof readRules>;
