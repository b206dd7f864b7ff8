import type { Company } from '../model/schema/company.ts';
import { siteUrl } from './site.ts';

/** What a page says about itself; everything else in the head is derived. */
export interface PageHead {
	/** Title without the suffix. */
	title: string;
	/** 50 to 160 characters. */
	description: string;
	/** Path on this site, without a trailing slash: "/services". */
	path: string;
	/** Id of the photo for shared links. */
	photo?: string;
	/** What the page is, for Open Graph and structured data. */
	kind?: 'home' | 'page' | 'about' | 'contact' | 'service' | 'article' | 'careers' | 'error';
	/** False keeps the page out of search engines: error screens. */
	indexed?: boolean;
	/** The way here from the home page, for breadcrumbs; the page itself comes last. */
	breadcrumb?: { name: string; path: string }[];
	/** Id of the record that the page shows (service, post), for structured data. */
	record?: string;
}

export interface Metadata {
	title: string;
	description: string;
	robots: string;
	/** Absent on error screens: they have no address of their own. */
	canonical?: string;
}

/** Builds the metadata of a page. The home page's title stands alone; the others get the company's name. */
export function buildMetadata(head: PageHead, company: Company): Metadata {
	const indexed = head.indexed ?? true;
	return {
		title: head.kind === 'home' ? head.title : `${head.title} | ${company.name}`,
		description: head.description,
		robots: indexed ? 'index, follow' : 'noindex, follow',
		...(indexed && { canonical: `${siteUrl}${head.path === '/' ? '/' : head.path}` }),
	};
}
