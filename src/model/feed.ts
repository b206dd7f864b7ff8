import { getCollection } from 'astro:content';
import { fillText } from '../lib/tokens.ts';
import type { FeedArticle } from '../seo/feed.ts';
import { getPosts } from './posts.ts';
import { readAll } from './read.ts';
import { getHtmlTokens } from './site.ts';

/** The articles with their rendered text, newest first. */
export async function getFeedArticles(): Promise<FeedArticle[]> {
	const [posts, entries, team, tokens] = await Promise.all([
		getPosts(),
		getCollection('posts'),
		readAll('team'),
		getHtmlTokens(),
	]);
	return posts.map((post) => ({
		...post,
		author: team.find((member) => member.id === post.author)?.name ?? '',
		html: fillText(entries.find((entry) => entry.id === post.slug)?.rendered?.html ?? '', tokens),
	}));
}
