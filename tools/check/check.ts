import { getToday } from '../../src/content/today.ts';
import { checkArticles } from './articles.ts';
import type { Content } from './content.ts';
import { checkCopy } from './copy.ts';
import { checkDeletedServices } from './deletions.ts';
import { checkFacts } from './facts.ts';
import { checkShape } from './issues.ts';
import { checkLinks } from './links.ts';
import { checkPhotos } from './photos.ts';
import { checkPrices } from './prices.ts';
import type { Problem } from './problem.ts';
import { checkPromises } from './promises.ts';
import { readContent } from './read.ts';
import { checkReferences } from './references.ts';
import { checkStains } from './stains.ts';
import { checkTowns } from './towns.ts';
import { checkUnique } from './unique.ts';

/**
 * Checks the whole content folder and returns every problem in it, file by file and line by line.
 * @param directory the folder on disk; messages call it "content"
 * @param today YYYY-MM-DD in Florida
 * @throws Error when the folder itself cannot be read
 */
export async function checkContent(
	directory = 'content',
	today = getToday(),
): Promise<{ content: Content; problems: Problem[] }> {
	const { content, problems } = readContent(directory, today);
	const readable = content.sources.filter(({ data }) => data !== undefined);
	problems.push(...readable.flatMap((source) => checkShape(source)));
	const checks = [
		...[
			checkReferences,
			checkDeletedServices,
			checkLinks,
			checkUnique,
			checkArticles,
			checkFacts,
			checkPrices,
			checkCopy,
			checkPromises,
		],
		...[checkPhotos, checkStains, checkTowns],
	];
	for (const check of checks) problems.push(...(await check(content)));

	// One mistake may be met by two checks; the first one that met it explains it best.
	const seen = new Set<string>();
	const unique = problems.filter(({ file, line, field }) => {
		const key = [file, line, field].join('\n');
		return !seen.has(key) && seen.add(key);
	});
	// A file under a wrong name comes first, because other problems may follow from it.
	const rank = ({ field }: Problem) => (field === 'the file name' ? 0 : 1);
	unique.sort((a, b) => rank(a) - rank(b) || a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
	return { content, problems: unique };
}
