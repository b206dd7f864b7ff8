import { parse } from 'yaml';

/** What a YAML file says; the content check reads it by the same rules. @throws Error when it can't be read */
export const readYaml = (text: string): unknown => parse(text.replace(/^\uFEFF/, ''));

/** The facts of an article, from the first line of hyphens to the second. */
const frontMatter = /^\uFEFF?(---[ \t]*\r?\n[\s\S]*?\n)---[ \t]*(?:\r?\n|$)/;

/** Splits an article into the facts at its top, which are YAML, and its text; undefined where it has no facts. */
export function splitArticle(article: string): { facts: string; body: string } | undefined {
	const [head = '', facts] = frontMatter.exec(article) ?? [];
	return facts === undefined ? undefined : { facts, body: article.slice(head.length) };
}
