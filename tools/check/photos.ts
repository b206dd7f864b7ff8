import path from 'node:path';
import { findTypo } from '../../src/lib/nearest.ts';
import { articlePicture } from '../../src/source/source.ts';
import { type Content, childAt, isBody, type Place, partOf, recordsOf, textAt, textsOf } from './content.ts';
import { isPhotoFile, photoFile } from './files.ts';
import { type Problem, quoteFound, reportField } from './report.ts';
import { fieldLines } from './words.ts';

/** Loaded when needed: it takes a quarter of a second. */
const loadReader = () => import('../../src/source/prepare-photo.ts');

const sizeWords = ({ width, height }: { width: number; height: number }) => `${width} × ${height} pixels`;

/** Size of a photo in pixels, after rotation; undefined if it can't be measured, which checkFile reports. */
export async function measure(content: Content, photo: Place | undefined) {
	const file = photo && textAt(photo, 'file');
	const { measurePhoto } = await loadReader();
	return file === undefined
		? undefined
		: measurePhoto(path.join(content.directory, file)).then(
				({ autoOrient }) => autoOrient,
				() => undefined,
			);
}

async function checkFile(content: Content, field: Place): Promise<Problem | []> {
	const { value } = field;
	if (typeof value !== 'string') return [];
	const file = path.posix.normalize(value);
	const report = (state: string, why: string, write: string) =>
		reportField(field, { found: `${quoteFound(value)}, ${state}`, why, write });
	if (!content.files.some((other) => other.normalize() === file.normalize())) {
		const pictures = content.files.filter((other) => other.startsWith('photos/') && photoFile.test(other));
		const isSame = (other: string) => other.toLowerCase() === file.toLowerCase();
		const meant = pictures.find(isSame) ?? findTypo(file, pictures);
		return report(
			'but there’s no such file',
			'The page shows this picture.',
			meant
				? fieldLines(field, `./${meant}`)
				: 'Add the picture to the folder photos under the name you wrote.',
		);
	}
	// Other kinds of files are reported by their names (files.ts).
	if (!isPhotoFile(file)) return [];
	const { readPhoto, PhotoRefusal, maxPixels, minSide } = await loadReader();
	// A drawing could be read, but it's no photo.
	const refusal: unknown = photoFile.test(file)
		? await readPhoto(path.join(content.directory, file)).catch((error) => error)
		: new PhotoRefusal(file, 'unreadable');
	if (refusal instanceof Error && !(refusal instanceof PhotoRefusal)) throw refusal;
	if (!(refusal instanceof PhotoRefusal)) return [];
	const size = sizeWords(refusal.size ?? { width: 0, height: 0 });
	if (refusal.reason === 'too large')
		return report(
			size,
			`Pictures over ${maxPixels / 1_000_000} million pixels are too large to process.`,
			'Scale the picture down to 4,000 pixels on its longer side.',
		);
	if (refusal.reason === 'too small')
		return report(
			size,
			`A picture under ${minSide} pixels on its shorter side looks blurry on every screen.`,
			'Use the original from the camera, not the small copy from a message or a web page.',
		);
	return report(
		'which isn’t a .jpg, .png, .webp, .avif or .heic picture that can be opened',
		'The site can’t show it.',
		'Open the picture where you made it, save it as .jpg, and write its new name here.',
	);
}

/**
 * How much the aspect ratios of two pictures may differ, as a fraction, before people notice that one is cropped
 * differently.
 */
const shapeTolerance = 0.02;

/** Checks that both photos of a pair have the same aspect ratio. */
async function checkPair(content: Content, pair: Place): Promise<Problem | []> {
	const [before, after] = await Promise.all(
		['before', 'after'].map((side) => {
			const photos = recordsOf(content, 'photos');
			return measure(
				content,
				photos.find((photo) => textAt(photo, 'id') === textAt(pair, side)),
			);
		}),
	);
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
		const meant = isKnown ? id : findTypo(id.replace(/^.*\/|\.\w+$/g, ''), ids);
		return reportField(partOf(text, { text: needle, index: 0 }), {
			field: 'a picture in the text',
			found: `${quoteFound(needle)}, ${isKnown ? 'with other text beside it' : `but photos.yaml has no “${id}”`}`,
			why: 'The page shows a photo of photos.yaml, by its id, between two paragraphs.',
			write: `An empty line, and after it:\n![${caption}](${meant ?? 'the id of your photo'})\nand another empty line`,
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
