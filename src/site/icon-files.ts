import sharp from 'sharp';
import { markSize } from '../lib/logo-mark.ts';

/** Draws an SVG as a square PNG. @param size side in pixels */
export const rasterizeIcon = (svg: string, size: number): Promise<Buffer> =>
	// Drawn at its final size, not scaled: the density makes the vector that large before it becomes pixels.
	sharp(Buffer.from(svg), { density: (72 * size) / markSize })
		.resize(size, size)
		.png({ compressionLevel: 9, palette: size <= 64 })
		.toBuffer();

/**
 * Wraps one PNG as an .ico file: a header of 6 bytes, one entry of 16, then the picture. For browsers and tools that ask
 * for /favicon.ico without reading the page. https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)
 * @param size side in pixels, below 256
 */
export function wrapIco(png: Buffer, size: number): Buffer {
	const head = Buffer.alloc(22);
	head.writeUInt16LE(1, 2);
	head.writeUInt16LE(1, 4);
	head.writeUInt8(size, 6);
	head.writeUInt8(size, 7);
	head.writeUInt16LE(1, 10);
	head.writeUInt16LE(32, 12);
	head.writeUInt32LE(png.length, 14);
	head.writeUInt32LE(head.length, 18);
	return Buffer.concat([head, png]);
}
