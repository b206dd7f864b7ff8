import { absoluteUrl, isPreview } from '../site/site.ts';

/**
 * Crawlers may read everything. Pages that must not be found (the embedded form, error screens, previews) say so in
 * their robots meta tag, which a crawler sees only if it may read the page.
 * https://developers.google.com/search/docs/crawling-indexing/block-indexing
 */
export const GET = (): Response =>
	new Response(`User-agent: *\nAllow: /\n${isPreview ? '' : `\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`}`, {
		headers: { 'Content-Type': 'text/plain; charset=utf-8' },
	});
