import sharp, { type Metadata } from 'sharp';

/** Whether a photo says where it was taken: in its Exif (a tag that leads to GPS, 0x8825) or its XMP. */
function hasLocation({ exif, xmp }: Metadata): boolean {
	if (xmp?.includes('GPSL')) return true;
	const start = exif?.indexOf('Exif\0\0') === 0 ? 6 : 0;
	const tiff = exif?.subarray(start);
	if (!tiff || tiff.length < 10) return false;
	const isLittle = tiff.toString('latin1', 0, 2) === 'II';
	const read16 = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
	const list = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
	const length = read16(list);
	return Array.from({ length }, (_, index) => read16(list + 2 + index * 12)).includes(0x8825);
}

/** What arrived of a photo. Sizes in pixels are of an upright picture; a file that is no picture has none. */
export interface PhotoFacts {
	/** Name of its field: "Photo 1". */
	field: string;
	name: string;
	type: string;
	bytes: number;
	width?: number;
	height?: number;
	hasLocation?: boolean;
}

/** Reads a photo's size, and whether it says where it was taken. */
export async function readPhoto(field: string, { name, type }: File, bytes: Buffer): Promise<PhotoFacts> {
	const facts = { field, name, type, bytes: bytes.length };
	try {
		const photo = await sharp(bytes).metadata();
		return { ...facts, ...photo.autoOrient, hasLocation: hasLocation(photo) };
	} catch {
		return facts;
	}
}

/** One line for a person: "sofa.jpg, image/jpeg, 2048 × 1536 px, 412 KB, without a location". */
export function describePhoto({ name, type, bytes, width, height, hasLocation }: PhotoFacts): string {
	const picture = width
		? [`${width} × ${height} px`, hasLocation ? 'WITH the location where it was taken' : 'without a location']
		: ['no picture that can be read'];
	return [name, type || 'no type', `${Math.ceil(bytes / 1000)} KB`, ...picture].join(', ');
}
