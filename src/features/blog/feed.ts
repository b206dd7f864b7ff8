import { readRecord } from '../../content/read.ts';
import { getPostHtml, getPosts } from './posts.ts';

/** How many articles the feed holds: readers ask for it again and again, and take what is new. */
const feedSize = 20;

/** The newest articles with their rendered text. */
export async function getFeedArticles() {
	const posts = (await getPosts()).slice(0, feedSize);
	return Promise.all(
		posts.map(async (post) => ({
			...post,
			author: (await readRecord('team', post.author)).data.name,
			html: await getPostHtml(post.slug),
		})),
	);
}
