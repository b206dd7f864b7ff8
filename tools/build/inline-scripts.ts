import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashForPolicy } from '../../src/lib/policy-hash.ts';
import { listHtmlFiles } from './site-files.ts';

/** As large as a script may be that Astro itself writes into a page, in bytes; see astro.config.ts. */
export const inlineLimit = 4096;

/**
 * Writes into the pages what Astro leaves in files because it has an import(): a few lines that load the rest when a
 * visitor wants it. Such a file is one more request before the largest part of the page is drawn: on a phone it took 150 ms
 * of LCP from the home page. Their hashes join the page's content security policy.
 * @param directory the built site
 */
export function inlineScripts(directory: string): void {
	const gone = new Set<string>();
	for (const file of listHtmlFiles(directory)) {
		const page = path.join(directory, file);
		const hashes: string[] = [];
		const html = readFileSync(page, 'utf8').replace(
			/<script type="module" src="(\/assets\/[^"]+\.js)"><\/script>/g,
			(element, source: string) => {
				const code = readFileSync(path.join(directory, source), 'utf8').trim();
				const loadsAtOnce = /(?:^|[;}])(?:import|export)\b(?!\()/.test(code);
				if (loadsAtOnce || code.length > inlineLimit || code.includes('</')) return element;
				gone.add(source);
				const inlined = code.replace(/\bimport\(([`'"])\.\//g, 'import($1/assets/');
				hashes.push(` '${hashForPolicy(inlined)}'`);
				return `<script type="module">${inlined}</script>`;
			},
		);
		if (hashes.length > 0) writeFileSync(page, html.replace(/script-src [^;"]*/, `$&${hashes.join('')}`));
	}
	for (const source of gone) rmSync(path.join(directory, source));
}
