import path from 'node:path';
import { photoPath } from '../../src/content/schema/as-typed.ts';
import { findTypo } from '../../src/lib/nearest.ts';
import { maxPixels, measurePhoto, PhotoRefusal, readPhoto } from '../../src/source/prepare-photo.ts';
import { type Content, type Place, readRecords, recordsOf } from './content.ts';
import { photoFile } from './read.ts';
import { type Problem, quoteFound, reportField } from './report.ts';
import { fieldLines } from './words.ts';

const sizeWords = ({ width, height }: { width: number; height: number }) => `${width} × ${height} pixels`;

const refusals = {
	unreadable: {
		why: 'It isn’t a .jpg, .png, .webp, .avif or .heic picture that can be opened, so the site can’t show it.',
		write: 'Open the picture where you made it, save it as .jpg, and write its new name here.',
	},
	'too large': {
		why: `Pictures over ${maxPixels / 1_000_000} million pixels are too large to process.`,
		write: 'Scale the picture down to 4,000 pixels on its longer side.',
	},
};

async function checkFile({ files, directory }: Content, field: Place): Promise<Problem | []> {
	if (typeof field.value !== 'string') return [];
	const file = path.posix.normalize(photoPath(field.value));
	if (!files.some((other) => other.normalize() === file.normalize())) {
		const meant = findTypo(
			file,
			files.filter((other) => photoFile.test(other)),
		);
		return reportField(field, {
			found: `${quoteFound(field.value)}, but there’s no such file`,
			write: meant
				? fieldLines(field, `./${meant}`)
				: 'Add the picture to the folder photos under the name you wrote.',
		});
	}
	// A drawing could be read, but it's no photo.
	const refusal: unknown = photoFile.test(file)
		? await readPhoto(path.join(directory, file)).catch((error) => error)
		: new PhotoRefusal(file, 'unreadable');
	if (refusal instanceof PhotoRefusal)
		return reportField(field, {
			found: refusal.size ? sizeWords(refusal.size) : quoteFound(field.value),
			...refusals[refusal.reason],
		});
	if (refusal instanceof Error) throw refusal;
	return [];
}

/** Checks that pictures exist and can be read. */
export const checkPhotos = async (content: Content): Promise<Problem[]> =>
	(
		await Promise.all(recordsOf(content, 'photos').map((photo) => checkFile(content, photo.at('file'))))
	).flat();

/** Fewest pixels of the longer side of a photo that isn't only a portrait. */
const fewestPixels = 800;

/** Photos that are too small for their places, in content without errors. A portrait is shown small. */
export async function checkSizes(content: Content): Promise<Problem[]> {
	const portraits = recordsOf(content, 'team').map((member) => member.text('photo'));
	const photos = readRecords(content, 'photos').filter(({ record }) => !portraits.includes(record.id));
	const found = await Promise.all(
		photos.map(async ({ place, record }) => {
			const file = path.posix.normalize(photoPath(record.file));
			const { autoOrient: size } = await measurePhoto(path.join(content.directory, file));
			if (Math.max(size.width, size.height) >= fewestPixels) return [];
			return reportField(place.at('file'), {
				severity: 'launch',
				found: `${sizeWords(size)}: looks blurred`,
				write: 'Use the picture as it comes from your phone or camera, at least 1600 pixels wide.',
			});
		}),
	);
	return found.flat();
}
