import { appendFileSync, writeFileSync } from 'node:fs';
import {
	addressCaching,
	encodePath,
	noSniff,
	pageCaching,
	pageHeaders,
	type Rules,
	readRules,
	settings,
} from './rules.ts';
import { writeApache, writeApacheAssets, writeNginx } from './servers.ts';

/**
 * _headers, for Cloudflare and Netlify, which join the values of both parts. So pages get no Cache-Control here: both hosts
 * send the same one by themselves. Only Cloudflare takes headers off again; Netlify skips the lines with "!".
 */
const writeHeaders = () => `\
/*
${[noSniff, ...pageHeaders].map(([name, value]) => `  ${name}: ${value}`).join('\n')}
/assets/*
  ${addressCaching.join(': ')}
${pageHeaders.map(([name]) => `  ! ${name}`).join('\n')}
`;

/** _redirects, for Cloudflare and Netlify. */
const writeRedirects = ({ redirects, shallow }: Rules) =>
	[
		...redirects.flatMap(([from, to]) => ['', '/'].map((end) => `${encodePath(from)}${end} ${to} 301`)),
		...shallow.flatMap(({ folder, noPage }) =>
			['', '/*'].map((end) => `${folder}/:child/:part${end} ${noPage} 200`),
		),
	].join('\n');

/** netlify.toml, for what _redirects may not have on Cloudflare. */
const writeNetlify = ({ folders }: Rules) =>
	folders
		.map((folder) => `[[redirects]]\nfrom = "${folder}/*"\nto = "${folder}/404.html"\nstatus = 404\n`)
		.join('');

const writeVercel = ({ redirects }: Rules) =>
	JSON.stringify({
		// The folder is the site: there's nothing to build.
		framework: null,
		buildCommand: '',
		outputDirectory: '.',
		cleanUrls: true,
		trailingSlash: false,
		redirects: redirects.map(([from, destination]) => ({
			// Its signs for patterns are escaped.
			source: encodePath(from).replace(/[()+!{}]/g, '\\$&'),
			destination,
			statusCode: 301,
		})),
		headers: [
			{ source: '/((?!assets/).*)', sent: [noSniff, pageCaching, ...pageHeaders] },
			{ source: '/assets/(.*)', sent: [noSniff, addressCaching] },
		].map(({ source, sent }) => ({ source, headers: sent.map(([key, value]) => ({ key, value })) })),
	});

/** Writes what hosts read, and a page for each former address (docs/deploy.md). @param directory the built site */
export function writeHostFiles(directory: string): void {
	const rules = readRules(directory);
	const write = (file: string, text: string) => writeFileSync(`${directory}/${file}`, text);
	write('_headers', writeHeaders());
	write('_redirects', writeRedirects(rules));
	write('netlify.toml', writeNetlify(rules));
	write('vercel.json', writeVercel(rules));
	write('nginx.conf', writeNginx(rules));
	write('.htaccess', writeApache(rules));
	write('assets/.htaccess', writeApacheAssets());
	for (const folder of rules.folders) write(`${folder}/.htaccess`, `ErrorDocument 404 ${folder}/404.html\n`);
	// Cloudflare publishes none of these files. The owner may have a list of others (docs/hosting.md).
	appendFileSync(`${directory}/.assetsignore`, `\n${settings.join('\n')}\n`);
}
