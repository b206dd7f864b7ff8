declare global {
	interface FileSystemFileHandle {
		move(folder: FileSystemDirectoryHandle, name: string): Promise<void>;
	}
}

const isText = (name: string) => /\.(?:yaml|json|md)$/.test(name);

/** Each file with words, and the text that Sveltia has last read in it. */
const known = new Map<FileSystemFileHandle, string>();
const { getFile, move } = FileSystemFileHandle.prototype;

/** The file as it is in the list of known ones. A file has a new handle each time it is asked for. */
async function findKnown(file: FileSystemFileHandle): Promise<FileSystemFileHandle | undefined> {
	for (const handle of known.keys())
		if (handle.name === file.name && (await handle.isSameEntry(file))) return handle;
	return undefined;
}

/**
 * Refuses a save that would undo what another program has changed in the file. Sveltia reads the folder once, when it's
 * chosen, and then saves a whole file: it writes a new one, moves it to the place of the old one, and reads it.
 */
export function refuseOutdatedSaves(): void {
	FileSystemFileHandle.prototype.getFile = async function (this: FileSystemFileHandle) {
		const file = await getFile.call(this);
		if (isText(this.name)) known.set((await findKnown(this)) ?? this, await file.text());
		return file;
	};
	FileSystemFileHandle.prototype.move = async function (this: FileSystemFileHandle, folder, name) {
		const old = isText(name) && (await folder.getFileHandle(name).catch(() => undefined));
		const handle = old && (await findKnown(old));
		if (old && (await (await getFile.call(old)).text()) !== (handle && known.get(handle)))
			throw new Error(
				`Nothing was saved, because another program has changed ${name} since this page read it. What you typed is still in the form: copy it, reload this page, choose “Discard” if it offers your draft, and type it again.`,
			);
		await move.call(this, folder, name);
	};
}
