import { spanishFolder } from '../../src/content/schema/translation.ts';
import { editDistance } from '../../src/lib/nearest.ts';
import { catalog, collectionOf, englishOf, meantName } from './files.ts';
import { type Problem, reportFile } from './problem.ts';

/** What every Spanish page needs: the words of buttons, the header and the footer. */
const everywhere = ['company.yaml', 'labels.json'];

/** What to do with a Spanish file that isn't used. @param free the paths that another Spanish file could have */
function suggest(file: string, free: readonly string[]): string {
	const own = file.slice(spanishFolder.length);
	const folderOf = (one: string) => one.replace(/[^/]*$/, '');
	if (catalog.some(({ path, isEnglishOnly }) => isEnglishOnly && folderOf(own) === `${path}/`))
		return 'Delete it. Articles and legal pages are in English only.';
	const nearest =
		free.find((one) => folderOf(one) === folderOf(file) && meantName(one) === meantName(file)) ??
		free.find((one) => editDistance(one, file) <= 2);
	if (nearest) return `Rename this file to ${nearest}.`;
	if (englishOf(file))
		return `If you deleted content/${own}, delete this file, too. If you renamed that one, give this one the same name.`;
	if (collectionOf(own)) return `Delete it. content/${own} has no texts to translate.`;
	return 'Give it the path of its English file, as content/es/faq.yaml has that of content/faq.yaml, or delete it.\nArticles and legal pages are in English only.';
}

/** Reports Spanish files without an English one, and what all Spanish pages need but don't have. */
export function compareSpanishFiles(files: readonly string[]): Problem[] {
	const spanish = files.filter((file) => file.startsWith(spanishFolder));
	const isPaired = (file: string) => files.includes(englishOf(file)?.english ?? '');
	const free = files
		.map((file) => `${spanishFolder}${file}`)
		.filter((file) => isPaired(file) && !files.includes(file));
	/** Whether the site needs the English file, so that it's reported if it is missing. */
	const isNeeded = (file: string) => {
		const { collection } = englishOf(file) ?? {};
		return collection && collection.kind !== 'folder' && !collection.isOptional;
	};
	return [
		...spanish
			.filter((file) => !(isPaired(file) || isNeeded(file)))
			.map((file) =>
				reportFile(`content/${file}`, {
					field: 'the file name',
					found: 'a Spanish file without an English one',
					why: 'Nothing in it would appear on the site.',
					write: suggest(file, free),
				}),
			),
		...everywhere
			.map((file) => `${spanishFolder}${file}`)
			.filter((file) => spanish.some(isPaired) && !files.includes(file))
			.map(
				(file): Problem => ({
					severity: 'warning',
					file: `content/${file}`,
					field: 'the whole file',
					found: 'no such file, although other files are in Spanish',
					why: 'Every Spanish page needs it. Without it, some words on each of them are in English.',
					write: 'Write the texts of the English file in Spanish, under the same names.',
				}),
			),
	];
}
