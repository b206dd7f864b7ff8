import { type IncomingMessage, request } from 'node:http';
import { expect, test } from '@playwright/test';
import { siteFolder } from '../../src/source/content-folder.ts';
import { errors, listFormer } from '../content.ts';
import { listRoutes } from '../site-files.ts';
import { languagesWith, translatedWith } from './support/languages.ts';

const routes = listRoutes(siteFolder);
const [service = ''] = routes.filter((route) => route.startsWith('/services/'));

/** How long files in /assets/ are kept. The edge runtime says the same of those that aren't there, so it's a day. */
const aYear = 'public, max-age=31536000, immutable';
const aDay = 'public, max-age=86400, stale-while-revalidate=31536000';

/** What serves the site, on the ports that playwright.config.ts has read, and the status of its own redirects. */
const hosts = [
	{ name: 'the edge runtime', port: process.env['SITE_PORT'], moved: 307, kept: aDay },
	{ name: 'Apache', port: process.env['APACHE_PORT'], moved: 301, kept: aYear },
	{ name: 'nginx', port: process.env['NGINX_PORT'], moved: 301, kept: aYear },
];

// tests/browser/support/servers.ts has said which server isn't installed.
for (const { name, port, moved, kept } of hosts)
	if (port !== '0') test.describe(name, () => describeHost(`http://localhost:${port}`, moved, kept));

for (const { name, port } of hosts.slice(1))
	if (port !== '0')
		test(`${name} shows the screen for its failures`, async () => {
			for (const status of [500, 502, 503, 504]) {
				const answer = await fetch(`http://localhost:${port}/fails/${status}`);
				expect(answer.status).toBe(status);
				expect(await answer.text(), `${status}`).toContain(`<title>${errors.application.title}`);
			}
		});

/**
 * What a host has to do.
 * @param origin where it answers
 * @param moved the status with which it corrects a spelling
 * @param kept how long it lets browsers keep a file whose name carries a hash
 */
function describeHost(origin: string, moved: number, kept: string): void {
	const get = (address: string, accept = 'identity') =>
		fetch(origin + address, { redirect: 'manual', headers: { 'accept-encoding': accept } });
	/** Where an answer leads; some hosts name themselves. */
	const findTarget = ({ headers }: Response) =>
		headers.get('location')?.replace(new RegExp(`^${origin}`), '');

	test('every page answers at its clean address', async () => {
		for (const route of routes) {
			const answer = await get(route);
			expect(answer.status, route).toBe(200);
			expect(answer.headers.get('content-type'), route).toMatch(/^text\/html; *charset=utf-8$/i);
		}
	});

	test('other spellings of an address redirect to the clean one', async () => {
		for (const { start } of languagesWith('/services', service))
			for (const [address, target] of [
				[`${start}/services/`, `${start}/services`],
				[`${start}/services.html`, `${start}/services`],
				[`${start}${service}/`, `${start}${service}`],
				[`${start}/index.html`, start || '/'],
				...['/', '.html'].flatMap((end) => (start ? [[start + end, start] as const] : [])),
			] as const) {
				const answer = await get(address);
				expect(answer.status, address).toBe(moved);
				expect(findTarget(answer), address).toBe(target);
			}
	});

	test('no address leads to another site or writes a header', async () => {
		for (const address of [
			'/%5Cevil.example/',
			'/%2f%2fevil.example.html',
			'//evil.example/services.html',
			'/services/%5C%5Cevil.example/',
			'/%0D%0ASet-Cookie:%20kept=no/',
		]) {
			// By the plain client, because fetch tidies an address before it asks.
			const { headers, statusCode } = await new Promise<IncomingMessage>((resolve, reject) => {
				request(origin, { path: address }, (answer) => resolve(answer.resume()))
					.once('error', reject)
					.end();
			});
			expect(headers['set-cookie'], address).toBeUndefined();
			expect([moved, 308, 400, 404], address).toContain(statusCode);
			if (headers.location)
				expect(new URL(headers.location, `${origin}/`).origin, address).toBe(new URL(origin).origin);
		}
	});

	test('old addresses redirect permanently, in one step', async () => {
		// The last is one of the sample's, in lower case, as people type it.
		for (const [from, to] of [...listFormer(), ['/our%20services_(all)', '/services'] as const]) {
			for (const address of [from, `${from}/`]) {
				const answer = await get(address);
				expect(answer.status, address).toBe(301);
				expect(findTarget(answer), address).toBe(to);
			}
		}
	});

	test('an unknown address gets status 404 and the matching screen', async () => {
		for (const [address, { metaTitle }] of [
			['/blog/no-such-post', errors.post],
			['/blog/99', errors.post],
			['/blog/no/such-post/', errors.page],
			// A folder, which would be listed.
			['/assets/', errors.page],
			...languagesWith().flatMap(
				({ start, errors: words }) =>
					[
						[`${start}/no-such-page`, words.page],
						[`${start}/services/no-such-service`, words.service],
						[`${start}/services/no/such-service/`, words.page],
						[`${start}${service}/no-such-part`, words.page],
					] as const,
			),
			// What has no translation, and words that begin with the code of a language, as "estimate" does.
			...translatedWith().flatMap(({ start, errors: words }) => [
				...routes
					.filter((route) => /^\/[^/]+$/.test(route) && !routes.includes(start + route))
					.map((route) => [start + route, words.page] as const),
				[`${start}timate`, errors.page] as const,
			]),
		] as const) {
			const answer = await get(address);
			expect(answer.status, address).toBe(404);
			const [, title = ''] = /<title[^>]*>([^<|]*)/.exec(await answer.text()) ?? [];
			expect(title.trim(), address).toBe(metaTitle);
		}
	});

	test('pages have the security headers and are revalidated each time', async () => {
		for (const address of ['/', '/embed/appointment-request', '/no-such-page']) {
			const { headers } = await get(address);
			expect(headers.get('x-content-type-options')).toBe('nosniff');
			expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
			expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
			expect(headers.get('content-security-policy')).toBe("frame-ancestors 'self'");
			expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
			expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
			// What the appointment form may need is left to its frame, so it must not be forbidden here.
			expect(headers.get('permissions-policy')).toContain('usb=()');
			expect(headers.get('permissions-policy')).not.toMatch(
				/geolocation|microphone|camera|fullscreen|payment/,
			);
		}
	});

	test('files with a hash in their name are kept', async () => {
		const home = await (await get('/')).text();
		for (const [end, type] of [
			['js', 'text/javascript'],
			['avif', 'image/avif'],
		]) {
			const [asset = ''] = home.match(new RegExp(`/assets/[^" ]+\\.${end}(?=[" ])`)) ?? [];
			const { status, headers } = await get(asset);
			expect(status, asset).toBe(200);
			expect(headers.get('content-type'), asset).toMatch(new RegExp(`^${type}(?:;|$)`));
			expect(headers.get('cache-control'), asset).toBe(kept);
			expect(headers.get('x-content-type-options'), asset).toBe('nosniff');
			expect(headers.get('permissions-policy'), asset).toBeNull();
		}
	});

	test('pages are compressed', async () => {
		expect((await get('/', 'gzip')).headers.get('content-encoding')).toBe('gzip');
	});

	test('the host’s settings are not served', async () => {
		for (const file of [
			'/_headers',
			'/_redirects',
			'/.assetsignore',
			'/.htaccess',
			'/services/.htaccess',
			'/assets/.htaccess',
			'/netlify.toml',
			'/nginx.conf',
			'/vercel.json',
		])
			expect([403, 404], file).toContain((await get(file)).status);
	});
}
