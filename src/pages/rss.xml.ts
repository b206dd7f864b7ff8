import rss from '@astrojs/rss';
import { getFeedArticles } from '../model/feed.ts';
import { getPage } from '../model/page.ts';
import { getCompany } from '../model/site.ts';
import { buildFeed } from '../seo/feed.ts';

/** The articles for feed readers, with their full text. */
export async function GET(): Promise<Response> {
	const [company, blog, articles] = await Promise.all([getCompany(), getPage('blog'), getFeedArticles()]);
	return rss(
		buildFeed({
			title: `${blog.meta.title} | ${company.name}`,
			description: blog.meta.description,
			articles,
		}),
	);
}
