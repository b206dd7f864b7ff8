import rss from '@astrojs/rss';
import { getFeedArticles } from '../model/feed.ts';
import { getPage } from '../model/page.ts';
import { getCompany, getLabels } from '../model/site.ts';
import { buildFeed } from '../seo/feed.ts';

/** The articles for feed readers, with their full text. */
export async function GET(): Promise<Response> {
	const [company, { locale }, blog, articles] = await Promise.all([
		getCompany(),
		getLabels(),
		getPage('blog'),
		getFeedArticles(),
	]);
	return rss(
		buildFeed({
			title: `${blog.metaTitle} | ${company.name}`,
			description: blog.metaDescription,
			locale,
			articles,
		}),
	);
}
