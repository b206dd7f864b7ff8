import { formatPhone } from '../../src/lib/phone.ts';
import { siteUrl } from '../../src/site/site.ts';
import { type BuiltPage, findFile, squash } from './site.ts';

/** Holds structured data to what a visitor can read on the same page. */

/** Properties whose words a reader finds on the page as they are. Hours and dates are written from the same records as the page's. */
const forReaders = new Set([
	'name',
	'headline',
	'title',
	'description',
	'articleSection',
	'jobTitle',
	'serviceType',
	'email',
	'telephone',
	'foundingDate',
	'streetAddress',
	'addressLocality',
	'postalCode',
]);

/** Whether an address is a page or file of the site, or a link that the page shows. */
const leadsSomewhere = (address: string, { document }: BuiltPage) =>
	address.startsWith(siteUrl)
		? findFile(address) !== undefined
		: document.querySelectorAll('a[href]').some((link) => link.getAttribute('href') === address);

/** What of a graph its page does not show, as "property: words". */
export function findHiddenFacts(graph: unknown, page: BuiltPage): string[] {
	const shown = squash(page.text);
	const isShown = (key: string, value: string) => {
		if (/^https:/.test(value)) return key.startsWith('@') || leadsSomewhere(value, page);
		if (!forReaders.has(key)) return true;
		// The description of a position is HTML: each of its parts is a fact.
		const parts = value.startsWith('<p>')
			? value.split(/<[^>]+>/).map((part) => part.replaceAll('&amp;', '&').replaceAll('&lt;', '<'))
			: [key === 'telephone' ? (formatPhone(value) ?? value) : value];
		return parts.every((part) => shown.includes(squash(part)));
	};
	const walk = (value: unknown, key: string): string[] => {
		if (typeof value === 'string') return isShown(key, value) ? [] : [`${key}: ${value}`];
		return Object.entries(Object(value)).flatMap(([name, item]) =>
			walk(item, Array.isArray(value) ? key : name),
		);
	};
	return walk(graph, '');
}
