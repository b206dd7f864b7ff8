declare global {
	interface FileSystemFileHandle {
		move(folder: FileSystemDirectoryHandle, name: string): Promise<void>;
	}
}

/** Each file with words, and the text that Sveltia has last read in it. */
const known = new Map<FileSystemFileHandle, string>();
const { getFile, move } = FileSystemFileHandle.prototype;
const { removeEntry } = FileSystemDirectoryHandle.prototype;

const isText = (name: string) => /\.(?:yaml|json|md)$/.test(name);

const findFile = (folder: FileSystemDirectoryHandle, name: string) =>
	folder.getFileHandle(name).catch(() => undefined);

/** The file as it is in the list of known ones. A file has a new handle each time it is asked for. */
async function findKnown(file: FileSystemFileHandle): Promise<FileSystemFileHandle | undefined> {
	for (const handle of known.keys())
		if (handle.name === file.name && (await handle.isSameEntry(file))) return handle;
	return undefined;
}

/** @throws Error if another program has changed the file since Sveltia read it */
async function refuseOutdated(file: FileSystemFileHandle | undefined, done: string): Promise<void> {
	if (!file || !isText(file.name)) return;
	const handle = await findKnown(file);
	if (handle && (await (await getFile.call(file)).text()) === known.get(handle)) return;
	throw new Error(
		`Nothing was ${done}, because another program has changed ${file.name} since this page read it. What you typed is still in the form: copy it, reload this page, choose “Discard” if it offers your draft, and type it again.`,
	);
}

/**
 * Refuses what would undo a change that another program has made in a file. Sveltia reads the folder once, when it's
 * chosen, and saves whole files: it writes a new one, moves it to the place of the old one, and reads it. To rename a
 * file, it moves the old one first.
 * @param show writes the text of a file as forms can show it
 */
export function refuseOutdatedSaves(show: (name: string, text: string) => string): void {
	FileSystemFileHandle.prototype.getFile = async function (this: FileSystemFileHandle) {
		const file = await getFile.call(this);
		if (!isText(this.name)) return file;
		const text = await file.text();
		known.set((await findKnown(this)) ?? this, text);
		const shown = show(this.name, text);
		return shown === text ? file : new File([shown], file.name, file);
	};
	FileSystemFileHandle.prototype.move = async function (this: FileSystemFileHandle, folder, name) {
		for (const file of [this, await findFile(folder, name)]) await refuseOutdated(file, 'saved');
		await move.call(this, folder, name);
	};
	FileSystemDirectoryHandle.prototype.removeEntry = async function (name, options) {
		await refuseOutdated(await findFile(this, name), 'deleted').catch((error: Error) => {
			// Sveltia only says that it couldn't delete the file.
			alert(error.message);
			throw error;
		});
		await removeEntry.call(this, name, options);
	};
}
