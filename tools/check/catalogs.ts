import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isConfirmed, readEntries } from '../../src/content/catalog.ts';
import { contentLanguage } from '../../src/content/language.ts';
import { findUnfit, isOpen, listTexts, nameLanguage, type Pair, pairTexts } from '../translations/texts.ts';
import type { Content } from './content.ts';
import { isCatalog } from './read.ts';
import { type Problem, quoteFound, reportFile } from './report.ts';

const findUnused = (file: string, pairs: readonly Pair[]): Problem[] =>
	pairs.flatMap((pair) => {
		const { entry } = pair;
		if (!entry || !isConfirmed(entry)) return [];
		const [translation = ''] = entry.msgstr;
		const unfit = findUnfit(pair, translation);
		return unfit
			? reportFile(file, {
					severity: 'warning',
					line: entry.line,
					field: 'a translation',
					found: quoteFound(translation),
					why: `It has ${unfit}. Until you fix it, visitors read the original.`,
					write: 'Compare it with the text above it, and write it once more.',
				})
			: [];
	});

/** Reports how many words of buttons and the form a language lacks: its pages have those of the content, and don't mark them. */
function reportWords(file: string, language: string, pairs: readonly Pair[]): Problem | [] {
	const words = pairs.filter(({ places }) =>
		places.some(({ said, references }) => !said && references.some((file) => file.startsWith('src/words'))),
	);
	const open = words.filter(isOpen).length;
	if (open === 0) return [];
	const [own, theirs] = [contentLanguage, language].map(nameLanguage);
	return reportFile(file, {
		severity: 'warning',
		field: 'the words of buttons and the form',
		found: `${open} of ${words.length} without a translation`,
		why: `Until they have one, pages in ${theirs} say them in ${own}, and screen readers read them out as if they were ${theirs}.`,
		write: 'Translate them before the pages. They come last in the file and on the page “Translations.”',
	});
}

/** Checks the catalogs: whether they can be read, each pair agrees, and the words of buttons are there. Another text without a translation is no problem. */
export function checkCatalogs(content: Content): Problem[] {
	return content.files.filter(isCatalog).flatMap((name) => {
		const language = path.parse(name).name;
		const texts = listTexts(content, language);
		const file = `${content.folder}/${name}`;
		const catalog = readFileSync(path.join(content.directory, name), 'utf8');
		try {
			const pairs = pairTexts(texts, readEntries(catalog));
			return [findUnused(file, pairs), reportWords(file, language, pairs)].flat();
		} catch (error) {
			const { lineNumber: line, message } = error as Error & { lineNumber?: number };
			return reportFile(file, {
				...(line && { line }),
				found: line ? quoteFound(catalog.split('\n')[line - 1] ?? '') : message,
				why: 'The site can’t read any of its translations.',
				write: 'Restore what this line said, or open the file in Poedit, which shows the mistake.',
			});
		}
	});
}
