import path from 'node:path';
import { findNearest } from '../../src/lib/nearest.ts';
import { yamlLines } from './example.ts';
import { isPhotoFile, photoFile } from './files.ts';
import { type Problem, quoteFound, tellField } from './problem.ts';
import type { Content } from './source.ts';
import { type Found, recordsOf, textAt } from './values.ts';

/** Checks one picture file of a record. */
async function checkFile(
	content: Content,
	{ source, path: place, data }: Found,
	key: 'file' | 'tall',
): Promise<Problem[]> {
	const written = textAt(data, key);
	if (written === undefined) return [];
	const at = [...place, key];
	const file = path.posix.normalize(written);
	const pictures = content.files.filter(
		(candidate) => candidate.startsWith('photos/') && photoFile.test(candidate),
	);
	const nearest = findNearest(file, pictures);
	const write = nearest
		? `${yamlLines(key, `./${nearest}`)}\nor put the picture into ${content.label}/photos under the name that you wrote`
		: undefined;
	if (!content.files.includes(file)) {
		return [
			tellField(source, at, {
				found: `${quoteFound(written)}, but there is no such file`,
				why: 'The page shows this picture.',
				...(write && { write }),
			}),
		];
	}
	const again = `the picture again, saved as .jpg: ${yamlLines(key, `./${file.replace(/\.[^.]*$/, '')}.jpg`)}`;
	// Other kinds of files are told by their names (files.ts).
	if (!isPhotoFile(file)) return [];
	if (!pictures.includes(file))
		return [
			tellField(source, at, {
				found: `${quoteFound(written)}, which is no .jpg, .png, .webp, .avif or .heic file`,
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
		const measured = `${quoteFound(written)}, ${size?.width} × ${size?.height} pixels`;
		const words = {
			'too large': {
				found: measured,
				why: `A picture of more than ${maxPixels / 1_000_000} million pixels is too large to be worked on.`,
				write: 'the picture again, scaled down to 4000 pixels at its longer side',
			},
			'too small': {
				found: measured,
				why: `A picture of less than ${minSide} pixels at its shorter side looks blurred on every screen.`,
				write: 'the picture as it came out of the camera, not the small copy from a message or a web page',
			},
			unreadable: {
				found: `${quoteFound(written)}, which cannot be read as a picture`,
				why: 'The page shows this picture. The file may be damaged, or of another kind than its name says.',
				write: again,
			},
		};
		return [tellField(source, at, words[reason])];
	}
}

/** Checks that the pictures of content/photos.yaml are there and readable, and that their words are more than a file name. */
export async function checkPhotos(content: Content): Promise<Problem[]> {
	const records = recordsOf(content, 'photos');
	const files = await Promise.all(
		records.flatMap((record) => [checkFile(content, record, 'file'), checkFile(content, record, 'tall')]),
	);
	const words = records.flatMap(({ source, path: place, data }) => {
		const alt = textAt(data, 'alt') ?? '';
		return photoFile.test(alt.trim())
			? [tellField(source, [...place, 'alt'], { found: `${quoteFound(alt)}, which is the name of a file` })]
			: [];
	});
	return [...files.flat(), ...words];
}
