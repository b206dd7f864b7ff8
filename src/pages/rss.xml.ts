import rss from '@astrojs/rss';
import { getCompany, getLabels } from '../content/company.ts';
import { getPage } from '../content/page.ts';
import { getFeedArticles } from '../features/blog/feed.ts';
import { buildFeed } from '../site/feed.ts';

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
