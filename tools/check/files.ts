import { type Collection, collections } from '../../src/collections.ts';
import { findNearest } from '../../src/features/service-area/nearest.ts';
import { slugify } from '../../src/lib/text.ts';
import type { Problem } from './problem.ts';

export const catalog: readonly Collection[] = Object.values(collections);
const fileOf = ({ path, extension }: Collection) => `${path}.${extension}`;

/** The files that may be photos, by their names. */
export const photoFile = /\.(?:jpe?g|png|webp|avif|hei[cf])$/i;

/** Pictures, and a note on where they come from. */
export const isPhotoFile = (file: string) =>
	file.startsWith('photos/') && (photoFile.test(file) || /\.(svg|md)$/i.test(file));

/**
 * The collection that a file belongs to, or undefined. In a folder the owner chooses the names; a second copy,
 * "terms (1).yaml", is told by its name and not by all that it repeats.
 */
export function collectionOf(file: string): Collection | undefined {
	return catalog.find((collection) => {
		const { kind, path, extension } = collection;
		if (kind !== 'folder') return file === fileOf(collection);
		const isInside = file.startsWith(`${path}/`) && file.endsWith(`.${extension}`);
		return isInside && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(file.slice(path.length + 1, -extension.length - 1));
	});
}

/** Which name an unknown file should have: the nearest missing one, else the right ending or the right spelling. */
function suggest(file: string, missing: string[], files: readonly string[]): string {
	const original = file.replace(/(?: \(\d+\)| copy| - Copy)+(?=\.[^.]*$)/, '');
	if (original !== file && files.includes(original))
		return `Delete this copy. If it’s the newer one, replace ${original} with it.`;
	const nearest = findNearest(file, missing);
	if (nearest) return `Rename this file to ${nearest}.`;
	const [, folder = '', name = ''] = /^(.*\/)?([^/]*)$/.exec(file) ?? [];
	const home = catalog.find(({ path, kind }) => kind === 'folder' && `${path}/` === folder);
	if (home) {
		const slug = slugify(name.replace(/\.[^.]*$/, ''));
		return `Rename this file to ${folder}${slug}.${home.extension}. Use lowercase letters, digits and hyphens only.`;
	}
	if (folder === 'photos/') return 'Save the picture as a .jpg file and add that instead.';
	return 'Move this file out of the content folder.';
}

/** Compares the files that are there with those that the site is built from. */
export function compareFiles(files: readonly string[], label: string): Problem[] {
	const missing = catalog
		.filter(({ kind, isOptional }) => kind !== 'folder' && !isOptional)
		.map(fileOf)
		.filter((file) => !files.includes(file));
	const unknown = files.filter((file) => !collectionOf(file) && !isPhotoFile(file));
	const renamed = new Set(unknown.map((file) => findNearest(file, missing)));
	return [
		...unknown.map((file) => ({
			file: `${label}/${file}`,
			field: 'the file name',
			found: 'a file the site doesn’t use',
			why: 'Nothing in it would appear on the site.',
			write: suggest(file, missing, files),
		})),
		// A file with a mistyped name has been told above; that it is missing under its right name would be the same again.
		...missing
			.filter((file) => !renamed.has(file))
			.map((file) => ({
				file: `${label}/${file}`,
				field: 'the whole file',
				found: 'no such file',
				why: 'The site can’t be built without it.',
				write: 'Restore the file from the last version that worked.',
			})),
	];
}
