import path from 'node:path';
import type { z } from 'astro/zod';
import { type Collection, collections, fileSchema } from '../../src/collections.ts';
import { readWithReferences } from '../../src/content/references.ts';
import { logoPath } from '../../src/content/schema/brand.ts';
import { shapeOf } from '../../src/content/schema/shape.ts';
import { articleText } from '../../src/content/schema/writing.ts';
import { isHidden } from '../../src/content/written.ts';
import { languageOfCatalog, slugify } from '../../src/lib/text.ts';
import { contentFolder } from '../../src/source/content-folder.ts';
import { listFiles } from '../list-files.ts';
import { type Content, rootOf, type Source } from './content.ts';
import { type Problem, quoteFound, reportFile } from './report.ts';

const all: readonly Collection[] = Object.values(collections);

/** What a file of each collection holds: that of an article its text, too. */
const schemas = new Map(
	all.map((one): [Collection, z.ZodType] => [
		one,
		one.extension === 'md' ? one.schema.extend({ body: articleText }) : fileSchema(one),
	]),
);

const fileOf = ({ path: place, extension }: Collection) => `${place}.${extension}`;

/** Names of files that may be photos, and of those that may be pictures of any kind. */
export const photoFile = /\.(?:jpe?g|png|webp|avif|hei[cf])$/i;
export const pictureFile = new RegExp(`${photoFile.source}|\\.svg$`, 'i');

/** The collection that a file belongs to, or undefined. In a folder, any name is allowed. */
const collectionOf = (file: string): Collection | undefined =>
	all.find((collection) => {
		const { kind, path: place, extension } = collection;
		if (kind !== 'folder') return file === fileOf(collection);
		const { dir, name, ext } = path.posix.parse(file);
		return dir === place && ext === `.${extension}` && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name);
	});

/** Whether a file is a catalog of translations: "es.po". */
export const isCatalog = (file: string): boolean => languageOfCatalog(file) !== undefined;

/** What a language is called in English. */
export const nameLanguage = (language: string): string =>
	String(new Intl.DisplayNames('en', { type: 'language' }).of(language));

/** What the forms call a file: "Team", "Services: tile-grout", "Spanish translations". */
export function titleOf(file: string): string {
	const { dir, name } = path.posix.parse(file);
	if (isCatalog(file)) return `${nameLanguage(name)} translations`;
	const { kind, title = file } = collectionOf(file) ?? {};
	if (dir === 'photos') return `Photos: ${name}`;
	return kind === 'folder' ? `${title}: ${name}` : title;
}

const isKnown = (file: string): boolean =>
	collectionOf(file) !== undefined ||
	isCatalog(file) ||
	logoPath.test(`./${file}`) ||
	// Someone may keep a drawing or a note beside the photos.
	(file.startsWith('photos/') && (pictureFile.test(file) || file.endsWith('.md')));

/** The name that a file was probably meant to have: "Rug Washer.yaml.txt" becomes "rug-washer". */
const meantName = (file: string): string =>
	slugify(path.posix.basename(file).replace(/(?:\.(?:ya?ml|md|markdown|txt|json|rtf|docx?|odt))+$/i, ''));

/**
 * The names of the files in a folder, including those that are hidden, can't be read or have a wrong extension, so that
 * links to them aren't reported too.
 */
export const namesIn = ({ files }: Content, { path: folder }: Collection): string[] =>
	files.filter((file) => file.startsWith(`${folder}/`)).map(meantName);

/** Reports a file that the site doesn't use. Somebody waits for what has the name of a record or a list; others may be copies. */
function reportUnknown(folder: string, file: string): Problem {
	const [dir, name] = [path.posix.dirname(file), meantName(file)];
	const home = all.find(
		({ kind, path: place }) => place === (kind === 'folder' ? dir : path.posix.join(dir, name)),
	);
	const named = home && (home.kind === 'folder' ? `${dir}/${name}.${home.extension}` : fileOf(home));
	return reportFile(`${folder}/${file}`, {
		severity: named ? 'error' : 'warning',
		field: 'the file name',
		found: `a file the site doesn’t use${named && file.endsWith('.txt') ? ': its name ends in “.txt”' : ''}`,
		why: 'Nothing in it would appear on the site.',
		write: `If it’s a copy, delete it. Otherwise, ${named ? `save its text, without formatting, as ${named}` : `move it out of the folder ${folder}`}.`,
	});
}

/** Reports what the site can't be built without: a list, a page, or the page that alone shows some records. */
function reportMissing(folder: string, files: readonly string[], one: Collection): Problem | [] {
	const records = files.some((file) => collectionOf(file)?.shownOn === one.path);
	if (one.kind === 'folder' || files.includes(fileOf(one)) || (one.isOptional && !records)) return [];
	return reportFile(`${folder}/${fileOf(one)}`, {
		found: records ? 'no such file, although others are shown on this page' : 'no such file',
		why: 'The site can’t be built without it.',
		write: `Make it as docs/owner-reference.md says under “The smallest pages,” or restore it from the last version that worked.${records ? ' To take the page off the site, write in it:\nhidden: true' : ''}`,
	});
}

/** Reads a file. @returns nothing if it has just been deleted, or isn't one of a collection */
export function readSource(content: Pick<Content, 'directory' | 'folder'>, name: string) {
	const collection = collectionOf(name);
	const schema = collection && schemas.get(collection);
	const found = schema && readWithReferences(name, schema, content.directory);
	if (!found) return [];
	const { slips, ...read } = found;
	const data = read.body === undefined ? read.data : { ...Object(read.data), body: read.body };
	const file = `${content.folder}/${name}`;
	const source: Source = {
		...read,
		data,
		collection,
		file,
		name: path.posix.parse(name).name,
		shape: shapeOf(schema),
		...(read.root && { parsed: schema.safeParse(data) }),
	};
	const problems = slips.map(({ isWarning, ...slip }) =>
		reportFile(file, {
			...slip,
			...(slip.line && { field: 'how the line is written', found: quoteFound(slip.found) }),
			...(isWarning && { severity: 'warning' }),
		}),
	);
	return [{ source, problems }];
}

/**
 * Reads everything in a folder of content that isn't hidden.
 * @param directory as messages name it; of a full path, they have the last part
 * @throws Error when the folder itself cannot be read
 */
export function readContent(directory: string = contentFolder): { content: Content; problems: Problem[] } {
	const files = listFiles(directory);
	const folder = path.isAbsolute(directory) ? path.basename(directory) : directory;
	// In the order of the collections, which is that of a catalog.
	const reads = all.flatMap((one) =>
		files
			.filter((file) => collectionOf(file) === one)
			.flatMap((file) => readSource({ directory, folder }, file)),
	);
	const found = reads.map(({ source }) => source);
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
			...reads.flatMap(({ problems }) => problems),
		],
	};
}
