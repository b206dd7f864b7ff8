import { existsSync } from 'node:fs';
import { contentFolder } from '../src/source/content-folder.ts';

/** What the owner is told as it is: where in the code it was found says nothing. */
export class Refusal extends Error {
	override name = 'Content';
	override stack = '';
}

/**
 * Refuses a folder with an apostrophe in its path: Astro 7 writes the path of src/middleware.ts between single quotation marks
 * into a module (vite-plugin-middleware).
 * @throws Refusal
 */
export function refuseFolderName(): void {
	if (process.cwd().includes("'"))
		throw new Refusal(
			`The site can’t be built in a folder whose name has an apostrophe: ${process.cwd()}. Give the folder another name.`,
		);
}

/** What went wrong, in a sentence for whoever runs the site. */
export const explain = (error: unknown): string => (error instanceof Error ? error.message : String(error));

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
