import path from 'node:path';
import { photoPath } from '../../src/content/schema/as-typed.ts';
import { findTypo } from '../../src/lib/nearest.ts';
import { maxPixels, measurePhoto, minSide, PhotoRefusal, readPhoto } from '../../src/source/prepare-photo.ts';
import { articlePicture } from '../../src/source/reader.ts';
import { type Content, childAt, isBody, type Place, partOf, recordsOf, textAt, textsOf } from './content.ts';
import { photoFile } from './files.ts';
import { type Problem, quoteFound, reportField } from './report.ts';
import { fieldLines } from './words.ts';

const sizeWords = ({ width, height }: { width: number; height: number }) => `${width} × ${height} pixels`;

/** Size of a photo in pixels, after rotation; undefined if it can't be measured, which checkFile reports. */
export async function measure(content: Content, photo: Place | undefined) {
	const file = photo && textAt(photo, 'file');
	return file === undefined
		? undefined
		: measurePhoto(path.join(content.directory, photoPath(file))).then(
				({ autoOrient }) => autoOrient,
				() => undefined,
			);
}

const refusals = {
	unreadable: {
		why: 'It isn’t a .jpg, .png, .webp, .avif or .heic picture that can be opened, so the site can’t show it.',
		write: 'Open the picture where you made it, save it as .jpg, and write its new name here.',
	},
	'too large': {
		why: `Pictures over ${maxPixels / 1_000_000} million pixels are too large to process.`,
		write: 'Scale the picture down to 4,000 pixels on its longer side.',
	},
	'too small': {
		why: `A picture under ${minSide} pixels on its shorter side looks blurry on every screen.`,
		write: 'Use the original from the camera, not the small copy from a message or a web page.',
	},
};

async function checkFile(content: Content, field: Place): Promise<Problem | []> {
	const { value } = field;
	if (typeof value !== 'string') return [];
	const file = path.posix.normalize(photoPath(value));
	if (!content.files.some((other) => other.normalize() === file.normalize())) {
		const pictures = content.files.filter((other) => other.startsWith('photos/') && photoFile.test(other));
		const meant = findTypo(file, pictures);
		return reportField(field, {
			found: `${quoteFound(value)}, but there’s no such file`,
			write: meant
				? fieldLines(field, `./${meant}`)
				: 'Add the picture to the folder photos under the name you wrote.',
		});
	}
	// A drawing could be read, but it's no photo.
	const refusal: unknown = photoFile.test(file)
		? await readPhoto(path.join(content.directory, file)).catch((error) => error)
		: new PhotoRefusal(file, 'unreadable');
	if (refusal instanceof PhotoRefusal)
		return reportField(field, {
			found: refusal.size ? sizeWords(refusal.size) : quoteFound(value),
			...refusals[refusal.reason],
		});
	if (refusal instanceof Error) throw refusal;
	return [];
}

/**
 * How much the aspect ratios of two pictures may differ, as a fraction, before people notice that one is cropped
 * differently.
 */
const shapeTolerance = 0.02;

async function checkPair(content: Content, pair: Place): Promise<Problem | []> {
	const find = (side: string) =>
		recordsOf(content, 'photos').find((photo) => textAt(photo, 'id') === textAt(pair, side));
	const before = await measure(content, find('before'));
	const after = await measure(content, find('after'));
	if (!before || !after) return [];
	const ratio = (after.width * before.height) / (after.height * before.width);
	if (Math.abs(ratio - 1) <= shapeTolerance) return [];
	return reportField(childAt(pair, 'after'), {
		found: `${textAt(pair, 'after')}, ${sizeWords(after)}, but the “before” photo, ${textAt(pair, 'before')}, is ${sizeWords(before)}`,
		why: 'The slider puts one photo over the other. Photos of different shapes don’t line up.',
		write: 'Use two photos of the same shape, taken from the same spot, or crop one to match the other.',
	});
}

/** Reports pictures in articles that aren't a paragraph of their own with the id of a photo. */
function checkArticle(text: Place, ids: readonly string[]): Problem[] {
	const paragraphs = String(text.value).split(/\r?\n[ \t]*\r?\n/);
	return paragraphs.flatMap((paragraph) => {
		const [needle, caption = '', id = ''] = /!\[([^\]]*)\][([]?([^)\]\s]*)[^\s]*/.exec(paragraph) ?? [];
		const isKnown = ids.includes(id);
		const isAlone = paragraph.trim().replace(articlePicture, '') === '';
		if (needle === undefined || (isKnown && isAlone)) return [];
		return reportField(partOf(text, { text: needle }), {
			field: 'a picture in the text',
			found: `${quoteFound(needle)}, ${isKnown ? 'with other text beside it' : `but photos.yaml has no “${id}”`}`,
			why: 'The page shows a photo of photos.yaml, by its id, between two paragraphs.',
			write: `An empty line, and after it:\n![${caption}](${isKnown ? id : 'the id of your photo'})\nand another empty line`,
		});
	});
}

/** Checks that pictures exist and can be read and that pairs match. */
export async function checkPhotos(content: Content): Promise<Problem[]> {
	const photos = recordsOf(content, 'photos');
	const pairs = [
		...recordsOf(content, 'gallery'),
		...recordsOf(content, 'services').map((service) => childAt(service, 'beforeAfter')),
	];
	const problems = await Promise.all([
		...photos.map((photo) => checkFile(content, childAt(photo, 'file'))),
		...pairs.map((pair) => checkPair(content, pair)),
	]);
	const ids = photos.flatMap((photo) => textAt(photo, 'id') ?? []);
	return [
		...problems.flat(),
		...textsOf(content)
			.filter(isBody)
			.flatMap((text) => checkArticle(text, ids)),
	];
}
