import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildPalette, findLowContrast, findReadable, getContrast } from '../../src/content/palette.ts';
import { type Brand, brandSchema } from '../../src/content/schema/brand.ts';
import { type Content, childAt, lineAt, type Place, recordsOf, textAt } from './content.ts';
import { fieldLines } from './example.ts';
import { type Problem, reportField, reportFile } from './problem.ts';

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

/** Checks the drawing of the logo. */
async function checkLogo(content: Content, field: Place, brand: Brand): Promise<Problem | []> {
	const file = textAt(field)?.replace('./', '') ?? '';
	const drawings = content.files.filter((other) => /^[\w-]+\.svg$/.test(other));
	if (!drawings.includes(file))
		return reportField(field, {
			found: `${field.value}, but there’s no such file`,
			write: drawings[0]
				? fieldLines(field, `./${drawings[0]}`)
				: `Add the file ${file} to the folder content, or delete this line.`,
		});
	const svg = readFileSync(path.join(content.directory, file), 'utf8');
	const report = (found: string, why: string, write: string, at = 0) =>
		reportFile(`content/${file}`, { line: lineAt(svg, at), field: 'the logo', found, why, write });
	for (const [pattern, why, write] of refused) {
		const part = pattern.exec(svg);
		if (part) return report(part[0].trim(), why, write, part.index);
	}
	const { readLogo } = await import('../../src/content/logo.ts');
	const logo = await Promise.try(readLogo, svg).catch(() => undefined);
	if (!logo?.drawing)
		return report(
			'no drawing that can be read',
			'The site can’t show it.',
			'Export the logo again as a plain SVG.',
		);
	const [, , width = 0, height = 0] = logo.viewBox.split(/[\s,]+/).map(Number);
	if (!(width && height))
		return report(
			'no “viewBox” in <svg>',
			'Without one, the logo can’t be scaled.',
			'viewBox="0 0 64 64", with the width and height of your drawing',
		);
	if (Math.max(width / height, height / width) > 1.25)
		return report(
			`a drawing of ${width} × ${height}`,
			'It’s also the icon of the site, which is square, and your name is already beside it.',
			'Use only the sign of your logo, without the name, or delete the line “logo”: your first letter takes its place.',
		);
	if (logo.drawing.length > largestLogo)
		return report(
			`${logo.drawing.length} characters`,
			`Every page carries the logo, so it may have ${largestLogo}.`,
			'Use a simpler version, as for a rubber stamp.',
		);
	// Colors of its own have to be seen in the light header and in the dark footer.
	const { paper, deep } = buildPalette(brand);
	const colors = logo.drawing.match(/#[\da-f]{3,6}\b/gi) ?? [];
	const lost = [paper, deep].find(
		(on) => colors.length > 0 && colors.every((color) => getContrast(color, on) < 2),
	);
	if (logo.isPlain || !lost) return [];
	const why = 'Visitors would hardly see it there.';
	const write = 'Make it black: then it takes the color of the text around it. Or give it a second color.';
	return { ...report(`a logo that looks like ${lost}, which is behind it`, why, write), severity: 'warning' };
}

/** Checks that the brand's colors can be told apart where they meet, and that the logo can be drawn. */
export async function checkBrand(content: Content): Promise<Problem[]> {
	const [record] = recordsOf(content, 'brand');
	const brand = brandSchema.safeParse(record?.value).data;
	if (!(record && brand)) return [];
	const low = findLowContrast(brand).map(({ of, color, on, contrast, least }) =>
		reportField(childAt(record, of), {
			found: `${brand[of]}, and ${color} on ${on} has a contrast of only ${contrast.toFixed(1)} to 1`,
			why: `It takes ${least} to 1 to be readable for people with weak eyes or in the sun (WCAG 2.2).`,
			write: fieldLines(childAt(record, of), findReadable(brand, of) ?? brand[of]),
		}),
	);
	return [...low, ...(brand.logo ? [await checkLogo(content, childAt(record, 'logo'), brand)].flat() : [])];
}
