import path from 'node:path';
import { findNearest } from '../../src/lib/nearest.ts';
import { yamlLines } from './example.ts';
import { type Problem, quoteFound, tellField } from './problem.ts';
import type { Content } from './source.ts';
import { type Found, recordsOf, textAt } from './values.ts';

/** The build refuses larger pictures (astro.config.ts, limitInputPixels), because decoding them takes too much memory. */
const maxPixels = 40_000_000;

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
	const pictures = content.files.filter((candidate) => /^photos\/.*\.(jpe?g|png|webp)$/i.test(candidate));
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
	const mend = `the picture again, saved as .jpg, .png or .webp: ${yamlLines(key, `./${file.replace(/\.[^.]*$/, '')}.jpg`)}`;
	if (!pictures.includes(file))
		return [
			tellField(source, at, {
				found: `${quoteFound(written)}, which is no .jpg, .png or .webp file`,
				why: 'Browsers cannot show other kinds everywhere.',
				write: mend,
			}),
		];
	try {
		// Loaded here, because it takes a quarter of a second that a check of a broken file should not wait for.
		const { default: sharp } = await import('sharp');
		const picture = sharp(path.join(content.directory, file), {
			failOn: 'truncated',
			limitInputPixels: false,
		});
		const { width, height } = await picture.metadata();
		if (width * height > maxPixels) {
			return [
				tellField(source, at, {
					found: `${quoteFound(written)}, ${width} × ${height} pixels`,
					why: 'A picture of more than 40 million pixels is too large to be worked on.',
					write: 'the picture again, scaled down to 4000 pixels at its longer side',
				}),
			];
		}
		// Decoding a thumbnail reads the whole file: a picture that was cut off while it was copied is found.
		await picture.resize(16).raw().toBuffer();
		return [];
	} catch {
		return [
			tellField(source, at, {
				found: `${quoteFound(written)}, which cannot be read as a picture`,
				why: 'The page shows this picture. The file may be damaged, or of another kind than its name says (phones save HEIC).',
				write: mend,
			}),
		];
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
		return /\.(jpe?g|png|webp|heic)$/i.test(alt.trim())
			? [tellField(source, [...place, 'alt'], { found: `${quoteFound(alt)}, which is the name of a file` })]
			: [];
	});
	return [...files.flat(), ...words];
}
