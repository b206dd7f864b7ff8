import { findNearest } from '../../src/lib/nearest.ts';
import { type Problem, tellField } from './problem.ts';
import { bodyLine } from './read.ts';
import { isRoute, listRoutes } from './routes.ts';
import type { Content } from './source.ts';
import { walk } from './values.ts';

/** Markdown's ![words](address) and [words](address "title"). */
const markdownLink = /(!?)\[([^\]]*)\]\(\s*<?([^)\s>]*)>?[^)]*\)/g;
const otherSite = /^(?:https?:|mailto:|tel:|sms:|#|\{)/;

type Tell = (found: string, telling: Pick<Problem, 'field' | 'found' | 'why' | 'write'>) => void;

/** Looks at every link and picture of one text. */
function checkText(routes: ReadonlySet<string>, text: string, tell: Tell): void {
	for (const [whole, mark, words = '', address = ''] of text.matchAll(markdownLink)) {
		if (mark === '!') {
			tell(whole, {
				field: 'a picture in the text',
				found: whole,
				why: 'Pictures inside a text are not shown. An article opens with the photo that its “photo” line names.',
				write: 'nothing: take it away, or name the photo at the top of the article',
			});
			continue;
		}
		if (otherSite.test(address) || isRoute(routes, address)) continue;
		const nearest = findNearest(address.replace(/#.*$/, ''), routes) ?? '/services';
		tell(whole, {
			field: 'a link in the text',
			found: `${address || 'no address'}, but there is no such page`,
			why: 'Visitors follow it to another page.',
			write: `[${words}](${nearest})`,
		});
	}
}

/** Checks links and pictures in running text: in every YAML text and in the bodies of the articles. */
export function checkLinks(content: Content): Problem[] {
	const routes = listRoutes(content);
	const problems: Problem[] = [];
	for (const source of content.sources) {
		walk(source.data, (value, place) => {
			if (typeof value !== 'string' || !value.includes('](')) return;
			checkText(routes, value, (needle, telling) =>
				problems.push(tellField(source, place, { ...telling, needle })),
			);
		});
		if (source.bodyStart === undefined) continue;
		const body = source.text.slice(source.bodyStart);
		checkText(routes, body, (needle, telling) =>
			problems.push({ file: source.file, line: bodyLine(source, body.indexOf(needle)), ...telling }),
		);
		if (body.trim() === '') {
			problems.push({
				file: source.file,
				line: bodyLine(source, 0),
				field: 'the text of the article',
				found: 'nothing below the second ---',
				why: 'The article would be an empty page.',
				write: 'the article, in paragraphs separated by an empty line',
			});
		}
	}
	return problems;
}
