import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LocalImageService } from 'astro';
import astroService, { type SharpImageServiceConfig } from 'astro/assets/services/sharp';
import sharp from 'sharp';
import { replaceFile } from './replace-file.ts';

/**
 * Astro's Sharp service, which keeps every picture that it has encoded, named by the hash of all that makes it. It is the
 * only one that writes there: Astro's own cache is written in place, so a disk that was full once would give each later build
 * the pictures that were cut off then (astro.config.ts has it begin empty). Where nothing can be kept, the picture is
 * encoded in the next build again.
 * @param folder where pictures are kept
 */
export const keepPictures = (folder: string): LocalImageService<SharpImageServiceConfig> => ({
	...astroService,
	async transform(bytes, options, config, logger) {
		const { src: _, ...asked } = options;
		const name = createHash('sha256')
			.update(JSON.stringify([asked, config.service.config, sharp.versions]))
			.update(bytes)
			.digest('hex');
		const file = path.join(folder, name);
		try {
			return { data: readFileSync(file), format: asked.format };
		} catch {
			// It isn't there yet.
		}
		const picture = await astroService.transform(bytes, options, config, logger);
		try {
			mkdirSync(folder, { recursive: true });
			replaceFile(file, picture.data);
		} catch {
			// The disk is full, or the folder belongs to somebody else.
		}
		return picture;
	},
});

// Astro takes a service as the default export of a module.
export default keepPictures('.cache/pictures');
