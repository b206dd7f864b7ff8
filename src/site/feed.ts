import type { RSSFeedItem, RSSOptions } from '@astrojs/rss';
import { escapeMarkup } from '../lib/text.ts';
import { absoluteUrl } from './site.ts';

/** An article with its rendered text. */
export interface FeedArticle {
	slug: string;
	title: string;
	excerpt: string;
	/** YYYY-MM-DD */
	date: string;
	category: string;
	author: string;
	html: string;
}

interface Feed {
	/** "en-US" */
	locale: string;
	title: string;
	description: string;
	articles: readonly FeedArticle[];
}

/** Links and pictures within the site become full addresses: a reader shows the text elsewhere. */
export const makeAbsolute = (html: string): string =>
	html.replace(
		/\b(href|src)="(\/[^"]*)"/g,
		(_, name: string, path: string) => `${name}="${absoluteUrl(path)}"`,
	);

/** RSS knows only email addresses as authors; a name goes into Dublin Core's creator. https://www.rssboard.org/rss-profile#namespace-elements-dublin */
const toCreator = (name: string) => `<dc:creator>${escapeMarkup(name)}</dc:creator>`;

const toItem = ({ slug, title, excerpt, date, category, author, html }: FeedArticle): RSSFeedItem => ({
	title,
	description: excerpt,
	link: `/blog/${slug}`,
	pubDate: new Date(`${date}T12:00:00Z`),
	categories: [category],
	customData: toCreator(author),
	content: makeAbsolute(html),
});

/** What @astrojs/rss writes the feed from: every article with its full text. */
export const buildFeed = ({ title, description, locale, articles }: Feed): RSSOptions => ({
	title,
	description,
	site: absoluteUrl('/'),
	trailingSlash: false,
	xmlns: { dc: 'http://purl.org/dc/elements/1.1/', atom: 'http://www.w3.org/2005/Atom' },
	customData: `<language>${locale.toLowerCase()}</language><atom:link href="${absoluteUrl('/rss.xml')}" rel="self" type="application/rss+xml"/>`,
	items: articles.map(toItem),
});
