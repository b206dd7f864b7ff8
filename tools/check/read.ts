import path from 'node:path';
import { type Collection, fileSchema } from '../../src/collections.ts';
import { isHidden } from '../../src/content/written.ts';
import { contentFolder } from '../../src/source/content-folder.ts';
import { readFile } from '../../src/source/reader.ts';
import { listFiles } from '../list-files.ts';
import type { Content, Source } from './content.ts';
import { catalog, collectionOf, compareFiles } from './files.ts';
import { type Problem, quoteFound, reportFile } from './report.ts';

function readSource(
	directory: string,
	folder: string,
	name: string,
	collection: Collection,
): { source: Source; problems: Problem[] } | undefined {
	const file = `${folder}/${name}`;
	const { extension } = collection;
	const found = readFile(name, directory);
	// It has just been deleted.
	if (!found) return undefined;
	const { slips, ...read } = found;
	return {
		source: {
			...read,
			collection,
			file,
			name: path.posix.basename(name, `.${extension}`),
			...(read.root && { parsed: fileSchema(collection).safeParse(read.data) }),
		},
		problems: slips.map(({ isWarning, ...slip }) =>
			reportFile(file, {
				...slip,
				...(slip.line && { field: 'how the line is written', found: quoteFound(slip.found) }),
				...(isWarning && { severity: 'warning' }),
			}),
		),
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
			.flatMap((file) => readSource(directory, folder, file, collection) ?? []),
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
			unreadable: sources.filter(
				({ data, collection: { kind } }) => data === undefined || Array.isArray(data) !== (kind === 'list'),
			),
			hidden: sources.filter((source) => !isShown(source)),
		},
		problems: [...compareFiles(folder, files), ...reads.flatMap(({ problems }) => problems)],
	};
}
