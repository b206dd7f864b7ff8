import { checkBrand } from './brand.ts';
import { checkCatalogs } from './catalogs.ts';
import type { Content } from './content.ts';
import { checkCopy } from './copy.ts';
import { checkEnded } from './ended.ts';
import { checkShape } from './issues.ts';
import { checkHidden, checkLinks } from './links.ts';
import { checkPhotos } from './photos.ts';
import type { Problem } from './problem.ts';
import { readContent } from './read.ts';
import { checkReferences, checkReviews } from './references.ts';
import { checkRequest } from './request.ts';
import { checkStains } from './stains.ts';
import { checkTexts } from './texts.ts';
import { checkTowns } from './towns.ts';
import { checkUnique } from './unique.ts';

/** One mistake may be met by two checks; the first one that meets it explains it best. */
const checks = [
	checkShape,
	checkReferences,
	checkReviews,
	checkLinks,
	checkHidden,
	checkUnique,
	checkEnded,
	checkRequest,
	checkCopy,
	checkTexts,
	checkPhotos,
	checkStains,
	checkTowns,
	checkBrand,
	checkCatalogs,
];

/**
 * Checks the whole content folder and returns every problem in it, file by file and line by line.
 * @param directory the folder on disk, which messages call "content"
 * @param today YYYY-MM-DD, by default where the company is
 * @throws Error when the folder itself cannot be read
 */
export async function checkContent(
	directory = 'content',
	today?: string,
): Promise<{ content: Content; problems: Problem[] }> {
	const { content, problems } = readContent(directory, today);
	for (const check of checks) problems.push(...(await check(content)));

	const first = Map.groupBy(problems, ({ file, line, field, needle }) =>
		[file, line, field, needle].join('\n'),
	);
	const unique = [...first.values()].flatMap(([problem]) => problem ?? []);
	// A wrong file name comes first, because it may cause the other problems.
	const rank = ({ field }: Problem) => (field === 'the file name' ? 0 : 1);
	unique.sort((a, b) => rank(a) - rank(b) || a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
	return { content, problems: unique };
}
