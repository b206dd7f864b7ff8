import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isConfirmed, readEntries } from '../../src/content/catalog.ts';
import { findUnfit, listTexts, type Pair, pairTexts } from '../translations/texts.ts';
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

/** Checks the catalogs: whether they can be read, and whether each pair agrees. A text without a translation is no problem. */
export function checkCatalogs(content: Content): Problem[] {
	return content.files.filter(isCatalog).flatMap((name) => {
		const language = path.parse(name).name;
		const texts = listTexts(content, language);
		const file = `${content.folder}/${name}`;
		const catalog = readFileSync(path.join(content.directory, name), 'utf8');
		try {
			return findUnused(file, pairTexts(texts, readEntries(catalog)));
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
