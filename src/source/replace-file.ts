import { renameSync, rmSync, writeFileSync } from 'node:fs';

/** Writes a file beside its place, by a name that others leave out, and gives it its name once it is complete. @throws Error */
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
