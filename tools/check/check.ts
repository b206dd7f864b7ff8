import { checkCatalogs } from './catalogs.ts';
import type { Content } from './content.ts';
import { checkShape } from './issues.ts';
import { checkLook } from './look.ts';
import { checkPoints } from './points.ts';
import { readContent } from './read.ts';
import { hasErrors, type Problem } from './report.ts';
import { checkTexts } from './texts.ts';
import { checkTowns } from './towns.ts';
import { checkUnique } from './unique.ts';

/** Find what is wrong with content that could be read. Of two that meet one mistake, the first explains it best. */
const rules: ((content: Content) => Problem[] | Promise<Problem[]>)[] = [
	checkShape,
	checkPoints,
	checkUnique,
	checkTexts,
	checkLook,
	checkTowns,
	checkCatalogs,
];

/**
 * Checks the whole content folder and returns every problem in it, file by file and line by line.
 * @param directory by default, the one that the site shows
 * @throws Error when the folder itself cannot be read
 */
export async function checkContent(directory?: string) {
	const { content, problems } = readContent(directory);
	// What is in a file that can't be read, or isn't found, would be missed elsewhere.
	for (const rule of hasErrors(problems) || content.unreadable.length > 0 ? [checkShape] : rules)
		problems.push(...(await rule(content)));
	const first = Map.groupBy(problems, ({ file, line, field, part }) => [file, line, field, part].join('\n'));
	const unique = [...first.values()].flatMap(([problem]) => problem ?? []);
	unique.sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
	return { content, problems: unique };
}
