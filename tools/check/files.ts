import { type Collection, collections } from '../../src/collections.ts';
import { editDistance, findNearest } from '../../src/lib/nearest.ts';
import { slugify } from '../../src/lib/text.ts';
import type { Content } from './content.ts';
import { type Problem, reportFile } from './problem.ts';

export const catalog: readonly Collection[] = Object.values(collections);
const fileOf = ({ path, extension }: Collection) => `${path}.${extension}`;

/** Names of files that may be photos. */
export const photoFile = /\.(?:jpe?g|png|webp|avif|hei[cf])$/i;

/** The file of a logo. */
const logoFile = /^[\w-]+\.svg$/;

export const isPhotoFile = (file: string) =>
	file.startsWith('photos/') && (photoFile.test(file) || /\.(svg|md)$/i.test(file));

/** The collection that a file belongs to, or undefined. In a folder, any name is allowed. */
export const collectionOf = (file: string): Collection | undefined =>
	catalog.find((collection) => {
		const { kind, path, extension } = collection;
		if (kind !== 'folder') return file === fileOf(collection);
		const isInside = file.startsWith(`${path}/`) && file.endsWith(`.${extension}`);
		return isInside && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(file.slice(path.length + 1, -extension.length - 1));
	});

/** Whether a file is a catalog of translations: "es.po". */
export const isCatalog = (file: string): boolean => /^[a-z]{2,3}(?:-[A-Za-z]+)*\.po$/.test(file);

/** The name that a file was probably meant to have: "Rug Washer.yaml.txt" becomes "rug-washer". */
const meantName = (file: string): string =>
	slugify((file.split('/').at(-1) ?? '').replace(/(?:\.(?:ya?ml|md|markdown|txt|json|rtf|docx?))+$/i, ''));

/**
 * The names of the files in a folder, including those that are hidden, can't be read or have a wrong extension, so that
 * links to them aren't reported too.
 */
export const namesIn = ({ files }: Content, folder: Collection): string[] =>
	files.filter((file) => file.startsWith(`${folder.path}/`)).map(meantName);

/**
 * What to do with an unknown file: rename it to the nearest missing name or to one that its folder allows, or delete
 * it.
 */
function suggest(file: string, missing: string[], absent: string[]): string {
	// A file that may be left out is hardly meant unless nearly all letters are the same.
	const nearest = findNearest(file, missing) ?? absent.find((other) => editDistance(file, other) <= 2);
	if (nearest) return `Rename this file to ${nearest}.`;
	const [, folder = ''] = /^(.*\/)?/.exec(file) ?? [];
	if (folder === 'photos/') return 'Save the picture as a .jpg file and add that instead.';
	const home = catalog.find(({ path, kind }) => kind === 'folder' && `${path}/` === folder);
	const other = home
		? `rename it to ${folder}${meantName(file)}.${home.extension}: lowercase letters, digits and hyphens only`
		: 'move it out of the content folder';
	return `If it’s a copy, delete it. Otherwise, ${other}.`;
}

/** Compares the files with those that the site is built from. */
export function compareFiles(files: readonly string[]): Problem[] {
	const absent = catalog.filter((one) => one.kind !== 'folder' && !files.includes(fileOf(one)));
	/** The records that only this page shows. */
	const shownOn = (page: string) =>
		files.map(collectionOf).find((one) => one?.shownOn && `${one.shownOn}.yaml` === page);
	const missing = absent.filter((one) => !one.isOptional || shownOn(fileOf(one))).map(fileOf);
	const isKnown = (file: string) =>
		collectionOf(file) || isCatalog(file) || isPhotoFile(file) || logoFile.test(file);
	const unknown = files.filter((file) => !isKnown(file));
	// A missing file that exists under a mistyped name is reported only once.
	const renamed = new Set(unknown.map((file) => findNearest(file, missing)));
	return [
		...unknown.map((file) =>
			reportFile(`content/${file}`, {
				field: 'the file name',
				found: 'a file the site doesn’t use',
				why: 'Nothing in it would appear on the site.',
				write: suggest(file, missing, absent.map(fileOf)),
			}),
		),
		...missing
			.filter((file) => !renamed.has(file))
			.map((file) => {
				const records = shownOn(file);
				const files = `files in content/${records?.path}`;
				return reportFile(`content/${file}`, {
					field: 'the whole file',
					found: records ? `no such file, although there are ${files}` : 'no such file',
					why: 'The site can’t be built without it.',
					write: `Restore the file from the last version that worked${records ? `, or also delete all ${files}` : ''}.`,
				});
			}),
	];
}
