import { merge } from './merge.ts';

declare global {
	interface FileSystemFileHandle {
		move(folder: FileSystemDirectoryHandle, name: string): Promise<void>;
	}
}

const isText = (name: string) => /\.(?:yaml|json|md)$/.test(name);

/** Each file with words, and what Sveltia knows of it: the text that it has read, or its own last one. */
const known = new Map<FileSystemFileHandle, string>();
const { getFile, move } = FileSystemFileHandle.prototype;

const readText = async (file: FileSystemFileHandle) => (await getFile.call(file)).text();

/** The file as it is in the list of known ones. A file has a new handle each time it is asked for. */
async function findKnown(file: FileSystemFileHandle): Promise<FileSystemFileHandle | undefined> {
	for (const handle of known.keys())
		if (handle.name === file.name && (await handle.isSameEntry(file))) return handle;
	return undefined;
}

/**
 * Lets a save keep what another program has changed in the file. Sveltia reads the folder once, when it's chosen, and
 * then saves a whole file: it writes a new one and moves it to the place of the old one.
 */
export function mergeOnSave(): void {
	FileSystemFileHandle.prototype.getFile = async function (this: FileSystemFileHandle) {
		const file = await getFile.call(this);
		if (isText(this.name) && !(await findKnown(this))) known.set(this, await file.text());
		return file;
	};
	FileSystemFileHandle.prototype.move = async function (this: FileSystemFileHandle, folder, name) {
		if (!isText(name)) return move.call(this, folder, name);
		const written = await readText(this);
		const old = await folder.getFileHandle(name).catch(() => undefined);
		const handle = old && (await findKnown(old));
		const base = (handle && known.get(handle)) ?? '';
		const merged = old ? merge(base, written, await readText(old)) : written;
		if (merged === undefined)
			throw new Error(
				`Nothing was saved: another program has changed the same lines of ${name} since this page read it. Copy what you typed, reload this page, choose “Discard” if it offers your draft, and type it again.`,
			);
		if (merged !== written) {
			const stream = await this.createWritable();
			await stream.write(merged);
			await stream.close();
		}
		await move.call(this, folder, name);
		known.set(handle ?? (await findKnown(this)) ?? this, written);
	};
}
