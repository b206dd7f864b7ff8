import type { SatteriProcessorOptions } from '@astrojs/markdown-satteri';

/**
 * Makes right for a page what an owner writes in Markdown. The title is the page's one main heading, so the first heading of a
 * text becomes one of the second level, and every other goes down one step at a time. Addresses of other sites are safe ones,
 * also a bare “www.nfpa.org.” A list with boxes to check is a plain list.
 */
export const correctMarkdown: SatteriProcessorOptions = {
	mdastPlugins: [
		() => {
			/** The levels, as written, of the headings that the next one may be below. */
			const above: number[] = [];
			return {
				name: 'correct-markdown',
				heading(node, context) {
					while ((above.at(-1) ?? 0) >= node.depth) above.pop();
					above.push(node.depth);
					context.setProperty(node, 'depth', Math.min(above.length + 1, 6) as typeof node.depth);
				},
				link: (node, context) => context.setProperty(node, 'url', withHttps(node.url)),
				definition: (node, context) => context.setProperty(node, 'url', withHttps(node.url)),
				listItem: (node, context) => context.setProperty(node, 'checked', null),
			};
		},
	],
};

const withHttps = (address: string) => address.replace(/^http:/i, 'https:');

/** The Markdown that is meant by lines pasted from Word: a list where each line has a bullet, and a table of cells between tabs, or without a line below its head. */
export const readPasted = (text: string): string =>
	text
		.replace(/^([ \t]*)(?:[•·▪●◦‣]|[o§](?=\t))[ \t\u00A0]*/gm, '$1- ')
		.replace(/(?<=^|\n[ \t]*\r?\n)(?:(?!- |\d+[.)]\s).*\S\t.*(?:\r?\n|$)){2,}/g, (rows) =>
			rows.replace(/^.+$/gm, (row) => `| ${row.split('\t').join(' | ')} |`),
		)
		.replace(
			/(?<=^|\n[ \t]*\r?\n)\|.+\|[ \t\r]*\n(?=\|)(?!\|[ \t]*:?-+:?[ \t]*\|)/g,
			(head) => `${head}|${' --- |'.repeat(head.split('|').length - 2)}\n`,
		);
