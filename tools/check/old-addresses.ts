import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formerPathOf } from '../../src/content/paths.ts';
import { type Content, recordsOf } from './content.ts';
import { oldAddressesFile, photoFile } from './files.ts';
import { listAddresses } from './graph.ts';
import { countWords, type Problem, reportFile } from './report.ts';

/** The addresses in a text: lines that somebody has typed or copied, or a sitemap. */
const listPaths = (text: string): string[] =>
	text
		.replace(/<!\[CDATA\[|\]\]>|<[^>]*>/g, ' ')
		.split(/[\s,;"]+/)
		.filter((word) => /^(?:https?:\/\/|www\.|\/)/.test(word))
		.map(formerPathOf);

/** Warns about the addresses of the site before this one that lead to no page and to no redirect: all of them at once. */
export function checkOldAddresses(content: Content): Problem[] {
	if (!content.files.includes(oldAddressesFile)) return [];
	const text = readFileSync(path.join(content.directory, oldAddressesFile), 'utf8');
	const redirects = recordsOf(content, 'redirects').map(({ value }) => formerPathOf(Object(value).from));
	const known = new Set([
		...listAddresses(content),
		...redirects,
		...redirects.map((one) => one.toLowerCase()),
	]);
	const lost = new Set(
		listPaths(text).filter(
			(address) =>
				!known.has(address.replace(/(?:\/index)?\.html$/, '')) &&
				!known.has(address) &&
				!(photoFile.test(address) || /\.(?:gif|svg|xml)$/.test(address)),
		),
	);
	const [first] = lost;
	if (!first) return [];
	return [
		reportFile(`content/${oldAddressesFile}`, {
			severity: 'warning',
			field: `${countWords(lost.size, 'address', 'addresses')} of your old site`,
			found: [...lost].join('\n'),
			why: 'They lead to no page here. Visitors who come from search engines and old links would see “Page Not Found.”',
			write: `Say in content/redirects.yaml which page each of them leads to now, such as:\n- from: ${first}\n  to: /\nPages that nobody misses may stay in this list.`,
		}),
	];
}
