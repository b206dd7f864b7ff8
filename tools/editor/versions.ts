import { mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { diffLines } from 'diff';
import { shorten } from '../../src/lib/text.ts';
import { replaceFile } from '../../src/source/replace-file.ts';
import { listFiles } from '../list-files.ts';

/** Where versions are kept, each named by its time: .versions/content/company.yaml/1764000000000. */
const store = '.versions';
/** Versions of a file that are kept. */
const most = 20;
/** Changed lines that are shown of a change. */
const mostLines = 8;

/** A version without bytes says that there was no file. */
const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

const isSame = (one: string, other: string) =>
	sizeOf(one) === sizeOf(other) && (sizeOf(one) === 0 || readFileSync(one).equals(readFileSync(other)));

const timeOf = (version: string) => Number(path.basename(version));

/** The versions of every file that is in content/ or has been, the oldest first. */
function listVersions(root: string): [file: string, versions: string[]][] {
	const files = listFiles(path.join(root, 'content')).map((file) => `content/${file}`);
	const folder = path.join(root, store);
	mkdirSync(folder, { recursive: true });
	const kept = Map.groupBy(listFiles(folder), (version) => path.posix.dirname(version));
	return [...new Set([...files, ...kept.keys()])].map((file) => [
		file,
		(kept.get(file) ?? []).map((version) => path.join(folder, version)),
	]);
}

/**
 * Keeps a version of every file that has changed since its last one, and drops those that are too old, unless they are
 * half of what changed together.
 * @param isOne whether the changes belong together: they have the same time, and are taken back together
 */
export function keepVersions(root = '.', isOne = false): void {
	const files = listVersions(root);
	const now = Math.max(Date.now(), ...files.map(([, versions]) => timeOf(versions.at(-1) ?? '0') + 1));
	const times = files.flatMap(([, versions]) => versions.map(timeOf));
	const isAlone = (version = '') => times.filter((time) => time === timeOf(version)).length < 2;
	for (const [index, [name, versions]] of files.entries()) {
		const [file, last = '0'] = [path.join(root, name), versions.at(-1)];
		if (isSame(file, last)) continue;
		const copy = path.join(root, store, name, `${isOne ? now : now + index}`);
		mkdirSync(path.dirname(copy), { recursive: true });
		// A file that is new with the others goes with them.
		if (isOne && versions.length === 0) replaceFile(path.join(path.dirname(copy), `${now - 1}`), '');
		replaceFile(copy, sizeOf(file) > 0 ? readFileSync(file) : '');
		const droppable = versions.filter((one, place) => isAlone(one) && isAlone(versions[place + 1]));
		for (const old of droppable.slice(0, 1 - most)) rmSync(old);
	}
}

/** One save of a file, with the versions before and after it. */
export interface Change {
	/** "content/company.yaml" */
	file: string;
	before: string;
	after: string;
	time: number;
}

/** The changes of which a version before is kept, the newest first; those that belong together as one. */
export const listChanges = (root = '.'): [Change, ...Change[]][] => {
	const changes = listVersions(root)
		.flatMap(([file, [first = '', ...later]]) =>
			later.map((after, index) => ({
				file,
				before: later[index - 1] ?? first,
				after,
				time: timeOf(after),
			})),
		)
		.sort((a, b) => b.time - a.time);
	return [...Map.groupBy(changes, ({ time }) => time).values()] as [Change, ...Change[]][];
};

/** What a change did, line by line. */
export function describeChange({ file, before, after }: Change): string[] {
	if (sizeOf(after) === 0) return ['deleted'];
	if (sizeOf(before) === 0) return ['brought back'];
	if (file.startsWith('content/photos/')) return ['replaced by another picture'];
	const lines = diffLines(readFileSync(before, 'utf8'), readFileSync(after, 'utf8'))
		.filter(({ added, removed }) => added || removed)
		.flatMap(({ added, value }) =>
			value
				.split('\n')
				.filter((line) => line.trim())
				.map((line) => `${added ? 'now' : 'was'}: ${shorten(line.trim(), 90)}`),
		);
	return lines.length > mostLines ? [...lines.slice(0, mostLines), '…'] : lines;
}

/** Makes files what they were before they changed together. That is a change, too, and can be taken back. */
export function takeBack(changes: readonly Change[], root = '.'): void {
	const restored = changes.map(({ file, before }) => [path.join(root, file), readFileSync(before)] as const);
	keepVersions(root);
	for (const [target, contents] of restored) {
		// Sveltia deletes a folder with its last file.
		mkdirSync(path.dirname(target), { recursive: true });
		if (contents.length > 0) replaceFile(target, contents);
		else rmSync(target, { force: true });
	}
	keepVersions(root, true);
}
