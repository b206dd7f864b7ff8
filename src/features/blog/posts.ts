import { getToday, tokens } from '../../content/facts.ts';
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

/** During development, where unpublished articles are shown too, replaces their category with the reason. */
const markUnpublished = (post: Post): Post =>
	isPublished(post, getToday())
		? post
		: { ...post, category: post.draft ? 'Draft' : `Visible from ${post.date}` };

/** The articles, newest first. */
export const getPosts = async (): Promise<Post[]> =>
	(await readAll('posts'))
		.map(markUnpublished)
		.toSorted((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id));

/** A picture in an article, as src/content.config.ts writes it. */
const picture = /<p><img src="\/([a-z0-9-]+)" alt="([^"]*)"[^>]*><\/p>/;

/**
 * The text of an article as HTML, with its tokens filled in, in parts: after each but the last is a picture, with a
 * caption in HTML.
 */
export async function getPostParts(id: string) {
	const pieces = (await readHtml(id))
		.split(picture)
		.map((piece, index) => (index % 3 === 1 ? piece : fillHtml(piece, tokens)));
	const parts = pieces.flatMap((html, index) =>
		index % 3 === 0 ? { html, photo: pieces[index + 1], caption: pieces[index + 2] } : [],
	);
	return Promise.all(
		parts.map(async ({ photo, ...part }) => ({ ...part, photo: photo && (await getPhoto(photo, 'wide')) })),
	);
}

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

/** Up to three articles to read next: the newest of the same category, then the newest of all. */
export async function getNextPosts({ id, category }: Post): Promise<Post[]> {
	const others = (await getPosts()).filter((post) => post.id !== id);
	const related = others.filter((post) => post.category === category);
	return [...new Set([...related, ...others])].slice(0, 3);
}
