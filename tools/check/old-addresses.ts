import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formerPathOf } from '../../src/content/paths.ts';
import { countWords } from '../../src/lib/count.ts';
import { type Content, recordsOf, textAt } from './content.ts';
import { oldAddressesFile, photoFile } from './files.ts';
import { listAddresses } from './graph.ts';
import { type Problem, reportFile } from './report.ts';

/** The addresses in a text, which may be lines or the sitemap of a site: those of pages. */
const listPages = (text: string): string[] =>
	text
		.replace(/<!\[CDATA\[|\]\]>|<[^>]*>/g, ' ')
		.split(/[\s,;"]+/)
		.filter((word) => /^(?:https?:\/\/|www\.|\/)/.test(word))
		.map(formerPathOf)
		.filter((address) => !photoFile.test(address) && !/\.(?:gif|svg|xml)$/.test(address));

/** Warns about the addresses of the site before this one that lead to no page and to no redirect: all of them at once. */
export function checkOldAddresses(content: Content): Problem[] {
	if (!content.files.includes(oldAddressesFile)) return [];
	const redirects = recordsOf(content, 'redirects').map((one) => formerPathOf(textAt(one, 'from') ?? ''));
	const known = [...listAddresses(content), ...redirects, ...redirects.map((one) => one.toLowerCase())];
	const isKnown = (address: string) =>
		[address, address.replace(/(?:\/index)?\.html$/, '') || '/'].some((one) => known.includes(one));
	const text = readFileSync(path.join(content.directory, oldAddressesFile), 'utf8');
	const lost = new Set(listPages(text).filter((address) => !isKnown(address)));
	if (lost.size === 0) return [];
	return [
		reportFile(`${content.folder}/${oldAddressesFile}`, {
			severity: 'warning',
			field: `${countWords(lost.size, 'address', 'addresses')} of your old site`,
			found: [...lost].join('\n'),
			why: 'They lead to no page here: visitors who come from search engines and old links would see “Page Not Found.”',
			write:
				'In redirects.yaml, say which page each of them leads to now. One that nobody misses may stay here.',
		}),
	];
}
