import path from 'node:path';
import { listUnreadable } from '../../src/content/palette.ts';
import { type Content, type Place, readRecords } from './content.ts';
import { type Problem, reportField } from './report.ts';

/** The most characters that a logo may have once it is cleaned up: every page has it several times. */
const largestLogo = 8000;

async function checkLogo({ files, directory }: Content, field: Place): Promise<Problem | []> {
	const file = String(field.value).replace('./', '');
	if (!files.includes(file))
		return reportField(field, {
			found: `${field.value}, but there’s no such file`,
			write: `Add the file ${file} beside brand.yaml, or delete this line.`,
		});
	const { ratioOf, readDrawing, readLogoFile } = await import('../../src/content/logo.ts');
	const place = path.join(directory, file);
	const logo = await readLogoFile(place).catch(() => undefined);
	const svg = readDrawing(place) ?? '';
	// What isn't a shape would be missing: letters need a font, which a visitor's device may lack.
	const [other] = /<(?:image|text)\b/i.exec(svg) ?? [];
	const isTooLarge = svg !== '' && logo !== undefined && logo.drawing.length > largestLogo;
	if (logo?.drawing && ratioOf(logo) > 0 && !other && !isTooLarge) return [];
	return reportField(field, {
		found: `${field.value}, with ${isTooLarge ? `${logo.drawing.length} characters` : (other ?? 'no picture that can be opened, or a drawing without shapes or without a “viewBox” in <svg>')}`,
		why: `The site shows a picture, or the shapes of a drawing, which may have ${largestLogo} characters, because every page carries it.`,
		write:
			'Convert text to paths (also called outlines or curves), and export the logo again, as a plain SVG with a viewBox, or as a .png. One that is too large needs a simpler version, as for a rubber stamp.',
	});
}

/** Checks that text and lines can be read, and that the logo and the icon can be drawn. */
export async function checkBrand(content: Content): Promise<Problem[]> {
	const [{ place, record } = {}] = readRecords(content, 'brand');
	if (!(place && record)) return [];
	const colors = listUnreadable(record).map((of) => {
		const [is, needs] = of === 'ink' ? ['light', 'darker'] : ['dark', 'lighter'];
		return reportField(place.at(of), {
			found: `${record[of]}, which is too ${is}`,
			why: 'In sunlight, and with low vision, people couldn’t read the site (WCAG 2.2).',
			write: `Choose a ${needs} color.`,
		});
	});
	const signs = (['logo', 'icon', 'pattern'] as const).filter((name) => record[name]);
	const checked = await Promise.all(signs.map((name) => checkLogo(content, place.at(name))));
	return [...colors, ...checked.flat()];
}
