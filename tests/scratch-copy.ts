import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Everything that a build reads, and nothing that it wrote. */
const parts = ['content', 'public', 'src', 'tools', 'astro.config.ts', 'package.json', 'tsconfig.json'];

/**
 * Copies the site to a temporary folder of its own, where it can be built with other content. Whoever makes it removes it.
 * @param more files and folders that are copied as well
 * @returns the folder
 */
export function makeScratchCopy(...more: string[]): string {
	const folder = mkdtempSync(path.join(tmpdir(), 'scratch-'));
	for (const part of [...parts, ...more]) cpSync(part, path.join(folder, part), { recursive: true });
	// The packages are shared; what builds keep in node_modules (.astro, .cache) begins as ours and stays with the copy.
	mkdirSync(path.join(folder, 'node_modules'));
	for (const name of readdirSync('node_modules')) {
		const [from, to] = [path.resolve('node_modules', name), path.join(folder, 'node_modules', name)];
		if (name === '.astro' || name === '.cache') cpSync(from, to, { recursive: true });
		else if (!name.startsWith('.')) symlinkSync(from, to);
	}
	return folder;
}
