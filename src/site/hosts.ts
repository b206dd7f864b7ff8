import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeRedirectPages } from './site.ts';

/** A path as browsers ask for it: "/our services" becomes "/our%20services". */
const encodePath = (address: string): string => new URL(address, 'https://any.example').pathname;

/** A text as a part of a pattern. Servers compare addresses without their percent signs. */
const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** How a file says that a former address leads to another for good. */
const redirectLines: Record<string, (from: string, to: string) => string> = {
	_redirects: (from, to) => ['', '/'].map((end) => `${encodePath(from)}${end} ${to} 301`).join('\n'),
	'.htaccess': (from, to) => `RewriteRule "^${escapePattern(from.slice(1))}/?$" ${to} [R=301,NE,L]`,
	'nginx.conf': (from, to) => `rewrite "^${escapePattern(from)}/?$" "${to}" permanent;`,
};

/** Adds former addresses and the folders with a 404 page of their own to the files of hosts (docs/hosting.md). @param directory the built site */
export function writeHostFiles(directory: string): void {
	const redirects = writeRedirectPages(directory);
	const change = (file: string, changed: (text: string) => string) => {
		const built = path.join(directory, file);
		if (existsSync(built)) writeFileSync(built, changed(readFileSync(built, 'utf8')));
	};
	for (const [file, write] of Object.entries(redirectLines)) {
		const lines = redirects.map(([from, to]) => `${write(from, to)}\n`).join('');
		change(file, (text) => text.replace(/^# Former addresses.*\n/m, (place) => place + lines));
	}
	change('vercel.json', (text) => {
		const { redirects: own = [], ...settings } = JSON.parse(text);
		const former = redirects.map(([from, destination]) => ({
			// Its signs for patterns are escaped.
			source: encodePath(from).replace(/[()+!{}]/g, '\\$&'),
			destination,
			statusCode: 301,
		}));
		return JSON.stringify({ ...settings, redirects: [...former, ...own] });
	});
	// The deepest first: Netlify takes the first that fits.
	const folders = globSync('*/**/404.html', { cwd: directory })
		.map((file) => `/${path.dirname(file).split(path.sep).join('/')}`)
		.sort((a, b) => b.length - a.length);
	for (const folder of folders) {
		writeFileSync(`${directory}${folder}/.htaccess`, `ErrorDocument 404 ${folder}/404.html\n`);
		change(
			'netlify.toml',
			(text) => `${text}[[redirects]]\nfrom = "${folder}/*"\nto = "${folder}/404.html"\nstatus = 404\n`,
		);
	}
}
