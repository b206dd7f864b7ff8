import { listReads } from '../content/reads.ts';
import { findLatestChange, readChangeDates } from '../site/last-modified.ts';
import { getFoundPages } from '../site/pages.ts';
import { absoluteUrl } from '../site/site.ts';
import { buildSitemap } from '../site/sitemap.ts';

/** The sitemap for search engines: the pages that may be found, with the day their content last changed. */
export async function GET(): Promise<Response> {
	const [pages, dates] = [await getFoundPages(), readChangeDates()];
	const entries = await Promise.all(
		pages.map(async ({ path, date, view }) => ({
			url: absoluteUrl(path),
			lastModified: date ?? (view && findLatestChange(await listReads(view), dates)),
		})),
	);
	return new Response(buildSitemap(entries), {
		headers: { 'Content-Type': 'application/xml; charset=utf-8' },
	});
}
