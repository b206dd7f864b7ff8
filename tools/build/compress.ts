/**
 * npm run compress [-- DIRECTORY]: writes .br and .gz beside every text file of the built site, at the highest quality,
 * for servers that hand out such files (deploy/nginx). The edge runtime compresses by itself.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const isText = (file: string) => /\.(html|js|css|svg|xml|txt|webmanifest|json)$/.test(file);

/** Writes the compressed files, where they are smaller than the file itself. @returns how many files were compressed */
export function compressSite(directory: string): number {
	const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter(isText);
	for (const name of files) {
		const file = join(directory, name);
		const content = readFileSync(file);
		const params = {
			[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
			[constants.BROTLI_PARAM_SIZE_HINT]: content.length,
		};
		for (const [ending, packed] of [
			['br', brotliCompressSync(content, { params })],
			['gz', gzipSync(content, { level: 9 })],
		] as const)
			if (packed.length < content.length) writeFileSync(`${file}.${ending}`, packed);
	}
	return files.length;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
	const directory = process.argv[2] ?? 'dist';
	console.log(`${directory}: ${compressSite(directory)} files compressed by Brotli and gzip.`);
}
