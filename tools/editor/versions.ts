import {
	constants,
	copyFileSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { diffLines } from 'diff';
import { shorten } from '../../src/lib/text.ts';
import { listFiles } from '../check/read.ts';

/** Where versions are kept: .versions/content/company.yaml/1764000000000. */
const store = '.versions';
/** Versions of a file that are kept. */
const most = 20;
/** Bytes from which on a file isn't read to compare it. */
const largeSize = 50_000;
/** How many changed lines are shown of a change. */
const mostLines = 8;
/** Ends the name of a version that says that the file was gone. */
const gone = '-gone';

/** The versions of a file, the oldest first, each named by its time in milliseconds. */
const versionsOf = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder).sort() : []);

const timeOf = (version: string) => Number.parseInt(version, 10);

/** Whether a file is the same as a copy. A large copy has the time of its file, so that pictures aren't read at each save. */
function isSame(file: string, copy: string): boolean {
	const [now, then] = [statSync(file), statSync(copy)];
	if (now.size !== then.size) return false;
	const isOld = now.size > largeSize && Math.abs(now.mtimeMs - then.mtimeMs) < 1;
	return isOld || readFileSync(file).equals(readFileSync(copy));
}

/** Every file that is in content/ or has been. */
function listKnown(root: string): string[] {
	mkdirSync(path.join(root, store), { recursive: true });
	const kept = listFiles(path.join(root, store)).map((version) => path.posix.dirname(version));
	const now = listFiles(path.join(root, 'content')).map((file) => `content/${file}`);
	return [...new Set([...now, ...kept])];
}

/** Keeps a version of every file that has changed since its last one, and drops versions that are too old. */
export function keepVersions(root = '.'): void {
	for (const name of listKnown(root)) {
		const [file, folder] = [path.join(root, name), path.join(root, store, name)];
		const versions = versionsOf(folder);
		const last = versions.at(-1) ?? `0${gone}`;
		const isGone = !existsSync(file);
		const isKept = last.endsWith(gone) ? isGone : !isGone && isSame(file, path.join(folder, last));
		if (isKept) continue;
		const copy = path.join(folder, String(Math.max(Date.now(), timeOf(last) + 1)));
		mkdirSync(folder, { recursive: true });
		if (isGone) writeFileSync(`${copy}${gone}`, '');
		else {
			// Where the disk can, the copy takes no space of its own.
			copyFileSync(file, copy, constants.COPYFILE_FICLONE);
			utimesSync(copy, statSync(file).atime, statSync(file).mtime);
		}
		for (const old of versions.slice(0, 1 - most)) rmSync(path.join(folder, old));
	}
}

/** One save of a file. */
export interface Change {
	/** "content/company.yaml" */
	file: string;
	time: Date;
	/** The copies of the file before and after. Absent if there was no file. */
	before?: string | undefined;
	after?: string | undefined;
}

/** The changes of which a version before is kept, the newest first. */
export function listChanges(root = '.'): Change[] {
	const changes = listKnown(root).flatMap((file) => {
		const folder = path.join(root, store, file);
		const versions = versionsOf(folder);
		const copyOf = (version = gone) => (version.endsWith(gone) ? undefined : path.join(folder, version));
		return versions.slice(1).map((version, index) => ({
			file,
			time: new Date(timeOf(version)),
			before: copyOf(versions[index]),
			after: copyOf(version),
		}));
	});
	return changes.sort((a, b) => Number(b.time) - Number(a.time));
}

/** What a change did, line by line. */
export function describeChange({ file, before, after }: Change): string[] {
	if (!after) return ['deleted'];
	if (!before) return ['brought back'];
	if (file.startsWith('content/photos/')) return ['replaced by another picture'];
	const lines = diffLines(readFileSync(before, 'utf8'), readFileSync(after, 'utf8')).flatMap(
		({ added, removed, value }) => {
			if (!added && !removed) return [];
			const texts = value.split('\n').map((line) => line.trim());
			return texts.filter(Boolean).map((text) => `${added ? 'now' : 'was'}: ${shorten(text, 90)}`);
		},
	);
	const more = lines.length - mostLines;
	return more > 1 ? [...lines.slice(0, mostLines), `… and ${more} more lines`] : lines;
}

/**
 * Makes a file what it was before a change. That is a change, too, and can be taken back.
 * @returns false if the file is so already
 */
export function takeBack({ file, before }: Change, root = '.'): boolean {
	const target = path.join(root, file);
	if (before ? existsSync(target) && isSame(target, before) : !existsSync(target)) return false;
	const contents = before && readFileSync(before);
	keepVersions(root);
	if (contents) writeFileSync(target, contents);
	else rmSync(target);
	keepVersions(root);
	return true;
}
