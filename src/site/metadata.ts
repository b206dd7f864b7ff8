import type { Company } from '../content/schema/company.ts';
import type { ArticleFacts } from './graph-record.ts';
import type { SharePicture } from './share-picture.ts';
import { absoluteUrl, isPreview } from './site.ts';

/** What a page says about itself; everything else in the head is derived. */
export interface PageHead {
	/** Title without the suffix. */
	title: string;
	/** 50 to 160 characters. */
	description: string;
	/** Path on this site, without a trailing slash: "/services". */
	path: string;
	/** What the page is, for Open Graph and structured data. */
	kind: 'home' | 'page' | 'about' | 'contact' | 'service' | 'article' | 'error';
	/** False keeps the page out of search engines: error screens. */
	found: boolean;
	/** The page before and the page after it, in a list that runs over several. */
	previous?: string | undefined;
	next?: string | undefined;
}

/** A meta element: Open Graph names its tags by `property`, everything else by `name`. */
export type MetaTag = { name: string; content: string } | { property: string; content: string };

export interface Metadata {
	title: string;
	/** Absent on pages that are not indexed: they have no address to be found under. In a preview that is every page. */
	canonical?: string;
	/** Full addresses of the pages before and after it. */
	previous?: string;
	next?: string;
	tags: MetaTag[];
}

interface MetadataFacts {
	company: Pick<Company, 'name' | 'addresses'>;
	/** "en-US" */
	locale: string;
	picture: SharePicture;
	article?: ArticleFacts | undefined;
	/** Builds for a preview are never indexed, whatever the page says. */
	preview?: boolean;
}

/**
 * What search engines may do with a page. A preview tells them to follow no link either, so that they do not wander
 * through it. max-image-preview lets results show the page's picture in full size.
 * https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag
 */
function buildRobots(indexed: boolean, preview: boolean): string {
	if (preview) return 'noindex, nofollow';
	return indexed ? 'index, follow, max-image-preview:large' : 'noindex, follow';
}

/**
 * Where the business is: the whole state, with the headquarters as its point. Bing and local directories still read
 * these tags (specification section 2: Florida geo tags).
 */
function buildGeoTags([headquarters]: Company['addresses']): MetaTag[] {
	if (!headquarters) return [];
	const { latitude, longitude, state } = headquarters;
	return [
		{ name: 'geo.region', content: `US-${state}` },
		{ name: 'geo.placename', content: 'Florida' },
		...(latitude !== undefined && longitude !== undefined
			? [
					{ name: 'geo.position', content: `${latitude};${longitude}` },
					{ name: 'ICBM', content: `${latitude}, ${longitude}` },
				]
			: []),
	];
}

/** Who wrote an article, when and about what: https://ogp.me/#type_article */
function buildArticleTags({ record, author }: ArticleFacts): MetaTag[] {
	return [
		// A name; article:author would have to be the address of a profile.
		{ name: 'author', content: author.name },
		{ property: 'article:published_time', content: record.date },
		...(record.updated ? [{ property: 'article:modified_time', content: record.updated }] : []),
		{ property: 'article:section', content: record.category },
	];
}

/** Builds the metadata of a page. The home page's title stands alone; the others get the company's name. */
export function buildMetadata(
	head: PageHead,
	{ company, locale, picture, article, preview = isPreview }: MetadataFacts,
): Metadata {
	const url = absoluteUrl(head.path);
	const isFound = head.found && !preview;
	const image = absoluteUrl(picture.path);
	return {
		title: head.kind === 'home' ? head.title : `${head.title} | ${company.name}`,
		...(isFound && { canonical: url }),
		...(head.previous && { previous: absoluteUrl(head.previous) }),
		...(head.next && { next: absoluteUrl(head.next) }),
		tags: [
			{ name: 'description', content: head.description },
			{ name: 'robots', content: buildRobots(head.found, preview) },
			...buildGeoTags(company.addresses),
			{ property: 'og:type', content: article ? 'article' : 'website' },
			{ property: 'og:site_name', content: company.name },
			{ property: 'og:locale', content: locale.replace('-', '_') },
			{ property: 'og:title', content: head.title },
			{ property: 'og:description', content: head.description },
			...(isFound ? [{ property: 'og:url', content: url }] : []),
			{ property: 'og:image', content: image },
			{ property: 'og:image:type', content: 'image/jpeg' },
			{ property: 'og:image:width', content: String(picture.width) },
			{ property: 'og:image:height', content: String(picture.height) },
			{ property: 'og:image:alt', content: picture.alt },
			...(article ? buildArticleTags(article) : []),
			{ name: 'twitter:card', content: 'summary_large_image' },
			{ name: 'twitter:title', content: head.title },
			{ name: 'twitter:description', content: head.description },
			{ name: 'twitter:image', content: image },
			{ name: 'twitter:image:alt', content: picture.alt },
		],
	};
}
