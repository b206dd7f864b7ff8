import path from 'node:path';
import { listPhotoIds } from '../../src/content/schema/shape.ts';
import { findNearest } from '../../src/lib/nearest.ts';
import { articlePicture, listPictures } from '../../src/source/source.ts';
import { type Content, childAt, isBody, type Place, recordsOf, textAt, textsOf } from './content.ts';
import { fieldLines } from './example.ts';
import { isPhotoFile, photoFile } from './files.ts';
import { type Problem, quoteFound, reportField } from './problem.ts';

/** Loaded when needed: it takes a quarter of a second. */
const loadReader = () => import('../../src/source/prepare-photo.ts');

/** Size of a photo in pixels, after rotation; undefined if it can't be measured, which checkFile reports. */
export const measure = async (content: Content, photo: Place | undefined) => {
	const file = photo && textAt(photo, 'file');
	if (!file) return undefined;
	const { measurePhoto } = await loadReader();
	return measurePhoto(path.join(content.directory, file)).then(
		({ autoOrient }) => autoOrient,
		() => undefined,
	);
};

/** Checks one picture file of a record. */
async function checkFile(content: Content, field: Place): Promise<Problem | []> {
	const { value } = field;
	if (typeof value !== 'string') return [];
	const file = path.posix.normalize(value);
	const report = (state: string, why: string, write: string) =>
		reportField(field, { found: `${quoteFound(value)}, ${state}`, why, write });
	const isThere = content.files.some((other) => other.normalize() === file.normalize());
	if (!isThere) {
		const pictures = content.files.filter((other) => other.startsWith('photos/') && photoFile.test(other));
		const nearest = `./${findNearest(file, pictures) ?? 'photos/living-room.jpg'}`;
		return report(
			'but there’s no such file',
			'The page shows this picture.',
			`${fieldLines(field, nearest)}\nOr add the picture to content/photos under the name you wrote.`,
		);
	}
	// Other kinds of files are reported by their names (files.ts).
	if (!isPhotoFile(file)) return [];
	const again = `Save the picture as .jpg, then write:\n${fieldLines(field, `./${file.replace(/\.[^.]*$/, '')}.jpg`)}`;
	if (!photoFile.test(file))
		return report(
			'which isn’t a .jpg, .png, .webp, .avif or .heic file',
			'The site can’t use other kinds of pictures.',
			again,
		);
	const { readPhoto, PhotoRefusal, maxPixels, minSide } = await loadReader();
	try {
		await readPhoto(path.join(content.directory, file));
		return [];
	} catch (error) {
		if (!(error instanceof PhotoRefusal)) throw error;
		const { reason, size = { width: 0, height: 0 } } = error;
		const pixels = sizeWords(size);
		if (reason === 'too large')
			return report(
				pixels,
				`Pictures over ${maxPixels / 1_000_000} million pixels are too large to process.`,
				'Scale the picture down to 4,000 pixels on its longer side.',
			);
		if (reason === 'too small')
			return report(
				pixels,
				`A picture under ${minSide} pixels on its shorter side looks blurry on every screen.`,
				'Use the original from the camera, not the small copy from a message or a web page.',
			);
		return report(
			'which can’t be opened as a picture',
			'The file may be damaged, or it may not be the kind its name says.',
			again,
		);
	}
}

/**
 * How much the aspect ratios of two pictures may differ, as a fraction, before people notice that one is cropped
 * differently.
 */
const shapeTolerance = 0.02;

const sizeWords = ({ width, height }: { width: number; height: number }) => `${width} × ${height} pixels`;

/** Checks that both photos of a pair have the same aspect ratio. */
async function checkPair(content: Content, pair: Place): Promise<Problem | []> {
	const photos = recordsOf(content, 'photos');
	const find = (id?: string) => photos.find((photo) => textAt(photo, 'id') === id);
	const before = await measure(content, find(textAt(pair, 'before')));
	const after = await measure(content, find(textAt(pair, 'after')));
	if (!before || !after) return [];
	const ratio = (after.width * before.height) / (after.height * before.width);
	if (Math.abs(ratio - 1) <= shapeTolerance) return [];
	return reportField(childAt(pair, 'after'), {
		found: `${textAt(pair, 'after')}, ${sizeWords(after)}, but the “before” photo, ${textAt(pair, 'before')}, is ${sizeWords(before)}`,
		why: 'The slider puts one photo over the other. Photos of different shapes don’t line up.',
		write: 'Use two photos of the same shape, taken from the same spot, or crop one to match the other.',
	});
}

