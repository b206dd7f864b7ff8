import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Everything that a build reads, and nothing that it wrote. */
const parts = ['sample', 'public', 'src', 'tools', 'astro.config.ts', 'package.json', 'tsconfig.json'];

/**
 * Copies the site to a temporary folder of its own, as that of an owner whose content began as the sample: for programs that
 * write beside the code. Whoever makes it removes it.
 * @returns the folder
 */
export function makeScratchCopy(): string {
	const folder = mkdtempSync(path.join(tmpdir(), 'scratch-'));
	for (const part of parts) cpSync(part, path.join(folder, part), { recursive: true });
	renameSync(path.join(folder, 'sample'), path.join(folder, 'content'));
	// Pictures that a build has encoded, and photos that it has prepared.
	for (const part of ['.cache/astro', '.cache/photos'])
		if (existsSync(part)) cpSync(part, path.join(folder, part), { recursive: true });
	// The packages are shared; what tools keep beside them stays with the copy. Windows lets everybody make junctions.
	mkdirSync(path.join(folder, 'node_modules'));
	for (const name of readdirSync('node_modules').filter((entry) => !entry.startsWith('.')))
		symlinkSync(path.resolve('node_modules', name), path.join(folder, 'node_modules', name), 'junction');
	return folder;
}
