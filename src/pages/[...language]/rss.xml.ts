import rss from '@astrojs/rss';
import { company, labels } from '../../content/facts.ts';
import { pathsOf } from '../../content/page-list.ts';
import { recordPaths } from '../../content/paths.ts';
import { readRecord, readSingle } from '../../content/read.ts';
import { getPosts, getTextParts, type TextParts } from '../../features/blog/posts.ts';
import { escapeMarkup } from '../../lib/text.ts';
import { absoluteUrl } from '../../site/site.ts';

export const getStaticPaths = pathsOf('/rss.xml');

/** Makes links and pictures absolute, because a feed reader shows the text elsewhere. */
const makeAbsolute = (html: string): string =>
	html.replace(
		/\b(href|src)="(\/[^"]*)"/g,
		(_, name: string, path: string) => `${name}="${absoluteUrl(path)}"`,
	);

/** A part of an article, with its picture in one size. */
const drawPart = ({ html, photo, caption }: TextParts[number]) =>
	photo
		? `${html}<figure><img src="${photo.src}" alt="${escapeMarkup(photo.alt)}" width="${photo.width}" height="${photo.height}">${caption && `<figcaption>${caption}</figcaption>`}</figure>`
		: html;

/** The newest 20 articles, with their full text: feed readers keep what they have read. */
export async function GET(): Promise<Response> {
	const [blog, posts] = await Promise.all([readSingle('blog'), getPosts()]);
	const items = posts.slice(0, 20).map(async ({ id, title, excerpt, date, category, author }) => ({
		title,
		description: excerpt,
		link: recordPaths.posts(id),
		pubDate: new Date(`${date}T12:00:00Z`),
		categories: [category],
		// In RSS itself, an author is an email address.
		// https://www.rssboard.org/rss-profile#namespace-elements-dublin
		customData: `<dc:creator>${escapeMarkup(author ? (await readRecord('team', author)).name : company.name)}</dc:creator>`,
		content: makeAbsolute((await getTextParts('posts', id)).map(drawPart).join('')),
	}));
	return rss({
		title: `${blog.metaTitle} | ${company.name}`,
		description: blog.metaDescription,
		site: absoluteUrl('/'),
		trailingSlash: false,
		xmlns: { dc: 'http://purl.org/dc/elements/1.1/', atom: 'http://www.w3.org/2005/Atom' },
		customData: `<language>${labels.locale.toLowerCase()}</language><atom:link href="${absoluteUrl('/rss.xml')}" rel="self" type="application/rss+xml"/>`,
		items: await Promise.all(items),
	});
}
