import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Content } from './content.ts';
import { listPointers } from './graph.ts';
import { type Problem, reportField } from './report.ts';

/** The ids on a built page; undefined if there is no such page. */
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
		if (!part || !parts || parts.has(part)) return [];
		return reportField(from, {
			found: `${address}, but that page has no part “${part}”`,
			why: 'Visitors would land at the top of the page and not where you mean.',
			write: `Write ${start || 'the words without the link'} in its place, or the id of another part after “#.”`,
		});
	});
