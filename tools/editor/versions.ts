import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { contentFolder } from '../../src/source/content-folder.ts';
import { replaceFile } from '../../src/source/replace-file.ts';
import { isCatalog } from '../check/read.ts';
import { listFiles } from '../list-files.ts';

/** Saves that are kept. */
const most = 30;

/** Milliseconds in which further saves of the same catalogs belong to one. */
const sameMs = 600_000;

/**
 * Where saves are kept: in "now" the content as it was kept last, and in a folder for each save, named by its time, what
 * the changed files were before it.
 */
const storeOf = (root: string) => path.join(root, '.versions', contentFolder);

/** A version without bytes says that there was no file. */
export const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Makes a file what it was, at once. @param contents nothing if there was none */
function restore(file: string, contents: Uint8Array): void {
	// Sveltia deletes a folder with its last file.
	mkdirSync(path.dirname(file), { recursive: true });
	if (contents.length > 0) replaceFile(file, contents);
	else rmSync(file, { force: true });
}

const bytesOf = (file: string) => (sizeOf(file) > 0 ? readFileSync(file) : Buffer.alloc(0));

const isSame = (one: string, other: string) =>
	sizeOf(one) === sizeOf(other) && bytesOf(one).equals(bytesOf(other));

/** The times of the saves that are kept, the newest first. */
const listTimes = (store: string): number[] =>
	readdirSync(store)
		.filter((name) => /^\d+$/.test(name))
		.map(Number)
		.sort((a, b) => b - a);

/** Copies files to a folder, which gets its name when it is whole. */
function copyFiles(files: readonly string[], from: string, to: string): void {
	const aside = path.join(to, '../aside');
	rmSync(aside, { recursive: true, force: true });
	for (const file of files) {
		mkdirSync(path.dirname(path.join(aside, file)), { recursive: true });
		writeFileSync(path.join(aside, file), bytesOf(path.join(from, file)));
	}
	renameSync(aside, to);
}

/** The files of the content that have changed since the last save. @param root the project's folder */
export function listChanged(root = '.'): string[] {
	const [folder, now] = [path.join(root, contentFolder), path.join(storeOf(root), 'now')];
	const kept = existsSync(now) ? listFiles(now) : [];
	return [...new Set([...listFiles(folder), ...kept])].filter(
		(file) => !isSame(path.join(folder, file), path.join(now, file)),
	);
}

/**
 * Keeps what has changed in the content since the last time, as one save, and drops the oldest.
 * @param root the project's folder
 * @param isApart whether it is a save of its own, even of catalogs alone
 * @param seen the files that it has besides catalogs, where a program goes on while others are saved; all if left out
 */
export function keepSave(root = '.', isApart = false, seen?: readonly string[]): void {
	const [folder, store] = [path.join(root, contentFolder), storeOf(root)];
	const now = path.join(store, 'now');
	if (!existsSync(now)) return void copyFiles(listFiles(folder), folder, now);
	const changed = listChanged(root).filter((file) => !seen || seen.includes(file) || isCatalog(file));
	if (changed.length === 0) return;
	const [last = 0] = listTimes(store);
	const time = Math.max(Date.now(), last + 1);
	// The page “Translations” saves each text.
	const goesOn =
		!isApart &&
		time - last < sameMs &&
		changed.every(isCatalog) &&
		String(changed) === String(listFiles(path.join(store, `${last}`)));
	if (!goesOn) copyFiles(changed, now, path.join(store, `${time}`));
	for (const file of changed) restore(path.join(now, file), bytesOf(path.join(folder, file)));
	for (const old of listTimes(store).slice(most)) rmSync(path.join(store, `${old}`), { recursive: true });
}

/** What happened to a file in a save. */
export interface Change {
	/** "services/tile-grout.yaml" */
	file: string;
	/** The folders with its versions. A file without bytes wasn't there. */
	before: string;
	after: string;
}

export interface Save {
	time: number;
	/** What somebody changed first, then the catalogs that follow. */
	changes: [Change, ...Change[]];
}

/** The saves that are kept, the newest first. */
export function listSaves(root = '.'): Save[] {
	const store = storeOf(root);
	const latest = new Map<string, string>();
	return listTimes(store).map((time) => {
		const names = listFiles(path.join(store, `${time}`)).sort(
			(a, b) => Number(isCatalog(a)) - Number(isCatalog(b)),
		);
		const changes = names.map((file) => {
			const before = path.join(store, `${time}`);
			const after = latest.get(file) ?? path.join(store, 'now');
			latest.set(file, before);
			return { file, before, after };
		});
		return { time, changes: changes as Save['changes'] };
	});
}

/**
 * Makes the files of a save what they were before it. That is a save, too, and can be taken back.
 * @param follow brings up to date what follows the files, such as catalogs, as a part of that save
 */
export function takeBack({ changes }: Save, root = '.', follow?: () => void): void {
	const files = changes.map(({ file, before }) => [file, bytesOf(path.join(before, file))] as const);
	keepSave(root);
	for (const [file, contents] of files) restore(path.join(root, contentFolder, file), contents);
	follow?.();
	keepSave(root, true);
}
