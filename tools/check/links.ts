import { findNearest } from '../../src/features/service-area/nearest.ts';
import { type Content, textsOf } from './content.ts';
import { type Problem, tellField } from './problem.ts';
import { isRoute, listRoutes } from './references.ts';

/** Markdown's ![words](address) and [words](address "title"). */
const markdownLink = /(!?)\[([^\]]*)\]\(\s*<?([^)\s>]*)>?[^)]*\)/g;
const otherSite = /^(?:https?:|mailto:|tel:|sms:|#|\{)/;

/** Checks links and pictures in running text, and that each article has one. */
export function checkLinks(content: Content): Problem[] {
	const routes = listRoutes(content);
	return textsOf(content).flatMap((text) => {
		if (text.isBody && text.value.trim() === '')
			return tellField(text, {
				field: 'the text of the article',
				found: 'nothing below the second ---',
				why: 'The article would be an empty page.',
				write: 'The article, with an empty line between paragraphs.',
			});
		return [...text.value.matchAll(markdownLink)].flatMap(([needle, mark, words = '', address = '']) => {
			if (mark === '!')
				return tellField(text, {
					needle,
					field: 'a picture in the text',
					found: needle,
					why: 'Pictures inside the text aren’t shown.',
					write: 'Delete it. An article shows the photos named at its top, under “photo” and “hero.”',
				});
			if (otherSite.test(address) || isRoute(routes, address)) return [];
			const nearest = findNearest(address.replace(/#.*$/, ''), routes) ?? '/services';
			return tellField(text, {
				needle,
				field: 'a link in the text',
				found: `${address || 'no address'}, but there’s no such page`,
				why: 'A wrong link leads visitors to an error page.',
				write: `[${words}](${nearest})`,
			});
		});
	});
}
