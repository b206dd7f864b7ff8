import { labels } from '../content/facts.ts';
import { formatLabel, shorten } from '../lib/text.ts';
import type { PageFacts } from './graph.ts';

/** Words of a page for its title and for search results. */
export interface SearchWords {
	/** Title without the company's name. */
	metaTitle: string;
	/** 50 to 160 characters. */
	metaDescription: string;
}

/** What a page says about itself to browsers and search engines; the rest of its head follows from the company's facts. */
export interface PageHead {
	words: SearchWords;
	/** Id of its largest photo, for shared links; pages without one show that of the home page. */
	photo?: string | undefined;
	/** False keeps the page out of search engines: error screens, what is shown in a frame. */
	indexable?: boolean;
	/** Addresses of the pages before and after it, in a list that runs over several. */
	previous?: string | undefined;
	next?: string | undefined;
	/** What it shows, for its structured data. */
	facts?: PageFacts;
}

/** Words of one page of a list that runs over several: the first has the list's own, the others say which they are. */
export function describeListPage(
	{ metaTitle, metaDescription }: SearchWords,
	{ currentPage, lastPage }: { currentPage: number; lastPage: number },
): SearchWords & { position: string } {
	const position = formatLabel(labels.paging.position, { current: currentPage, total: lastPage });
	if (currentPage === 1) return { metaTitle, metaDescription, position };
	return {
		metaTitle: `${metaTitle} (${position})`,
		metaDescription: shorten(`${position}: ${metaDescription}`, 160),
		position,
	};
}
