import { parse } from 'yaml';

/** The data of a YAML file. The content check parses YAML by the same rules. @throws Error if it can't be parsed */
export const readYaml = (text: string): unknown => parse(text.replace(/^\uFEFF/, ''));

/** A picture in an article: a paragraph of its own with a caption, which may be empty, and the id of a photo. */
export const articlePicture = /^!\[([^\]\n]*)\]\(([a-z0-9-]+)\)[ \t\r]*$/gm;

/** The ids of the photos in the text of an article. */
export const listPictures = (body = ''): string[] =>
	[...body.matchAll(articlePicture)].map(([, , id = '']) => id);

/** The front matter of an article, from the first line of hyphens to the second. */
const frontMatter = /^\uFEFF?(---[ \t]*\r?\n[\s\S]*?\n)---[ \t]*(?:\r?\n|$)/;

/** Splits an article into its front matter, which is YAML, and its text; undefined without front matter. */
export function splitArticle(article: string): { facts: string; body: string } | undefined {
	const [head = '', facts] = frontMatter.exec(article) ?? [];
	return facts === undefined ? undefined : { facts, body: article.slice(head.length) };
}
