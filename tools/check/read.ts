import path from 'node:path';
import { type Collection, collections, fileSchema, patternOf } from '../../src/collections.ts';
import { readWithReferences } from '../../src/content/references.ts';
import { logoPath } from '../../src/content/schema/brand.ts';
import { shapeOf } from '../../src/content/schema/shape.ts';
import { isHidden } from '../../src/content/written.ts';
import { languageOfCatalog, slugify } from '../../src/lib/text.ts';
import { contentFolder } from '../../src/source/content-folder.ts';
import { listFiles } from '../list-files.ts';
import { type Content, rootOf, type Source } from './content.ts';
import { type Problem, quoteFound, reportFile } from './report.ts';

const all: readonly Collection[] = Object.values(collections);

/** Names of files that may be photos, and of those that may be pictures of any kind. */
export const photoFile = /\.(?:jpe?g|png|webp|avif|hei[cf])$/i;
export const pictureFile = new RegExp(`${photoFile.source}|\\.svg$`, 'i');

/** The collection that a file belongs to, or undefined. In a folder, any name is allowed. */
export function collectionOf(file: string): Collection | undefined {
	const { name } = path.posix.parse(file);
	return all.find((one) => patternOf(one).replace('*', slugify(name)) === file);
}

/** Whether a file is a catalog of translations: "es.po". */
export const isCatalog = (file: string): boolean => languageOfCatalog(file) !== undefined;

const isKnown = (file: string): boolean =>
	collectionOf(file) !== undefined ||
	isCatalog(file) ||
	logoPath.test(`./${file}`) ||
	// Someone may keep a drawing or a note beside the photos.
	(file.startsWith('photos/') && (pictureFile.test(file) || file.endsWith('.md')));

/** Reports a file that the site doesn't use. Somebody waits for what has the name of a record or a list; others may be copies. */
function reportUnknown(folder: string, file: string): Problem {
	const { dir, base } = path.posix.parse(file);
	// "Rug Washer.yaml.txt" was to be "rug-washer".
	const name = slugify(base.replace(/(?:\.(?:ya?ml|md|markdown|txt|json|rtf|docx?|odt))+$/i, ''));
	const named = all
		.map((one) => patternOf(one).replace('*', name))
		.find((one) => one.replace(/\.\w+$/, '') === path.posix.join(dir, name));
	const names = all.map(patternOf).filter((one) => path.posix.dirname(one) === dir && !one.includes('*'));
	const otherwise =
		names.length > 0
			? `give it one of these names: ${names.map((one) => path.basename(one)).join(', ')}`
			: `move it out of the folder ${folder}`;
	return reportFile(`${folder}/${file}`, {
		severity: named ? 'error' : 'warning',
		field: 'the file name',
		found: 'a file the site doesn’t use',
		why: 'Nothing in it would appear on the site.',
		write: `If it’s a copy, delete it. Otherwise, ${named ? `save its text, without formatting, as ${named}` : otherwise}.`,
	});
}

/** Reports what the site can't be built without: a list, a page, or the page that alone shows some records. */
function reportMissing(folder: string, files: readonly string[], one: Collection): Problem | [] {
	const records = files.some((file) => collectionOf(file)?.shownOn === one.path);
	if (one.kind === 'folder' || files.includes(patternOf(one)) || (one.isOptional && !records)) return [];
	return reportFile(`${folder}/${patternOf(one)}`, {
		found: records ? 'no such file, although others are shown on this page' : 'no such file',
		why: 'The site can’t be built without it.',
		write: `${records ? 'Make it as docs/owner-reference.md says under “The smallest pages,”' : 'Take back its deletion with “npm run undo,”'} or restore it from the last version that worked.${records ? ' To take the page off the site, write only “hidden: true” in it.' : ''}`,
	});
}

/** Reads a file; undefined if it has just been deleted, or isn't one of a collection. */
export function readSource(
	{ directory, folder }: Pick<Content, 'directory' | 'folder'>,
	name: string,
): Source | undefined {
	const collection = collectionOf(name);
	const schema = collection && fileSchema(collection);
	const read = schema && readWithReferences(name, schema, directory);
	if (!read) return undefined;
	const { root, body } = read;
	const data = body === undefined ? read.data : { ...Object(read.data), body };
	return {
		...read,
		data,
		collection,
		file: `${folder}/${name}`,
		name: path.posix.parse(name).name,
		shape: shapeOf(schema),
		...(root && { parsed: schema.safeParse(data) }),
	};
}

/** What the reader found wrong with how a file is written. */
const reportSlips = ({ file, slips }: Source): Problem[] =>
	slips.map((slip) =>
		reportFile(file, {
			...slip,
			found: quoteFound(slip.found),
			...(slip.line && { field: 'how the line is written' }),
		}),
	);

/**
 * Reads everything in a folder of content that isn't hidden.
 * @param directory as messages name it; of a full path, they have the last part
 * @throws Error when the folder itself cannot be read
 */
export function readContent(directory: string = contentFolder): { content: Content; problems: Problem[] } {
	const files = listFiles(directory);
	const folder = path.isAbsolute(directory) ? path.basename(directory) : directory;
	// In the order of the collections, which is that of a catalog.
	const found = all.flatMap((one) =>
		files
			.filter((file) => collectionOf(file) === one)
			.flatMap((file) => readSource({ directory, folder }, file) ?? []),
	);
	const hidden = found
		.filter(({ collection: { kind, isOptional }, data }) => kind === 'single' && isOptional && isHidden(data))
		.map(({ collection }) => collection.path);
	const isShown = ({ collection: { path: place, shownOn = place } }: Source) =>
		!(hidden.includes(place) || hidden.includes(shownOn));
	const isReadable = ({ data, collection: { kind } }: Source) =>
		data !== undefined && Array.isArray(data) === (kind === 'list');
	const sources = found.filter((source) => source.data !== undefined && isShown(source));
	return {
		content: {
			directory,
			folder,
			files,
			sources,
			unreadable: found.filter((source) => !isReadable(source)),
			hidden: found.filter((source) => !isShown(source)),
			places: sources.flatMap((source) => rootOf(source).all),
		},
		problems: [
			...files.filter((file) => !isKnown(file)).map((file) => reportUnknown(folder, file)),
			...all.flatMap((one) => reportMissing(folder, files, one)),
			...found.flatMap(reportSlips),
		],
	};
}
