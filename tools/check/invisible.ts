import type { Source } from './content.ts';
import { type Problem, quoteFound } from './problem.ts';

/** Signs without a shape that come along when a text is pasted, by their Unicode numbers. */
const names: Record<string, string> = {
	'\u00AD': 'soft hyphen',
	'\u200B': 'zero-width space',
	'\u200E': 'text-direction mark',
	'\u200F': 'text-direction mark',
	'\u2060': 'word joiner',
	'\uFEFF': 'byte order mark',
};
const signs = new RegExp(`[${Object.keys(names).join('')}]`, 'g');

/**
 * Finds signs that nobody sees and that keep a word from being found, compared or read aloud. One problem for each line;
 * the byte order mark at the start of a file is none.
 */
export function findInvisible({ file, text, yamlStart }: Source): Problem[] {
	return text.split('\n').flatMap((whole, index) => {
		const line = index === 0 ? whole.slice(yamlStart) : whole;
		const [sign] = line.match(signs) ?? [];
		if (sign === undefined) return [];
		const [before = ''] = line.split(sign);
		return {
			file,
			line: index + 1,
			field: 'hidden formatting in the text',
			found: `a hidden ${names[sign]} after “${quoteFound(before).slice(-20)}”`,
			why: 'It came with pasted text. You can’t see it, but it breaks links, searches and what screen readers say.',
			write: line.replace(signs, '').trim(),
		};
	});
}
