import path from 'node:path';
import { type Collection, collections } from '../../src/collections.ts';
import { logoPath } from '../../src/content/schema/brand.ts';
import { languageOfCatalog, slugify } from '../../src/lib/text.ts';
import type { Content } from './content.ts';
import { type Problem, reportFile } from './report.ts';

export const catalog: readonly Collection[] = Object.values(collections);
const fileOf = ({ path, extension }: Collection) => `${path}.${extension}`;

/** Names of files that may be photos. */
export const photoFile = /\.(?:jpe?g|png|webp|avif|hei[cf])$/i;

/** Addresses of the site before this one, as they were pasted. */
export const oldAddressesFile = 'old-addresses.txt';

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

const formatted = 'rtf|docx?|odt';
const endings = new RegExp(`(?:\\.(?:ya?ml|md|markdown|txt|json|${formatted}))+$`, 'i');

/** The name that a file was probably meant to have: "Rug Washer.yaml.txt" becomes "rug-washer". */
const meantName = (file: string): string => slugify(path.posix.basename(file).replace(endings, ''));

/**
 * The names of the files in a folder, including those that are hidden, can't be read or have a wrong extension, so that
 * links to them aren't reported too.
 */
export const namesIn = ({ files }: Content, folder: Collection): string[] =>
	files.filter((file) => file.startsWith(`${folder.path}/`)).map(meantName);

/** Reports a file that the site doesn't use. Somebody waits for what has the name of a record or a list; others may be copies. */
function reportUnknown(folder: string, file: string): Problem {
	const home = catalog.find((one) => one.kind === 'folder' && file.startsWith(`${one.path}/`));
	const single = catalog.find(
		(one) => one.kind !== 'folder' && one.path === path.posix.join(path.posix.dirname(file), meantName(file)),
	);
	const named = home
		? `${home.path}/${meantName(file)}.${home.extension}: lowercase letters, digits and hyphens only`
		: single && fileOf(single);
	const how = RegExp(`\\.(?:${formatted})$`, 'i').test(file)
		? 'save its text, without formatting, as'
		: 'rename it to';
	const instead = named ? `${how} ${named}` : `move it out of the folder ${folder}`;
	return reportFile(`${folder}/${file}`, {
		severity: named ? 'error' : 'warning',
		field: 'the file name',
		found: 'a file the site doesn’t use',
		why: 'Nothing in it would appear on the site.',
		write: file.startsWith('photos/')
			? `The site shows pictures only. Save one as a .jpg file, and move anything else out of the folder ${folder}.`
			: `If it’s a copy, delete it. Otherwise, ${instead}.`,
	});
}

/** Compares the files with those that the site is built from. */
export function compareFiles(folder: string, files: readonly string[]): Problem[] {
	/** The records that only this page shows. */
	const shownOn = ({ path }: Collection) => files.map(collectionOf).find((one) => one?.shownOn === path);
	const missing = catalog.filter(
		(one) => one.kind !== 'folder' && !files.includes(fileOf(one)) && (!one.isOptional || shownOn(one)),
	);
	const isKnown = (file: string) =>
		[collectionOf, isCatalog, isPhotoFile].some((is) => is(file)) ||
		logoPath.test(`./${file}`) ||
		file === oldAddressesFile;
	return [
		...files.filter((file) => !isKnown(file)).map((file) => reportUnknown(folder, file)),
		...missing.map((one) => {
			const records = shownOn(one);
			const others = `files in ${folder}/${records?.path}`;
			return reportFile(`${folder}/${fileOf(one)}`, {
				found: records ? `no such file, although there are ${others}` : 'no such file',
				why: 'The site can’t be built without it.',
				write: `Restore the file from the last version that worked${records ? '. To take the page off the site, write in it:\nhidden: true' : ', or give it back this name.'}`,
			});
		}),
	];
}
