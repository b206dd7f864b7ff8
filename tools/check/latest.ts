/** The content as it is now, for programs that go on while it changes. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { contentFolder } from '../../src/source/content-folder.ts';
import { listFiles } from '../list-files.ts';
import { checkContent } from './check.ts';

/** Milliseconds without a change after which a save is whole: it can write several files. */
const saveMs = 150;
/** Milliseconds between two looks at the content. */
const lookMs = 250;

/**
 * What tells one state of a folder from every other. Looked at again and again, because what watches a folder for a program
 * misses a file that is replaced twice in a moment, and sees nothing on some disks.
 */
function stampOf(folder: string): string {
	try {
		return listFiles(folder)
			.map((file) => {
				const { ino, mtimeMs, size } = statSync(path.join(folder, file));
				return [file, ino, mtimeMs, size].join(' ');
			})
			.join('\n');
	} catch {
		// Something was deleted between the two.
		return '';
	}
}

/**
 * Tells that a folder has changed, and at the start, too. Whoever goes on for a while is told afterwards of what has changed
 * meanwhile.
 */
export async function* followFolder(folder = contentFolder, signal?: AbortSignal): AsyncGenerator<void> {
	for (let seen: string | undefined; ; ) {
		const now = stampOf(folder);
		if (now !== seen) {
			seen = now;
			yield;
		}
		await setTimeout(lookMs, undefined, { signal });
	}
}

/** Whether nothing has changed since a state of the content. */
export const isCurrent = (stamp: string): boolean => stampOf(contentFolder) === stamp;

let latest: { stamp: string; found: ReturnType<typeof checkContent> } | undefined;

/** Checks the content, once for each of its states: for all who ask within one program. Waits until a save is whole. */
export async function checkLatest() {
	let stamp = stampOf(contentFolder);
	while (latest && latest.stamp !== stamp) {
		await setTimeout(saveMs);
		const before = stamp;
		stamp = stampOf(contentFolder);
		if (stamp === before) break;
	}
	if (latest?.stamp !== stamp) latest = { stamp, found: checkContent() };
	return { stamp, ...(await latest.found) };
}
