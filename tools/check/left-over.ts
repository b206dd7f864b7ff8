/** What the launch check finds left over: the blanks of a new site, names of the sample, and addresses of a former site. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { formerPathOf } from '../../src/content/paths.ts';
import { countWords } from '../../src/lib/count.ts';
import { type Content, isByCustomer, readRecords, recordsOf, textAt, textsOf } from './content.ts';
import { oldAddressesFile, photoFile } from './files.ts';
import { listAddresses } from './graph.ts';
import { readContent } from './read.ts';
import { type Finding, type Problem, reportFile, reportPieces } from './report.ts';

/** What a new site has in the places of the owner's words (tools/starter), and what examples of this check begin with. */
const blank: Finding = {
	severity: 'launch',
	pattern: /\[Your [^\]]*\](?!\()|^Your (?:text|Company, LLC)\b|^First paragraph\.|\byour-?company\.com\b/g,
	field: 'an example in place of your own words',
	why: 'It only shows what belongs there, and visitors would take it for yours.',
	write: 'Write what is true of your company, or delete the line or the entry.',
};

/** Reports words that stand for the owner's own. */
export const checkPlaceholders = (content: Content): Problem[] =>
	textsOf(content).flatMap((text) => reportPieces(text, blank));

/** The names that only one company has: its own, and those of its people and places. */
function listNames(content: Content): Set<string> {
	const company = readRecords(content, 'company').flatMap(({ record }) => [
		record.name,
		record.legal.name,
		record.sisterBrand?.name,
		...record.phones.map(({ number }) => number),
		...record.addresses.map(({ street }) => street),
	]);
	const people = readRecords(content, 'team').map(({ record }) => record.name);
	const towns = readRecords(content, 'areas').flatMap(({ record }) => record.towns.map(({ name }) => name));
	return new Set([...company, ...people, ...towns].flatMap((name) => name ?? []));
}

const sampleFolder = path.join(import.meta.dirname, '../../sample');
/** The names of the sample; none, where somebody has deleted it. */
let ofSample: Set<string> | undefined;

/** Lists what texts that were copied from the sample still say of that company. What customers wrote is theirs. */
export function checkSampleNames(content: Content): Problem[] {
	ofSample ??= existsSync(sampleFolder) ? listNames(readContent(sampleFolder).content) : new Set();
	const names = [...ofSample.difference(listNames(content))];
	// Without a name, the pattern would find what is between any two letters.
	if (names.length === 0) return [];
	const pattern = new RegExp(
		`(?<![\\p{L}\\d])(?:${names.map(RegExp.escape).join('|')})(?![\\p{L}\\d])`,
		'gu',
	);
	return textsOf(content)
		.filter((text) => !isByCustomer(text))
		.flatMap((text) =>
			reportPieces(text, {
				severity: 'warning',
				pattern,
				field: 'a name of the sample',
				why: 'It’s the sample company’s. Visitors would think it’s yours.',
				write: 'Change each text that should be about your own company. Leave what is right.',
			}),
		);
}

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
