import { checkCatalogs } from './catalogs.ts';
import type { Content } from './content.ts';
import { checkShape } from './issues.ts';
import { checkLook } from './look.ts';
import { checkPoints } from './points.ts';
import { readContent } from './read.ts';
import type { Problem } from './report.ts';
import { checkTexts } from './texts.ts';
import { checkTowns } from './towns.ts';
import { checkUnique } from './unique.ts';

/** Finds what is wrong with content that could be read. */
export type Rule = (content: Content) => Problem[] | Promise<Problem[]>;

/** One mistake may be met by two rules; the first one that meets it explains it best. */
export const allRules: readonly Rule[] = [
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
 * @param rules by default, all
 * @throws Error when the folder itself cannot be read
 */
export async function checkContent(
	directory?: string,
	rules = allRules,
): Promise<{ content: Content; problems: Problem[] }> {
	const { content, problems } = readContent(directory);
	// What is in a file that can't be read would be missed elsewhere.
	const isWhole = content.unreadable.length === 0;
	for (const rule of rules) if (isWhole || rule === checkShape) problems.push(...(await rule(content)));

	const first = Map.groupBy(problems, ({ file, line, field, part }) => [file, line, field, part].join('\n'));
	const unique = [...first.values()].flatMap(([problem]) => problem ?? []);
	unique.sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
	return { content, problems: unique };
}
