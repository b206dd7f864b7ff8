import type { Part } from '../content/schema/part.ts';
import type { PageFacts } from './graph.ts';

/** What a page says about itself in its head. The rest of the head comes from the company's facts. */
export interface PageHead {
	/** Title, without the company's name, and description of the page. */
	words: Part & Record<'metaTitle' | 'metaDescription', string>;
	/** Id of the photo for shared links. The home page's photo by default. */
	photo?: string | undefined;
	/** False for pages that search engines must not index, such as error screens. */
	indexable?: boolean;
	/** True if the page opens with the quote form, so that its text font is wanted at once and the bar leads there. */
	form?: boolean;
	facts?: PageFacts;
}
