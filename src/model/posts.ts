import { getCollection } from 'astro:content';
import { fillTokens } from '../lib/tokens.ts';
import type { Post } from '../schema/post.ts';
import type { PhotoData } from '../ui/Photo.tsx';
import { getPhoto, type PhotoUse } from './photo.ts';
import { getTokens } from './site.ts';

/** An article's front matter with its slug, which is its file name. */
export type PostRecord = Post & { slug: string };

export interface PostCardData {
	slug: string;
	href: string;
	title: string;
	excerpt: string;
	date: string;
	category: string;
	photo: PhotoData;
}

/** The articles, newest first. */
export async function getPosts(): Promise<PostRecord[]> {
	const [entries, tokens] = await Promise.all([getCollection('posts'), getTokens()]);
	return entries
		.map((entry) => ({ slug: entry.id, ...fillTokens(entry.data, tokens) }))
		.sort((a, b) => b.date.localeCompare(a.date));
}

/** The cards of the article list. */
export async function getPostCards(use: PhotoUse = 'card'): Promise<PostCardData[]> {
	const posts = await getPosts();
	return Promise.all(
		posts.map(async ({ slug, title, excerpt, date, category, photo }) => ({
			slug,
			href: `/blog/${slug}`,
			title,
			excerpt,
			date,
			category,
			photo: await getPhoto(photo, use),
		})),
	);
}
