import { labels, tokens } from '../../content/facts.ts';
import { getToday } from '../../content/in-words.ts';
import { contentLanguage, localize } from '../../content/language.ts';
import { findTarget } from '../../content/link-target.ts';
import { getPhoto } from '../../content/photo.ts';
import type { PhotoUse } from '../../content/photo-uses.ts';
import { readAll, readHtml, type TextCollection } from '../../content/read.ts';
import { isPublished } from '../../content/today.ts';
import { fillHtml } from '../../lib/contact-text.ts';
import { escapeMarkup } from '../../lib/text.ts';
import type { Post } from './schema.ts';

/** During development, where unpublished articles are shown too, replaces their category with the reason. */
export const markUnpublished = (post: Post): Post =>
	isPublished(post, getToday())
		? post
		: { ...post, category: post.draft ? 'Draft' : `Visible from ${post.date}` };

/** The articles, newest first. */
export const getPosts = async (): Promise<Post[]> =>
	(await readAll('posts'))
		.map(markUnpublished)
		.toSorted((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id));

/** Leads links to their pages in the language of the page, as the component Link does. One that leads nowhere becomes its words. */
const leadLinks = (html: string): string =>
	html.replace(/<a href="(\/[^"]*)"([^>]*)>(.*?)<\/a>/gs, (_, written, attributes, words) => {
		const path = findTarget(written);
		if (path === undefined) return words;
		const { href, isForeign } = localize(path);
		const [named, note] = isForeign
			? [` hreflang="${contentLanguage}"`, ` ${escapeMarkup(labels.shell.inOriginal)}`]
			: ['', ''];
		return `<a href="${href}"${named}${attributes}>${words}${note}</a>`;
	});

/** A picture in a text, as src/content.config.ts writes it. */
const picture = /<p><img src="\/([a-z0-9-]+)" alt="([^"]*)"[^>]*><\/p>/;

/**
 * The text of an article or a page of the owner's own as HTML, with its tokens filled in, in parts: after each but the
 * last is a picture, with a caption in HTML.
 */
export async function getTextParts(name: TextCollection, id: string) {
	const pieces = (await readHtml(name, id))
		.split(picture)
		.map((piece, index) => (index % 3 === 1 ? piece : leadLinks(fillHtml(piece, tokens))));
	const parts = pieces.flatMap((html, index) =>
		index % 3 === 0 ? { html, photo: pieces[index + 1], caption: pieces[index + 2] } : [],
	);
	return Promise.all(
		parts.map(async ({ photo, ...part }) => ({ ...part, photo: photo && (await getPhoto(photo, 'figure')) })),
	);
}

export type TextParts = Awaited<ReturnType<typeof getTextParts>>;

/** The cards of articles. @param first how large the first picture is shown */
export const getPostCards = (posts: readonly Post[], first: PhotoUse = 'thumbnail') =>
	Promise.all(
		posts.map(async (post, index) => ({
			...post,
			photo: await getPhoto(post.photo, index === 0 ? first : 'thumbnail'),
		})),
	);
export type PostCard = Awaited<ReturnType<typeof getPostCards>>[number];

/** Up to three articles to read next: the newest of the same category, then the newest of all. */
export async function getNextPosts({ id, category }: Post): Promise<Post[]> {
	const others = (await getPosts()).filter((post) => post.id !== id);
	const related = others.filter((post) => post.category === category);
	return [...new Set([...related, ...others])].slice(0, 3);
}
