import { getSitePages } from '../model/site-pages.ts';
import { findLatestChange, readChangeDates } from '../seo/last-modified.ts';
import { absoluteUrl } from '../seo/site.ts';
import { buildSitemap } from '../seo/sitemap.ts';

/** The sitemap for search engines: the pages that may be found, with the day their content last changed. */
export async function GET(): Promise<Response> {
	const pages = await getSitePages();
	const dates = readChangeDates();
	const entries = pages.map(({ path, sources, date }) => ({
		url: absoluteUrl(path),
		lastModified: date ?? findLatestChange(sources, dates),
	}));
	return new Response(buildSitemap(entries), {
		headers: { 'Content-Type': 'application/xml; charset=utf-8' },
	});
}
