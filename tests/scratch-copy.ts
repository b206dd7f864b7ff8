import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Everything that a build reads, and nothing that it wrote. */
const parts = ['content', 'public', 'src', 'tools', 'astro.config.ts', 'package.json', 'tsconfig.json'];

/**
 * Copies the site to a temporary folder of its own, where it can be built with other content. Whoever makes it
 * removes it.
 * @param more files and folders that are copied as well
 * @returns the folder
 */
export function makeScratchCopy(...more: string[]): string {
	const folder = mkdtempSync(path.join(tmpdir(), 'scratch-'));
	for (const part of [...parts, ...more]) cpSync(part, path.join(folder, part), { recursive: true });
	// Pictures that a build has encoded.
	if (existsSync('.cache')) cpSync('.cache', path.join(folder, '.cache'), { recursive: true });
	// The packages are shared; what tools keep beside them stays with the copy. Windows lets everybody make junctions.
	mkdirSync(path.join(folder, 'node_modules'));
	for (const name of readdirSync('node_modules').filter((entry) => !entry.startsWith('.')))
		symlinkSync(path.resolve('node_modules', name), path.join(folder, 'node_modules', name), 'junction');
	return folder;
}
