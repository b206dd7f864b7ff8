import { absoluteUrl, isPreview } from '../site/site.ts';

/**
 * Everything may be read. What must not be found (the embedded form, error screens, previews) says so in its own robots
 * tag, which a crawler can only see where it may read the page.
 * https://developers.google.com/search/docs/crawling-indexing/block-indexing
 */
export const GET = (): Response =>
	new Response(`User-agent: *\nAllow: /\n${isPreview ? '' : `\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`}`, {
		headers: { 'Content-Type': 'text/plain; charset=utf-8' },
	});
