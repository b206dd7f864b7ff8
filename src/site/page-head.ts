import { labels } from '../content/facts.ts';
import type { ListPage } from '../content/paths.ts';
import type { Part } from '../content/schema/part.ts';
import { formatLabel, shorten } from '../lib/text.ts';
import type { PageFacts } from './graph.ts';

/** Title and description of a page. */
export interface SearchWords extends Part {
	/** Without the company's name. */
	metaTitle: string;
	/** 50 to 160 characters. */
	metaDescription: string;
}

/** What a page says about itself in its head. The rest of the head comes from the company's facts. */
export interface PageHead {
	words: SearchWords;
	/** Id of the photo for shared links. The home page's photo by default. */
	photo?: string | undefined;
	/** False for pages that search engines must not index, such as error screens. */
	indexable?: boolean;
	/** True if the page opens with the quote form, so that its text font is wanted at once and the bar leads there. */
	form?: boolean;
	previous?: string | undefined;
	next?: string | undefined;
	facts?: PageFacts;
}

/** Title and description of one page of a list. From the second page on, they say which page it is. */
export function describeListPage(
	{ metaTitle, metaDescription }: SearchWords,
	{ number, total }: ListPage,
): SearchWords & { position: string } {
	const position = formatLabel(labels.paging.position, { current: number, total });
	if (number === 1) return { metaTitle, metaDescription, position };
	return {
		metaTitle: `${metaTitle} (${position})`,
		metaDescription: shorten(`${position}: ${metaDescription}`, 160),
		position,
	};
}
