import path from 'node:path';
import { findNearest } from '../../src/features/service-area/nearest.ts';
import { type Content, type Field, fieldAt, recordsOf, textAt } from './content.ts';
import { yamlLines } from './example.ts';
import { isPhotoFile, photoFile } from './files.ts';
import { type Problem, quoteFound, tellField } from './problem.ts';

/** Checks one picture file of a record. */
async function checkFile(content: Content, field: Field): Promise<Problem[]> {
	const { value, path: place } = field;
	if (typeof value !== 'string') return [];
	const key = place.at(-1);
	const file = path.posix.normalize(value);
	const written = quoteFound(value);
	if (!content.files.includes(file)) {
		const pictures = content.files.filter((other) => other.startsWith('photos/') && photoFile.test(other));
		const nearest = findNearest(file, pictures);
		return [
			tellField(field, {
				found: `${written}, but there’s no such file`,
				why: 'The page shows this picture.',
				...(nearest && {
					write: `${yamlLines(key, `./${nearest}`)}\nOr add the picture to ${content.label}/photos under the name you wrote.`,
				}),
			}),
		];
	}
	// Other kinds of files are told by their names (files.ts).
	if (!isPhotoFile(file)) return [];
	const again = `Save the picture as .jpg, then write:\n${yamlLines(key, `./${file.replace(/\.[^.]*$/, '')}.jpg`)}`;
	if (!photoFile.test(file))
		return [
			tellField(field, {
				found: `${written}, which isn’t a .jpg, .png, .webp, .avif or .heic file`,
				why: 'The site can’t use other kinds of pictures.',
				write: again,
			}),
		];
	// Loaded here, because it takes a quarter of a second that a check of a broken file should not wait for.
	const { readPhoto, PhotoRefusal, maxPixels, minSide } = await import('../../src/content/prepare-photo.ts');
	try {
		await readPhoto(path.join(content.directory, file));
		return [];
	} catch (error) {
		if (!(error instanceof PhotoRefusal)) throw error;
		const { reason, size } = error;
		const words = {
			'too large': {
				why: `Pictures over ${maxPixels / 1_000_000} million pixels are too large to process.`,
				write: 'Scale the picture down to 4,000 pixels on its longer side.',
			},
			'too small': {
				why: `A picture under ${minSide} pixels on its shorter side looks blurry on every screen.`,
				write: 'Use the original from the camera, not the small copy from a message or a web page.',
			},
			unreadable: {
				why: 'The file may be damaged, or it may not be the kind its name says.',
				write: again,
			},
		}[reason];
		const state = size ? `${size.width} × ${size.height} pixels` : 'which can’t be opened as a picture';
		return [tellField(field, { found: `${written}, ${state}`, ...words })];
	}
}

/** By how much, as a part, the shapes of two pictures may differ before the eye sees that one is cut differently. */
const shapeTolerance = 0.02;

/** Checks one pair of before and after; a pair that lacks one of the two, or names one that can't be measured, is left alone. */
async function checkPair(content: Content, pair: Field): Promise<Problem[]> {
	const { measurePhoto } = await import('../../src/content/prepare-photo.ts');
	const measure = async (name: string) => {
		const photo = recordsOf(content, 'photos').find((record) => textAt(record, 'id') === textAt(pair, name));
		const file = photo && textAt(photo, 'file');
		if (!file) return undefined;
		return measurePhoto(path.join(content.directory, file)).then(
			({ autoOrient }) => autoOrient,
			() => undefined,
		);
	};
	const [before, after] = [await measure('before'), await measure('after')];
	if (!before || !after) return [];
	const ratio = (after.width * before.height) / (after.height * before.width);
	if (Math.abs(ratio - 1) <= shapeTolerance) return [];
	const words = ({ width, height }: typeof before) => `${width} × ${height} pixels`;
	return [
		tellField(fieldAt(pair, 'after'), {
			found: `${textAt(pair, 'after')}, ${words(after)}, but the “before” photo, ${textAt(pair, 'before')}, is ${words(before)}`,
			why: 'The slider puts one photo over the other. Photos of different shapes don’t line up.',
			write: 'Use two photos of the same shape, taken from the same spot, or crop one to match the other.',
		}),
	];
}

/** Checks that the two pictures of each pair of before and after fit over each other. */
export async function checkPairs(content: Content): Promise<Problem[]> {
	const pairs = [
		...recordsOf(content, 'gallery'),
		...recordsOf(content, 'services').map((service) => fieldAt(service, 'beforeAfter')),
	];
	return (await Promise.all(pairs.map((pair) => checkPair(content, pair)))).flat();
}

/** Checks the words of a photo: a file's name says nothing, and that it is a picture is said already. */
function checkWords(record: Field): Problem[] {
	const alt = fieldAt(record, 'alt');
	const text = textAt(record, 'alt')?.trim() ?? '';
	if (photoFile.test(text)) return [tellField(alt, { found: `${quoteFound(text)}, which is a file name` })];
	const [needle] = /^(?:an? )?(?:image|photo|photograph|picture) of\b/i.exec(text) ?? [];
	if (needle === undefined) return [];
	return [
		tellField(alt, {
			found: `${quoteFound(text)}, which starts with “${needle}”`,
			why: 'Screen readers already say “image” before these words.',
			isWarning: true,
		}),
	];
}

/** Checks that the pictures of content/photos.yaml are there and readable, and that their words say what is seen. */
export async function checkPhotos(content: Content): Promise<Problem[]> {
	const records = recordsOf(content, 'photos');
	const pictures = records.flatMap((record) => [fieldAt(record, 'file'), fieldAt(record, 'tall')]);
	const problems = await Promise.all(pictures.map((picture) => checkFile(content, picture)));
	return [...problems.flat(), ...records.flatMap(checkWords)];
}
