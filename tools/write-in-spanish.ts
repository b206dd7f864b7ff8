import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { findTranslation, mapTranslated, readCatalog } from '../src/content/catalog.ts';
import { readContent } from './check/read.ts';
import blanks from './starter-spanish/blanks.json' with { type: 'json' };
import { listTexts } from './translations/texts.ts';
import { updateCatalog, write } from './translations/update.ts';

/**
 * Turns a new site around: its words are those of a Spanish catalog, and what stood in their place is the English catalog. Words
 * in brackets are only turned.
 * @param folder of the content in English
 * @param file the path of the Spanish catalog
 * @returns the English catalog
 */
export function writeInSpanish(folder: string, file: string): string {
	const spanish = readCatalog(readFileSync(file, 'utf8'));
	const english = new Map<string, string>();
	const { content } = readContent(folder);
	for (const source of content.sources) {
		const place = path.join(folder, source.file.slice(content.folder.length + 1));
		const text = readFileSync(place, 'utf8').replace(
			/\[Your [^\]]*\]/g,
			(blank) => new Map(Object.entries(blanks)).get(blank) ?? blank,
		);
		const document = parseDocument(text);
		mapTranslated(source.data, source.shape, source.collection.path, (found) => {
			const words = findTranslation(found, spanish);
			if (words === undefined) return found.text;
			document.setIn(found.path, words);
			english.set(words, found.text);
			return words;
		});
		writeFileSync(place, document.toString({ lineWidth: 0, flowCollectionPadding: false }));
	}
	appendFileSync(
		path.join(folder, 'company.yaml'),
		'# The language of your content, and the country.\nlocale: es-US\n',
	);
	const entries = [...english].map(([msgid, text]) => ({ msgid, msgstr: [text] }));
	return updateCatalog(write('', 'en', entries), 'en', listTexts(readContent(folder).content, 'en'));
}
