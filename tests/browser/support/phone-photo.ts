import sharp from 'sharp';

const size = { width: 4032, height: 3024, channels: 3 } as const;

/** A photo as it comes from a phone that was held upright: what is white and on the left of the file is on top. It says where it was taken. */
export const makePhonePhoto = async (): Promise<Buffer> =>
	sharp({ create: { ...size, background: '#468' } })
		.composite([{ input: { create: { ...size, width: 1008, background: '#fff' } }, left: 0, top: 0 }])
		.withExif({ IFD0: { Make: 'A phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '27/1 57/1 0/1' } })
		.withMetadata({ orientation: 6 })
		.jpeg()
		.toBuffer();

/** What a photo is without its orientation, what its camera says in it, and whether it's white on top. */
export async function readPhoto(file: string | Uint8Array) {
	const { format, width, height, orientation, exif, xmp } = await sharp(file).metadata();
	const edge = await sharp(file).extract({ left: 0, top: 99, width, height: 1 }).raw().toBuffer();
	return { format, size: [width, height], orientation, exif, xmp, isUpright: Math.min(...edge) > 250 };
}
