import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pageOf, recordPaths } from '../../src/content/paths.ts';
import { findNearest, isSlip } from '../../src/lib/nearest.ts';
import { type Content, isBody, textsOf } from './content.ts';
import { listLinks } from './links.ts';
import { type Problem, reportField } from './problem.ts';

/** The ids on a built page; undefined if there is no such page. */
function readParts(directory: string, page: string): Set<string> | undefined {
	const file = path.join(directory, page === '/' ? '/index.html' : `${page}.html`);
	if (!page.startsWith('/') || !existsSync(file)) return undefined;
	return new Set([...readFileSync(file, 'utf8').matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id));
}

/**
 * Checks that the built pages have the parts that links in the content lead to. Only the pages know: what they draw
 * depends on more than one file, and a list of it would be wrong some day.
 * @param directory the built site
 */
export const checkParts = (content: Content, directory: string): Problem[] =>
	textsOf(content).flatMap((text) =>
		listLinks(text).flatMap(({ address, words, needle, index, write }) => {
			const [, part] = address.split('#');
			const page = pageOf(address);
			const parts = readParts(directory, page || (isBody(text) ? recordPaths.posts(text.source.name) : ''));
			if (!part || !parts || parts.has(part)) return [];
			const nearest = findNearest(part, parts);
			// Two letters away may be another part: "southeast" isn't "southwest".
			const right = isSlip(part, nearest) ? `${page}#${nearest}` : page;
			return reportField(text, {
				...(needle && { needle, index, field: 'a link in the text' }),
				found: `${address}, but that page has no part “${part}”`,
				why: 'Visitors would land at the top of the page and not where you mean.',
				write: right ? write(right) : words,
			});
		}),
	);
