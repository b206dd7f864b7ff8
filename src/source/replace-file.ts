import { renameSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Writes a file beside its place and gives it its name once it is complete, so that a full disk or a process that ends
 * leaves the file as it was. The name beside is one that the content check and the copies of content leave out.
 * @throws Error if it can't be written
 */
export function replaceFile(file: string, contents: string | Uint8Array): void {
	const aside = `${file}.${process.pid}~`;
	try {
		// On the disk before the name is: some file systems would otherwise keep the name alone when the power fails.
		writeFileSync(aside, contents, { flush: true });
		renameSync(aside, file);
	} catch (error) {
		rmSync(aside, { force: true });
		throw error;
	}
}
