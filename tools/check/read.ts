import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Collection, fileSchema } from '../../src/collections.ts';
import { isHidden } from '../../src/content/written.ts';
import { contentFolder } from '../../src/source/content-folder.ts';
import { cleanText, splitArticle } from '../../src/source/source.ts';
import { listFiles } from '../list-files.ts';
import type { Content, Source } from './content.ts';
import { catalog, collectionOf, compareFiles } from './files.ts';
import { type Problem, reportFile } from './report.ts';
import { readYaml } from './yaml.ts';

/** The text of a file as the site reads it; undefined if it's saved with formatting (RTF), or in another encoding than UTF-8. */
function readText(file: string): string | undefined {
	const bytes = readFileSync(file);
	return isUtf8(bytes) && !bytes.subarray(0, 5).equals(Buffer.from('{\\rtf'))
		? cleanText(bytes.toString())
		: undefined;
}

/** Reads one file, with the problems that keep it from being parsed. */
function readSource(
	directory: string,
	folder: string,
	name: string,
	collection: Collection,
): { source: Source; problems: Problem[] } {
	const { kind, extension } = collection;
	const file = `${folder}/${name}`;
	const text = readText(path.join(directory, name));
	const source: Source = {
		collection,
		file,
		name: path.posix.basename(name, `.${extension}`),
		text: text ?? '',
	};
	const refuse = (found: string, why: string, write: string) => ({
		source,
		problems: [reportFile(file, { found, why, write })],
	});
	if (text === undefined)
		return refuse(
			'text that isn’t saved as plain text in UTF-8',
			'Only its words may be in it. In another encoding, accents and quotation marks turn into odd symbols.',
			'Save the file again as plain text, with the encoding “UTF-8.” Most text editors offer it under “Save As”; in TextEdit,\nchoose “Format,” “Make Plain Text” first.',
		);
	// https://git-scm.com/docs/git-merge#_how_conflicts_are_presented
	if (/^(?:<{7}|>{7})(?: |$)/m.test(text))
		return refuse(
			'two versions that Git couldn’t join',
			'The site can’t read this file until you choose one.',
			'Between <<<<<<< and ======= is one version, and from there to >>>>>>> the other. Keep what is right, and delete these three lines.',
		);
	const article = extension === 'md' ? splitArticle(text) : undefined;
	if (extension === 'md' && !article)
		return refuse(
			'no lines between --- and ---',
			'The title and the other facts go between them.',
			'---\ntitle: "The title"\n…\n---\nThe text',
		);
	const { root, data, mistakes } = readYaml(article?.facts ?? text);
	if (root === null)
		return refuse(
			'an empty file',
			'The site can’t be built without it.',
			`${kind === 'list' ? 'If you have none, write only:\n[]\n' : ''}Restore what it said in the last version that worked.`,
		);
	return {
		source: {
			...source,
			...(article && { bodyStart: text.length - article.body.length }),
			...(root && { root, data, parsed: fileSchema(collection).safeParse(data) }),
		},
		problems: mistakes.map((mistake) => reportFile(file, mistake)),
	};
}

/**
 * Reads everything in a folder of content that isn't hidden.
 * @param directory as messages name it; of a full path, they have the last part
 * @throws Error when the folder itself cannot be read
 */
export function readContent(directory: string = contentFolder): { content: Content; problems: Problem[] } {
	const files = listFiles(directory);
	const folder = path.isAbsolute(directory) ? path.basename(directory) : directory;
	const reads = catalog.flatMap((collection) =>
		files
			.filter((file) => collectionOf(file) === collection)
			.map((file) => readSource(directory, folder, file, collection)),
	);
	const sources = reads.map(({ source }) => source);
	const hidden = sources
		.filter(({ collection: { kind, isOptional }, data }) => kind === 'single' && isOptional && isHidden(data))
		.map(({ collection }) => collection.path);
	const isShown = ({ collection: { path: place, shownOn = place } }: Source) =>
		!(hidden.includes(place) || hidden.includes(shownOn));
	return {
		content: {
			directory,
			folder,
			files,
			sources: sources.filter((source) => source.data !== undefined && isShown(source)),
			unreadable: sources.filter(({ data }) => data === undefined),
			hidden: sources.filter((source) => !isShown(source)),
		},
		problems: [...compareFiles(folder, files), ...reads.flatMap(({ problems }) => problems)],
	};
}
