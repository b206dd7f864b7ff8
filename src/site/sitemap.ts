import { escapeMarkup } from '../lib/text.ts';

/** A page for search engines. */
export interface SitemapEntry {
	/** Full address. */
	url: string;
	/** Day of the last change, YYYY-MM-DD; absent where it is not known, because a wrong one costs the trust in all. */
	lastModified?: string | undefined;
}

/**
 * Writes sitemap.xml. Neither changefreq nor priority: Google ignores both.
 * https://www.sitemaps.org/protocol.html, https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap
 */
export function buildSitemap(entries: readonly SitemapEntry[]): string {
	const urls = entries.map(
		({ url, lastModified }) =>
			`<url><loc>${escapeMarkup(url)}</loc>${lastModified ? `<lastmod>${lastModified}</lastmod>` : ''}</url>`,
	);
	return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}
