import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findLowContrast, findReadable } from '../../src/content/palette.ts';
import { type Content, childAt, lineAt, type Place, readRecords, textAt } from './content.ts';
import { type Problem, reportField, reportFile } from './report.ts';
import { fieldLines } from './words.ts';

/** The most characters that a logo may have once it is cleaned up: every page has it several times. */
const largestLogo = 8000;

/** What a drawing may not have, and what to do instead. */
const refused: [pattern: RegExp, why: string, write: string][] = [
	[
		/<(?:script|foreignObject|!ENTITY|image)|\son\w+\s*=|(?:href|src)\s*=\s*["'](?!#)[^"']*|url\(\s*["']?(?!#)[^)]*|@import/i,
		'A logo is made of shapes only. Programs could do harm, and photos and other files aren’t shown in it.',
		'Delete this part, or draw it with shapes, and export the logo as a plain SVG.',
	],
	[
		/<text\b/i,
		'Letters need a font, which a visitor’s device may lack.',
		'Convert the text to paths (also called outlines or curves), and export the logo again.',
	],
];

async function checkLogo(content: Content, field: Place): Promise<Problem | []> {
	const file = textAt(field)?.replace('./', '') ?? '';
	if (!content.files.includes(file))
		return reportField(field, {
			found: `${field.value}, but there’s no such file`,
			write: `Add the file ${file} to the folder ${content.folder}, or delete this line.`,
		});
	const svg = readFileSync(path.join(content.directory, file), 'utf8');
	const report = (found: string, why: string, write: string, at = 0) =>
		reportFile(`${content.folder}/${file}`, { line: lineAt(svg, at), field: 'the logo', found, why, write });
	for (const [pattern, why, write] of refused) {
		const part = pattern.exec(svg);
		if (part) return report(part[0].trim(), why, write, part.index);
	}
	const { readLogo } = await import('../../src/content/logo.ts');
	const { viewBox = '', drawing = '' } = (await Promise.try(readLogo, svg).catch(() => undefined)) ?? {};
	const [, , width = 0, height = 0] = viewBox.split(/[\s,]+/).map(Number);
	if (!(drawing && width && height))
		return report(
			'no drawing that can be read, or one without a “viewBox” in <svg>',
			'The site can’t show it.',
			'Export the logo again as a plain SVG, with a viewBox.',
		);
	if (Math.max(width / height, height / width) > 1.25)
		return report(
			`a drawing of ${width} × ${height}`,
			'It’s also the icon of the site, which is square, and your name is already beside it.',
			'Use only the symbol of your logo, without the name, or delete the line “logo”: your first letter takes its place.',
		);
	if (drawing.length <= largestLogo) return [];
	return report(
		`${drawing.length} characters`,
		`Every page carries the logo, so it may have ${largestLogo}.`,
		'Use a simpler version, as for a rubber stamp.',
	);
}

/** Checks that the brand's colors can be told apart where they meet, and that the logo can be drawn. */
export async function checkBrand(content: Content): Promise<Problem[]> {
	const [{ place, record } = {}] = readRecords(content, 'brand');
	if (!(place && record)) return [];
	const low = findLowContrast(record).map(({ of, color, on, contrast, least }) =>
		reportField(childAt(place, of), {
			found: `${record[of]}, and ${color} on ${on} has a contrast of only ${contrast.toFixed(1)} to 1`,
			why: `It takes ${least} to 1 to be readable in sunlight and for people with low vision (WCAG 2.2).`,
			write: fieldLines(childAt(place, of), findReadable(record, of) ?? record[of]),
		}),
	);
	return [...low, ...(record.logo ? [await checkLogo(content, childAt(place, 'logo'))].flat() : [])];
}
