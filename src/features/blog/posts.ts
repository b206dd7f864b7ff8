import { tokens } from '../../content/facts.ts';
import type { PhotoData } from '../../content/photo.ts';
import { getPhoto, type PhotoUse } from '../../content/photo.ts';
import { readRecords } from '../../content/read.ts';
import { fillHtml } from '../../lib/contact-text.ts';
import { recordPaths } from '../../lib/links.ts';
import { once } from '../../lib/once.ts';
import type { Post } from './schema.ts';

/** An article's front matter with its slug, which is its file name. */
export type PostRecord = Post & { slug: string };

export interface PostCardData extends Pick<Post, 'title' | 'excerpt' | 'date' | 'category'> {
	slug: string;
	href: string;
	photo: PhotoData;
}

/** The articles, newest first. */
export const getPosts = once(async (): Promise<PostRecord[]> => {
	const records = await readRecords('posts');
	return records
		.map(({ id, data }) => ({ ...data, slug: id }))
		.sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
});

/** The body of an article, rendered from Markdown, with its tokens filled in. */
export async function getPostHtml(slug: string): Promise<string> {
	const [record] = await readRecords('posts', [slug]);
	return fillHtml(record?.html ?? '', tokens);
}

const toCard = async (post: PostRecord, use: PhotoUse): Promise<PostCardData> => ({
	slug: post.slug,
	href: recordPaths.posts(post.slug),
	title: post.title,
	excerpt: post.excerpt,
	date: post.date,
	category: post.category,
	photo: await getPhoto(post.photo, use),
});

/** The cards of articles. @param use how large the picture is shown */
export const getPostCards = (posts: readonly PostRecord[], use: PhotoUse): Promise<PostCardData[]> =>
	Promise.all(posts.map((post) => toCard(post, use)));

/** The newest three articles, for the home page (specification section 2, Home). */
export const getNewestCards = async (): Promise<PostCardData[]> =>
	getPostCards((await getPosts()).slice(0, 3), 'card');

/** Links to articles, for the end of a page. */
export const toPostLinks = (posts: readonly Pick<PostRecord, 'slug' | 'title'>[]) =>
	posts.map(({ slug, title }) => ({ href: recordPaths.posts(slug), label: title }));

const groupByCategory = once(async () => Map.groupBy(await getPosts(), (post) => post.category));

/** Articles to read after this one: the newest of its category, then the newest of all. */
export async function getNextPosts(post: PostRecord, count = 3): Promise<PostRecord[]> {
	const [all, groups] = await Promise.all([getPosts(), groupByCategory()]);
	const candidates = [...(groups.get(post.category) ?? []).slice(0, count + 1), ...all.slice(0, 2 * count)];
	return [...new Set(candidates)].filter(({ slug }) => slug !== post.slug).slice(0, count);
}
