import { shorten } from '../../src/lib/text.ts';
import { type Content, type Field, fieldAt, recordsOf, textAt, textsOf } from './content.ts';
import { fieldLines } from './example.ts';
import { type Problem, quoteFound, reportField } from './problem.ts';

/** Characters of a title that search results show, and of a file name that people can still read as an address. */
const limits = { title: 60, name: 75 };

/** A long title without a shorter one for search results. */
function checkTitle(post: Field): Problem[] {
	const title = textAt(post, 'title')?.trim() ?? '';
	const field = fieldAt(post, 'metaTitle');
	if (title.length <= limits.title || field.value !== undefined) return [];
	return [
		reportField(field, {
			found: `nothing, although the title has ${title.length} characters`,
			why: `Search results cut titles off after ${limits.title} characters.`,
			write: `Write a shorter title for them, such as:\n${fieldLines(field, shorten(title, limits.title))}`,
		}),
	];
}

/** A file name, mostly made from a title, that makes an address longer than people read. */
function checkName({ source: { file, name } }: Field): Problem[] {
	if (name.length <= limits.name) return [];
	const short = name.slice(0, limits.title).replace(/-[^-]*$/, '');
	return [
		{
			file,
			field: 'the file name',
			found: `${name.length} characters`,
			why: 'The file name becomes the address of the page. Nobody reads one this long.',
			write: `Rename the file, for example to ${file.replace(name, short)}.`,
			isWarning: true,
		},
	];
}

/** Markdown's two ways of writing a heading of the first level. */
const mainHeading = /^ {0,3}# .*$|^.+\n {0,3}=+[ \t]*$/gm;

/** Checks what makes articles hard to find: titles, addresses and headings. */
export function checkArticles(content: Content): Problem[] {
	const headings = textsOf(content)
		.filter(({ path }) => path[0] === 'body')
		.flatMap((text) =>
			[...text.value.matchAll(mainHeading)].map(([needle]) => {
				const words = needle.replace(/^ *# |\n.*$/g, '');
				return reportField(text, {
					needle,
					field: 'a heading in the text',
					found: quoteFound(needle),
					why: 'A page has one main heading, its title. With a second one, screen readers and search engines can’t tell what the page is about.',
					write: `## ${words}`,
				});
			}),
		);
	const posts = recordsOf(content, 'posts');
	return [...posts.flatMap(checkTitle), ...posts.flatMap(checkName), ...headings];
}
