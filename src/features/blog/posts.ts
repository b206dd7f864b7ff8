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

export interface PostCard extends Omit<PostRecord, 'photo'> {
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

/** The cards of articles. @param use how large the picture is shown */
export const getPostCards = (posts: readonly PostRecord[], use: PhotoUse): Promise<PostCard[]> =>
	Promise.all(
		posts.map(async (post) => ({
			...post,
			href: recordPaths.posts(post.slug),
			photo: await getPhoto(post.photo, use),
		})),
	);

/** Links to articles, for the end of a page. */
export const toPostLinks = (posts: readonly Pick<PostRecord, 'slug' | 'title'>[]) =>
	posts.map(({ slug, title }) => ({ href: recordPaths.posts(slug), label: title }));

/** Three articles to read after this one: the newest of its category, then the newest of all. */
export async function getNextPosts({ slug, category }: PostRecord): Promise<PostRecord[]> {
	const others = (await getPosts()).filter((post) => post.slug !== slug);
	const related = others.filter((post) => post.category === category);
	return [...new Set([...related, ...others])].slice(0, 3);
}
