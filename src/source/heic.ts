import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A chunk of a PNG file. https://www.w3.org/TR/png-3/#5Chunk-layout */
function chunk(type: string, data: Buffer): Buffer {
	const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
	const whole = Buffer.alloc(body.length + 8);
	whole.writeUInt32BE(data.length, 0);
	body.copy(whole, 4);
	whole.writeUInt32BE(crc32(body), body.length + 4);
	return whole;
}

/** Bytes of a PNG file before its second chunk: the signature and the header. */
const headerLength = 33;

/**
 * Decodes an iPhone's HEIC photo, for which sharp lacks the patented HEVC, to a PNG: sharp takes a profile only as part of a file.
 * @param profile the ICC profile of the photo; without it the pixels are sRGB
 * @throws Error when the photo is damaged
 */
export async function decodeHeic(bytes: Buffer, profile: Buffer | undefined): Promise<Buffer> {
	// Loaded only when needed: it takes half a second.
	const { default: decode } = await import('heic-decode');
	const { data, width, height } = await decode({ buffer: bytes });
	const png = await sharp(data, { raw: { width, height, channels: 4 } })
		.removeAlpha()
		.png({ compressionLevel: 1 })
		.toBuffer();
	if (!profile) return png;
	const named = Buffer.concat([Buffer.from('photo\0\0', 'latin1'), deflateSync(profile)]);
	return Buffer.concat([png.subarray(0, headerLength), chunk('iCCP', named), png.subarray(headerLength)]);
}
