import type { DragEvent } from 'react';
import { formatLabel } from '../../../lib/text.ts';
import type { FormContext } from '../query.ts';
import type { Picture, QuoteRequest } from '../request.ts';

/** The most photos of a request, and the megabytes that they may have together. */
export const photoLimits = { count: 6, size: 20 } as const;

/** Pixels of the longer side of a photo as it is sent: enough to judge a stain, at about half a megabyte. */
const longestSide = 2048;

interface Prepared {
	file: Blob;
	/** Of the file's name, such as ".jpg"; the visitor's own if none is given. */
	ending?: '.jpg' | '.heic';
	isShown: boolean;
}

type Words = NonNullable<FormContext['sending']>['labels']['photos'];

/** The photos of this tab by their ids, which are addresses. They aren't stored, because they show somebody's home. */
const prepared = new Map<string, Prepared>();

/** The photo itself; undefined if it was added before a reload or in another tab. */
export const findPrepared = ({ id }: Picture): Prepared | undefined => prepared.get(id);

/** How many photos are being added, whatever step is shown. */
let adding = 0;
let queue: Promise<void> | undefined;

/** Whether photos are being added. When that begins or ends, the request changes, so the form is drawn again. */
export const isAdding = (): boolean => adding > 0;

/** Waits until every photo is added, also those chosen meanwhile. */
export async function whenAdded(): Promise<void> {
	while (adding > 0) await queue;
}

/** What a HEIF file has at bytes 4 to 12: the mark of its kind, and one of the brands of ISO/IEC 23008-12. */
const heifStart = /^ftyp(?:he(?:ic|ix|im|is|vc|vx|vm|vs)|mif[12]|msf1)/;

/** A color that no browser gives in the place of another. */
const known = [31, 127, 223] as const;

/**
 * Whether a canvas gives back what is drawn on it. Against recognition, Firefox with resistFingerprinting, LibreWolf and Tor
 * give back stripes. Their milder protection changes a color by a little.
 */
function isTrue(pen: CanvasRenderingContext2D): boolean {
	pen.fillStyle = `rgb(${known})`;
	pen.fillRect(0, 0, 1, 1);
	const { data } = pen.getImageData(0, 0, 1, 1);
	return known.every((value, index) => Math.abs(value - (data[index] ?? 0)) < 8);
}

/**
 * Makes a photo smaller, and draws it anew, which drops the place where it was taken. Where the browser can't do that, it stays
 * as it is: HEIC, an iPhone's own format, and every photo if a canvas doesn't give back what is drawn on it.
 * @returns undefined if the file isn't a picture, whatever its name, or can't be read
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
		if (!pen || !isTrue(pen)) return { file, isShown: true };
		// JPEG knows no transparency.
		pen.fillStyle = '#fff';
		pen.fillRect(0, 0, canvas.width, canvas.height);
		pen.imageSmoothingQuality = 'high';
		pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
		picture.close();
		const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
		return drawn ? { file: drawn, ending: '.jpg', isShown: true } : undefined;
	} catch {
		const start = await file
			.slice(4, 12)
			.text()
			.catch(() => '');
		return heifStart.test(start) ? { file, ending: '.heic', isShown: false } : undefined;
	}
}

/** Photos with names of their own: iPhones call each one image.jpg. */
export const numberNames = (pictures: Picture[]): Picture[] =>
	pictures.map((picture, index) => {
		const count = pictures.slice(0, index + 1).filter(({ name }) => name === picture.name).length;
		return count === 1 ? picture : { ...picture, name: picture.name.replace(/(?=\.\w+$|$)/, ` (${count})`) };
	});

function add(request: QuoteRequest, id: string, { name }: File, words: Words): QuoteRequest {
	const photo = prepared.get(id);
	// One that a reload lost is here again.
	const again = request.pictures.find((one) => !findPrepared(one) && stem(one.name) === stem(name));
	const others = request.pictures.filter((one) => one !== again);
	const here = others.flatMap((one) => findPrepared(one) ?? []);
	const size = [...here, photo].reduce((sum, one) => sum + (one?.file.size ?? 0), 0);
	const problem = !photo
		? words.notPicture
		: here.length >= photoLimits.count
			? words.tooMany
			: size > photoLimits.size * 1e6 && words.tooLarge;
	if (problem)
		return {
			...request,
			problems: [...request.problems, formatLabel(problem, { name, ...photoLimits })],
		};
	const own = photo?.ending ? stem(name) + photo.ending : name;
	return { ...request, pictures: [...others, { id, name: own }] };
}

/**
 * Adds photos to a request, one after the other, because a phone hasn't the memory for all at once.
 * @param change changes the request
 */
export function addPhotos(
	files: File[],
	words: Words,
	change: (make: (request: QuoteRequest) => QuoteRequest) => void,
): void {
	const isFirst = adding === 0;
	adding += files.length;
	if (isFirst) change((request) => ({ ...request, problems: [] }));
	for (const file of files) {
		const before = queue;
		queue = (async () => {
			await before;
			const photo = await prepare(file);
			const id = URL.createObjectURL(photo?.file ?? file);
			if (photo) prepared.set(id, photo);
			adding -= 1;
			change((request) => add(request, id, file, words));
		})();
	}
}

const stem = (name: string) => name.replace(/\.\w+$/, '');

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