/** Checks a photo's description: a file name says nothing, and screen readers already say that it is a picture. */
function checkWords(record: Place): Problem | [] {
	const alt = childAt(record, 'alt');
	const text = textAt(record, 'alt')?.trim() ?? '';
	if (photoFile.test(text)) return reportField(alt, { found: `${quoteFound(text)}, which is a file name` });
	const [needle] = /^(?:an? )?(?:image|photo|photograph|picture) of\b/i.exec(text) ?? [];
	if (needle === undefined) return [];
	return reportField(alt, {
		severity: 'warning',
		found: `${quoteFound(text)}, which starts with “${needle}”`,
		why: 'Screen readers already say “image” before these words.',
	});
}

/** Reports pictures in articles that aren't a paragraph of their own with the id of a photo. */
function checkArticles(content: Content, photos: readonly Place[]): Problem[] {
	const ids = photos.flatMap((photo) => textAt(photo, 'id') ?? []);
	return textsOf(content)
		.filter(isBody)
		.flatMap((text) =>
			text.value.split(/\r?\n[ \t]*\r?\n/).flatMap((paragraph) => {
				const [needle, caption = '', target = ''] =
					/!\[([^\]]*)\][([]?([^)\]\s]*)[^\s]*/.exec(paragraph) ?? [];
				const isKnown = ids.includes(target);
				if (needle === undefined || (isKnown && paragraph.trim().replace(articlePicture, '') === ''))
					return [];
				const meant = isKnown
					? target
					: (findNearest(target.replace(/^.*\/|\.\w+$/g, ''), ids) ?? ids[0] ?? 'living-room');
				return reportField(text, {
					needle,
					field: 'a picture in the text',
					found: isKnown
						? `${quoteFound(needle)}, with other text beside it`
						: `${quoteFound(needle)}, but content/photos.yaml has no “${target}”`,
					why: 'The article shows a photo of content/photos.yaml, by its id, between two paragraphs.',
					write: `An empty line, and after it:\n![${caption}](${meant})\nand another empty line`,
				});
			}),
		);
}

/** Reports photos that no page shows. */
function checkUse(content: Content, photos: readonly Place[]): Problem[] {
	const used = new Set<unknown>(
		[...content.sources, ...content.hidden].flatMap(({ data, shape, text, bodyStart }) => [
			...listPhotoIds(data, shape),
			...(bodyStart === undefined ? [] : listPictures(text.slice(bodyStart))),
		]),
	);
	return photos
		.map((photo) => childAt(photo, 'id'))
		.filter(({ value }) => typeof value === 'string' && !used.has(value))
		.map((id) =>
			reportField(id, {
				found: `${id.value}, which no page shows`,
				why: 'Visitors never see it, and the site is built without it.',
				write: 'Delete this entry and its file, or use its id where a page shows a photo.',
				severity: 'warning',
			}),
		);
}

/** Checks that pictures exist and can be read, that their descriptions say something, and that pairs match. */
export async function checkPhotos(content: Content): Promise<Problem[]> {
	const records = recordsOf(content, 'photos');
	const pairs = [
		...recordsOf(content, 'gallery'),
		...recordsOf(content, 'services').map((service) => childAt(service, 'beforeAfter')),
	];
	const problems = await Promise.all([
		...records.flatMap((record) => ['file', 'tall'].map((name) => checkFile(content, childAt(record, name)))),
		...pairs.map((pair) => checkPair(content, pair)),
	]);
	return [
		...problems.flat(),
		...records.flatMap(checkWords),
		...checkArticles(content, records),
		...checkUse(content, records),
	];
}
