import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CollectionName } from '../../src/collections.ts';
import { findTypo } from '../../src/lib/nearest.ts';
import { type Content, childAt, recordsOf, shapeAt } from './content.ts';
import { type Kind, listPointers } from './graph.ts';
import { type Problem, quoteFound, reportField } from './report.ts';
import { fieldLines } from './words.ts';

const mostChoices = 20;

/** What can be pointed to instead. */
function describeChoices({ ids, home }: Kind): string {
	if (ids.length === 0) return `${home} has none yet.`;
	return ids.length > mostChoices
		? `${home} lists all you can choose from.`
		: `Choose from ${home}: ${ids.join(', ')}`;
}

/** Warns about people whom nobody sees: no page has a section for them, and no article names one. */
function checkTeam(content: Content): Problem[] {
	const [person] = recordsOf(content, 'team');
	const has = (name: CollectionName, key: string) =>
		recordsOf(content, name).some((place) => childAt(place, key).value !== undefined);
	if (!person || has('home', 'team') || has('about', 'team') || has('posts', 'author')) return [];
	return [
		reportField(person, {
			severity: 'warning',
			field: 'the team',
			found: 'people, but no page that shows them',
			why: 'Visitors would never see what’s written here.',
			write: 'In pages/home.yaml or pages/about.yaml, add:\nteam:\n  title: "Your text"',
		}),
	];
}

/** Checks that everything exists that something points to, and that people are shown. */
export const checkReferences = (content: Content): Problem[] => [
	...checkTeam(content),
	...listPointers(content)
		.filter(({ exists }) => !exists)
		.map(({ from, address, page, kind }) => {
			const meant = findTypo(page ?? address, kind.ids);
			return reportField(from, {
				found: `${quoteFound(address)}, but there’s no such ${kind.noun}`,
				...(from.part && { why: 'A wrong link leads visitors to an error page.' }),
				write: !meant
					? `${describeChoices(kind)}\n${kind.otherwise}`
					: from.part
						? `Write ${meant} in its place.`
						: fieldLines(from, meant),
				// Nobody sees what is about something that is gone, such as a list of its prices.
				...(shapeAt(from)?.unique && { severity: 'warning' }),
			});
		}),
];

function readParts(directory: string, page: string): Set<string> | undefined {
	const file = path.join(directory, page === '/' ? '/index.html' : `${page}.html`);
	if (!existsSync(file)) return undefined;
	return new Set([...readFileSync(file, 'utf8').matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id));
}

/**
 * Checks that the built pages have the parts that links in the content lead to. Only the pages know: what they draw
 * depends on more than one file, and a list of it would be wrong some day.
 * @param directory the built site
 */
export const checkParts = (content: Content, directory: string): Problem[] =>
	listPointers(content).flatMap(({ from, page, address }) => {
		const [start = '', part] = address.split('#');
		const parts = page && part ? readParts(directory, page) : undefined;
		// Answers for the form, as in /quote#service=carpet-cleaning, are no part of a page.
		if (!part || part.includes('=') || !parts || parts.has(part)) return [];
		return reportField(from, {
			found: `${address}, but that page has no part “${part}”`,
			why: 'Visitors would land at the top of the page and not where you mean.',
			write: `Write ${start || 'the words without the link'} in its place, or the id of another part after “#.”`,
		});
	});
