import { existsSync } from 'node:fs';
import { contentFolder } from '../src/source/content-folder.ts';

/** What a disk or a folder refuses, in words. https://nodejs.org/api/errors.html#common-system-errors */
const refusals: Record<string, string> = {
	EACCES: 'isn’t yours to write. Give yourself the right to, or move the site to a folder of yours',
	EPERM: 'isn’t yours to write. Give yourself the right to, or move the site to a folder of yours',
	EROFS: 'is on a disk that can’t be written. Move the site to one that can',
	ENOSPC: 'can’t be written, because the disk is full. Make room',
};

/** The site's folder has a name that Astro can't build. */
export class FolderName extends Error {
	override stack = '';
}

/**
 * Refuses a folder with an apostrophe in its path: Astro 7 writes the path of src/middleware.ts between single quotation marks
 * into a module (vite-plugin-middleware).
 * @throws FolderName
 */
export function refuseFolderName(): void {
	if (process.cwd().includes("'"))
		throw new FolderName(
			`The site can’t be built in a folder whose name has an apostrophe: ${process.cwd()}. Give the folder another name.`,
		);
}

/** What went wrong, in a sentence for whoever runs the site. */
export function explain(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	const { code = '', path: file, message } = error as NodeJS.ErrnoException;
	const refusal = refusals[code];
	return refusal ? `${file ?? 'A file'} ${refusal}, then try again.` : message;
}

/**
 * Runs a command of package.json. Whatever goes wrong ends it with a sentence in place of a stack trace, and so does a folder
 * without any content, before anything is written there.
 */
export async function runCommand(run: () => unknown): Promise<void> {
	try {
		if (!existsSync(contentFolder))
			throw new Error(
				`There’s no folder “${contentFolder}” in ${process.cwd()}. Go to the folder of the site, and try again.`,
			);
		await run();
	} catch (error) {
		console.error(explain(error));
		process.exitCode = 1;
	}
}
