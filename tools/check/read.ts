import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import type { Collection } from '../../src/collections.ts';
import { fileSchema } from '../editor/json-schema.ts';
import type { Content, Source } from './content.ts';
import { catalog, collectionOf, compareFiles } from './files.ts';
import { findInvisible } from './invisible.ts';
import type { Problem } from './problem.ts';
import { explainErrors, isReadable } from './yaml-errors.ts';
import { findSlips } from './yaml-slips.ts';

/** Files that operating systems and editors leave behind. */
const isIgnored = (file: string) =>
	file.split('/').some((part) => part.startsWith('.') || /^(Thumbs\.db|desktop\.ini|.*~)$/.test(part));

/** Every file below a folder, as sorted paths with slashes. @throws Error when the folder cannot be read */
function listFiles(directory: string): string[] {
	return readdirSync(directory, { recursive: true, withFileTypes: true })
		.filter((entry) => !entry.isDirectory())
		.map((entry) =>
			path.relative(directory, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
		)
		.filter((file) => !isIgnored(file))
		.sort();
}

const frontMatter = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?\n)---[ \t]*(?:\r?\n|$)/;

/** Reads one file; what is wrong with the file as a whole comes back as problems. */
function readSource(
	directory: string,
	label: string,
	file: string,
	collection: Collection,
): { source?: Source; problems: Problem[] } {
	const name = path.posix.basename(file, `.${collection.extension}`);
	const shown = `${label}/${file}`;
	const whole = (field: string, found: string, why: string, write: string) => ({
		problems: [{ file: shown, field, found, why, write }],
	});
	const tellEmpty = (found: string) =>
		whole(
			'the whole file',
			found,
			'The site can’t be built without it.',
			'Restore what it said in the last version that worked.',
		);

	let text: string;
	try {
		text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
			readFileSync(path.join(directory, file)),
		);
	} catch (error) {
		return error instanceof TypeError
			? whole(
					'how the file was saved',
					'text that isn’t saved as UTF-8',
					'Accents, dashes and quotation marks would turn into odd symbols.',
					'Save the file again and choose the encoding “UTF-8.” Most text editors offer it under “Save As.”',
				)
			: whole(
					'the file',
					'a file that can’t be opened',
					'The site can’t be built without it.',
					'Make sure your user account is allowed to read the file.',
				);
	}
	if (text.trim() === '') return tellEmpty('an empty file');

	const schema = fileSchema(collection);
	const source: Source = { collection, file: shown, name, schema, text, yamlStart: 0, data: undefined };
	// A byte order mark would count as a space before the first line.
	source.yamlStart = text.startsWith('\uFEFF') ? 1 : 0;
	const invisible = findInvisible(source);
	if (invisible.length > 0) return { source, problems: invisible };
	let yaml = text.slice(source.yamlStart);
	if (collection.extension === 'md') {
		const match = frontMatter.exec(text);
		if (!match) {
			return whole(
				'the top of the article',
				'no lines between --- and ---',
				'The article’s title, date and photos go between them.',
				'---\ntitle: "The title"\n…\n---\nThe text of the article',
			);
		}
		yaml = match[1] ?? '';
		source.yamlStart = match[0].indexOf(yaml, 3);
		source.bodyStart = match[0].length;
	}

	// Dates without quotes become dates and not texts, exactly as in Astro's own reader.
	const document = parseDocument(yaml, { customTags: ['timestamp', 'merge'], prettyErrors: false });
	const problems = [...explainErrors(source, yaml, document), ...findSlips(source, document)];
	if (!isReadable(document)) return { source, problems };
	if (document.contents === null) return tellEmpty('notes only, no fields');
	return { source: { ...source, document, data: document.toJS({ maxAliasCount: 100 }) }, problems };
}

/**
 * Reads everything below the content folder.
 * @throws Error when the folder itself cannot be read
 */
export function readContent(
	directory: string,
	label: string,
	today: string,
): { content: Content; problems: Problem[] } {
	const files = listFiles(directory);
	const problems = compareFiles(files, label);
	const reads = catalog.flatMap((collection) =>
		files
			.filter((file) => collectionOf(file) === collection)
			.map((file) => readSource(directory, label, file, collection)),
	);
	return {
		content: { directory, label, files, sources: reads.flatMap(({ source }) => source ?? []), today },
		problems: [...problems, ...reads.flatMap((read) => read.problems)],
	};
}
