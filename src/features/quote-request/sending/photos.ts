import type { DragEvent } from 'react';
import { formatLabel } from '../../../lib/text.ts';
import type { FormContext } from '../query.ts';
import type { Picture } from '../request.ts';

/** The most photos of a request, and the megabytes that they may have together. */
export const photoLimits = { count: 6, size: 20 } as const;

/** Pixels of the longer side of a photo as it is sent: enough to judge a stain, at about half a megabyte. */
const longestSide = 2048;

/** A photo as it is sent. */
interface Prepared {
	file: Blob;
	/** Whether the browser can show it. */
	isShown: boolean;
}

/** The photos of this tab by their ids, which are addresses. They aren't stored, because they show somebody's home. */
const prepared = new Map<string, Prepared>();

export const findPrepared = ({ id }: Picture): Prepared | undefined => prepared.get(id);

/** Whether a photo is an iPhone's own format, which most browsers can't read. */
const isHeic = ({ type, name }: File) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/**
 * Makes a photo smaller, and draws it anew, which drops the place where it was taken. HEIC stays as it is where the
 * browser can't read it.
 * @returns undefined if the file isn't a picture
 */
async function prepare(file: File): Promise<Prepared | undefined> {
	try {
		const picture = await createImageBitmap(file);
		const { width, height } = picture;
		const scale = Math.min(1, longestSide / Math.max(width, height));
		const canvas = document.createElement('canvas');
		canvas.width = Math.round(width * scale);
		canvas.height = Math.round(height * scale);
		const pen = canvas.getContext('2d');
		if (!pen) return undefined;
		// JPEG knows no transparency.
		pen.fillStyle = '#fff';
		pen.fillRect(0, 0, canvas.width, canvas.height);
		pen.imageSmoothingQuality = 'high';
		pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
		picture.close();
		const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
		return drawn ? { file: drawn, isShown: true } : undefined;
	} catch {
		return isHeic(file) ? { file, isShown: false } : undefined;
	}
}

/** Prepares a photo. @returns what adds it to others and gives all of them, or says why it is left out */
export async function addPhoto(
	file: File,
	{ photos: words }: NonNullable<FormContext['sending']>['labels'],
): Promise<(before: Picture[]) => Picture[] | string> {
	const photo = await prepare(file);
	const id = URL.createObjectURL(photo?.file ?? file);
	const { name } = file;
	if (photo) prepared.set(id, photo);
	return (before) => {
		const size = [...before.map(findPrepared), photo].reduce((sum, one) => sum + (one?.file.size ?? 0), 0);
		if (!photo) return formatLabel(words.notPicture, { name });
		if (before.length >= photoLimits.count) return formatLabel(words.tooMany, { name, ...photoLimits });
		if (size > photoLimits.size * 1e6) return formatLabel(words.tooLarge, { name, ...photoLimits });
		return [...before, { id, name: photo.isShown ? name.replace(/(?:\.\w+)?$/, '.jpg') : name }];
	};
}

/** Listeners of an element onto which files can be dropped. Dragged text still goes where it did. */
export const acceptFiles = (take: (files: File[]) => unknown) => ({
	onDragOver: (event: DragEvent) => event.dataTransfer.types.includes('Files') && event.preventDefault(),
	onDrop(event: DragEvent) {
		const files = [...event.dataTransfer.files];
		if (files.length === 0) return;
		event.preventDefault();
		take(files);
	},
});
