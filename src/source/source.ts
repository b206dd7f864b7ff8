import { type ParseOptions, parse, type SchemaOptions } from 'yaml';

/**
 * A file without what nobody sees, which comes with pasted text and would break ids, links and searches: byte order mark, soft
 * hyphen, zero-width space, text direction marks, word joiner, control characters. A line break of Word stands for a space.
 */
export const cleanText = (text: string): string =>
	text
		.replace(/[\u00AD\u200B\u200E\u200F\u2060\uFEFF]/g, '')
		.replace(/[\u2028\u2029]|[^\P{Control}\t\n\r]+/gu, ' ');

/**
 * How content is parsed: numbers stay the text that they are, so that a ZIP code keeps its zero and a rating its decimal.
 * Fields that are numbers read them (src/content/schema/number.ts).
 */
export const yamlOptions: ParseOptions & SchemaOptions = {
	customTags: (tags) => tags.filter((tag) => typeof tag === 'string' || !/:(?:int|float)$/.test(tag.tag)),
};

/** The data of a YAML file. The content check parses YAML by the same rules. @throws Error if it can't be parsed */
export const readYaml = (text: string): unknown => parse(cleanText(text), yamlOptions);

/** A picture in an article: a paragraph of its own with a caption, which may be empty, and the id of a photo. */
export const articlePicture = /^!\[([^\]\n]*)\]\(([a-z0-9-]+)\)[ \t\r]*$/gm;

/** The ids of the photos in the text of an article. */
export const listPictures = (body = ''): string[] =>
	[...body.matchAll(articlePicture)].map(([, , id = '']) => id);

/** The front matter of an article, from the first line of hyphens to the second. */
const frontMatter = /^(---[ \t]*\r?\n[\s\S]*?\n)---[ \t]*(?:\r?\n|$)/;

/** Splits an article into its front matter, which is YAML, and its text; undefined without front matter. */
export function splitArticle(article: string): { facts: string; body: string } | undefined {
	const text = cleanText(article);
	const [head = '', facts] = frontMatter.exec(text) ?? [];
	return facts === undefined ? undefined : { facts, body: text.slice(head.length) };
}
