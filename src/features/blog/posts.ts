import { tokens } from '../../content/facts.ts';
import { recordPaths } from '../../content/paths.ts';
import type { PhotoData } from '../../content/photo.ts';
import { getPhoto, type PhotoUse } from '../../content/photo.ts';
import { readAll, readHtml } from '../../content/read.ts';
import { isPublished } from '../../content/today.ts';
import { fillHtml } from '../../lib/contact-text.ts';
import type { Post } from './schema.ts';

export interface PostCard extends Omit<Post, 'photo'> {
	href: string;
	photo: PhotoData;
}

/** In the live preview, where the owner sees also what visitors don't see yet, that is said in place of the category. */
const markUnpublished = (post: Post): Post =>
	isPublished(post) ? post : { ...post, category: post.draft ? 'Draft' : `Visible from ${post.date}` };

/** The articles, newest first. */
export const getPosts = async (): Promise<Post[]> =>
	(await readAll('posts'))
		.map(markUnpublished)
		.toSorted((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id));

/** The body of an article, rendered from Markdown, with its tokens filled in. */
export const getPostHtml = async (id: string): Promise<string> => fillHtml(await readHtml(id), tokens);

/** The cards of articles. @param use how large the picture is shown */
export const getPostCards = (posts: readonly Post[], use: PhotoUse): Promise<PostCard[]> =>
	Promise.all(
		posts.map(async (post) => ({
			...post,
			href: recordPaths.posts(post.id),
			photo: await getPhoto(post.photo, use),
		})),
	);

/** The cards of the newest three, for the home page (docs/specification.md, 3.1). */
export const getNewestCards = async () => getPostCards((await getPosts()).slice(0, 3), 'card');

/** Three articles to read after this one: the newest of its category, then the newest of all. */
export async function getNextPosts({ id, category }: Post): Promise<Post[]> {
	const others = (await getPosts()).filter((post) => post.id !== id);
	const related = others.filter((post) => post.category === category);
	return [...new Set([...related, ...others])].slice(0, 3);
}
