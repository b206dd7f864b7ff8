import path from 'node:path';
import { listUnreadable } from '../../src/content/palette.ts';
import { type Content, childAt, type Place, readRecords, textAt } from './content.ts';
import { type Problem, reportField } from './report.ts';

/** The most characters that a logo may have once it is cleaned up: every page has it several times. */
const largestLogo = 8000;

/** What would be missing of a drawing, of which only shapes are shown, and what to do. */
const missing: [pattern: RegExp, why: string, write: string][] = [
	[
		/<image\b/i,
		'Only the shapes of a drawing are shown.',
		'Draw this part with shapes, or export the whole logo as a .png.',
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
	const { isWide, ratioOf, readDrawing, readLogoFile } = await import('../../src/content/logo.ts');
	const sign = await readLogoFile(path.join(content.directory, file)).catch(() => undefined);
	const svg = readDrawing(path.join(content.directory, file));
	const report = (found: string, why: string, write: string) =>
		reportField(field, { found: `${field.value}, with ${found}`, why, write });
	for (const [pattern, why, write] of missing) {
		const part = pattern.exec(svg ?? '');
		if (part) return report(part[0].trim(), why, write);
	}
	if (!sign?.drawing || !(ratioOf(sign) > 0))
		return report(
			'no picture that can be opened, or a drawing without shapes or without a “viewBox” in <svg>',
			'The site can’t show it.',
			'Export the logo again: as a plain SVG with a viewBox, or as a .png.',
		);
	if (field.path.at(-1) === 'icon' && (isWide(sign) || ratioOf(sign) < 0.8))
		return report(
			`a width of ${ratioOf(sign).toFixed(1)} times its height`,
			'An icon is square, on browser tabs and on phones.',
			'Use only the symbol of your logo, or delete the line “icon”.',
		);
	if (field.path.at(-1) === 'pattern' && !sign.isPlain)
		return report(
			'colors of its own',
			'It has that of the band it’s on.',
			'Draw it in black, without gradients, and export it again.',
		);
	const [, , width = 0, height = 0] = sign.viewBox.split(' ').map(Number);
	const least = field.path.at(-1) === 'icon' ? 512 : 120;
	if (svg === undefined && height < least)
		return {
			...report(
				`${width} × ${height} pixels`,
				'It looks blurry, because screens show up to nine pixels in the place of one.',
				`Use a picture at least ${least} pixels tall, or an SVG.`,
			),
			severity: 'warning',
		};
	if (svg === undefined || sign.drawing.length <= largestLogo) return [];
	return report(
		`${sign.drawing.length} characters`,
		`Every page carries the logo, so it may have ${largestLogo}.`,
		'Use a simpler version, as for a rubber stamp.',
	);
}

/** Checks that text and lines can be read, and that the logo and the icon can be drawn. */
export async function checkBrand(content: Content): Promise<Problem[]> {
	const [{ place, record } = {}] = readRecords(content, 'brand');
	if (!(place && record)) return [];
	const colors = listUnreadable(record).map((of) => {
		const [is, needs] = of === 'ink' ? ['light', 'darker'] : ['dark', 'lighter'];
		return reportField(childAt(place, of), {
			found: `${record[of]}, which is too ${is}`,
			why: 'In sunlight, and with low vision, people couldn’t read the site (WCAG 2.2).',
			write: `Choose a ${needs} color.`,
		});
	});
	const signs = (['logo', 'icon', 'pattern'] as const).filter((name) => record[name]);
	const checked = await Promise.all(signs.map((name) => checkLogo(content, childAt(place, name))));
	return [...colors, ...checked.flat()];
}
