import { addressIn, languagesOf } from '../content/language.ts';
import { listPages } from '../content/page-list.ts';
import { recordPaths } from '../content/paths.ts';
import { readAll } from '../content/read.ts';
import { getPosts } from '../features/blog/posts.ts';
import { lastDayOf } from '../features/policies/schema.ts';
import { absoluteUrl } from '../site/site.ts';

/**
 * Every page that may be found, with the day of its last change if the record states it. Pages name their other languages themselves.
 * https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap
 */
export async function GET(): Promise<Response> {
	const [paths, posts, legal] = await Promise.all([listPages(), getPosts(), readAll('legal')]);
	const dates = new Map([
		...posts.map(({ id, date, updated }) => [recordPaths.posts(id), updated ?? date] as const),
		...legal.map(({ id, ...policy }) => [recordPaths.legal(id), lastDayOf(policy)] as const),
	]);
	const urls = paths.flatMap((path) => {
		const date = dates.get(path);
		const lastChange = date ? `<lastmod>${date}</lastmod>` : '';
		return languagesOf(path).map(
			(language) => `<url><loc>${absoluteUrl(addressIn(language, path))}</loc>${lastChange}</url>`,
		);
	});
	return new Response(
		`<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
		{ headers: { 'Content-Type': 'application/xml; charset=utf-8' } },
	);
}
