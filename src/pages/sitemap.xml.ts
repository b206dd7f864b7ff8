import { getFoundPages } from '../model/pages.ts';
import { listReads } from '../model/reads.ts';
import { findLatestChange, readChangeDates } from '../seo/last-modified.ts';
import { absoluteUrl } from '../seo/site.ts';
import { buildSitemap } from '../seo/sitemap.ts';

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
