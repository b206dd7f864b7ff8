import path from 'node:path';
import { findNearest } from '../../src/lib/nearest.ts';
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
				found: `${written}, but there is no such file`,
				why: 'The page shows this picture.',
				...(nearest && {
					write: `${yamlLines(key, `./${nearest}`)}\nor put the picture into ${content.label}/photos under the name that you wrote`,
				}),
			}),
		];
	}
	// Other kinds of files are told by their names (files.ts).
	if (!isPhotoFile(file)) return [];
	const again = `the picture again, saved as .jpg: ${yamlLines(key, `./${file.replace(/\.[^.]*$/, '')}.jpg`)}`;
	if (!photoFile.test(file))
		return [
			tellField(field, {
				found: `${written}, which is no .jpg, .png, .webp, .avif or .heic file`,
				why: 'No other kind of picture can be made ready for the page.',
				write: again,
			}),
		];
	// Loaded here, because it takes a quarter of a second that a check of a broken file should not wait for.
	const { readPhoto, PhotoRefusal, maxPixels, minSide } = await import('../../src/model/prepare-photo.ts');
	try {
		await readPhoto(path.join(content.directory, file));
		return [];
	} catch (error) {
		if (!(error instanceof PhotoRefusal)) throw error;
		const { reason, size } = error;
		const words = {
			'too large': {
				why: `A picture of more than ${maxPixels / 1_000_000} million pixels is too large to be worked on.`,
				write: 'the picture again, scaled down to 4000 pixels at its longer side',
			},
			'too small': {
				why: `A picture of less than ${minSide} pixels at its shorter side looks blurred on every screen.`,
				write: 'the picture as it came out of the camera, not the small copy from a message or a web page',
			},
			unreadable: {
				why: 'The page shows this picture. The file may be damaged, or of another kind than its name says.',
				write: again,
			},
		}[reason];
		const state = size ? `${size.width} × ${size.height} pixels` : 'which cannot be read as a picture';
		return [tellField(field, { found: `${written}, ${state}`, ...words })];
	}
}

/** Checks that the pictures of content/photos.yaml are there and readable, and that their words are more than a file name. */
export async function checkPhotos(content: Content): Promise<Problem[]> {
	const records = recordsOf(content, 'photos');
	const pictures = records.flatMap((record) => [fieldAt(record, 'file'), fieldAt(record, 'tall')]);
	const problems = await Promise.all(pictures.map((picture) => checkFile(content, picture)));
	const words = records.flatMap((record) => {
		const alt = textAt(record, 'alt') ?? '';
		const found = `${quoteFound(alt)}, which is the name of a file`;
		return photoFile.test(alt.trim()) ? tellField(fieldAt(record, 'alt'), { found }) : [];
	});
	return [...problems.flat(), ...words];
}
