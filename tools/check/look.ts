import path from 'node:path';
import { listUnreadable } from '../../src/content/palette.ts';
import { photoPath } from '../../src/content/schema/as-typed.ts';
import type { Brand } from '../../src/content/schema/brand.ts';
import { maxPixels, PhotoRefusal, readPhoto } from '../../src/source/prepare-photo.ts';
import { type Content, type Place, readRecords, recordsOf } from './content.ts';
import { photoFile } from './read.ts';
import { type Problem, reportField } from './report.ts';

async function checkPhoto(directory: string, field: Place): Promise<Problem | []> {
	const file = path.join(directory, photoPath(String(field.value)));
	try {
		// A drawing could be read, but it's no photo.
		if (!photoFile.test(file)) throw new PhotoRefusal(file);
		const { width, height } = await readPhoto(file);
		// A portrait is shown nearly as large.
		if (Math.max(width, height) >= 480) return [];
		return reportField(field, {
			severity: 'warning',
			found: `${width} × ${height} pixels, which looks blurred`,
			write: 'Use the picture as it comes from your phone or camera, at least 1600 pixels wide.',
		});
	} catch (error) {
		if (!(error instanceof PhotoRefusal)) throw error;
		return reportField(field, {
			why: `It isn’t a .jpg, .png, .webp, .avif or .heic picture that can be opened, or it has over ${maxPixels / 1_000_000} million pixels, so the site can’t show it.`,
			write:
				'Open the picture where you made it, save it as .jpg, at most 4,000 pixels wide, and write its new name here.',
		});
	}
}

/** The most characters that a drawing may have once it is cleaned up: every page has it several times. */
const largestLogo = 8000;

async function checkLogo(directory: string, field: Place): Promise<Problem | []> {
	const { ratioOf, readLogoFile } = await import('../../src/content/logo.ts');
	const logo = await readLogoFile(path.join(directory, String(field.value))).catch(() => undefined);
	const { drawing = '' } = logo ?? {};
	const isTooLarge = drawing.length > largestLogo && !drawing.startsWith('<image');
	if (logo && drawing && ratioOf(logo) > 0 && !isTooLarge) return [];
	return reportField(field, {
		found: `${field.value}, ${isTooLarge ? `with ${drawing.length} characters` : 'which is no picture that can be opened, or a drawing without shapes or without a “viewBox” in <svg>'}`,
		why: `The site shows a picture, or the shapes of a drawing, which may have ${largestLogo} characters, because every page carries it.`,
		write:
			'Convert text to paths (also called outlines or curves), and export the logo again, as a plain SVG with a viewBox, or as a .png. One that is too large needs a simpler version, as for a rubber stamp.',
	});
}

function checkColors(place: Place, brand: Brand): Problem[] {
	return listUnreadable(brand).map((of) => {
		const [is, needs] = of === 'ink' ? ['light', 'darker'] : ['dark', 'lighter'];
		return reportField(place.at(of), {
			found: `${brand[of]}, which is too ${is}`,
			why: 'In sunlight, and with low vision, people couldn’t read the site (WCAG 2.2).',
			write: `Choose a ${needs} color.`,
		});
	});
}

/** Checks that photos, the logo, the icon and the pattern can be drawn, and that text and lines can be read. */
export async function checkLook(content: Content): Promise<Problem[]> {
	const { directory } = content;
	const brands = readRecords(content, 'brand');
	const signs = brands.flatMap(({ place }) => ['logo', 'icon', 'pattern'].map((name) => place.at(name)));
	const drawn = await Promise.all([
		...recordsOf(content, 'photos').map((photo) => checkPhoto(directory, photo.at('file'))),
		...signs.filter(({ value }) => value).map((sign) => checkLogo(directory, sign)),
	]);
	return [...brands.flatMap(({ place, record }) => checkColors(place, record)), ...drawn.flat()];
}
