import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

declare global {
	interface Window {
		showDirectoryPicker(): Promise<FileSystemDirectoryHandle>;
		/** A file of the folder, made if it is missing. */
		getFile(file: string): Promise<FileSystemFileHandle>;
	}
}

/** Makes the browser's private folder the one that a visitor chooses, because no program can press the picker of folders. */
export const addPrivateFolder = (page: Page): Promise<unknown> =>
	page.addInitScript(() => {
		const getFolder = async () =>
			(await navigator.storage.getDirectory()).getDirectoryHandle('site', { create: true });
		const getFile = async (file: string) => {
			const folders = file.split('/');
			const name = folders.pop() ?? '';
			let folder = await getFolder();
			for (const part of folders) folder = await folder.getDirectoryHandle(part, { create: true });
			return folder.getFileHandle(name, { create: true });
		};
		Object.assign(window, { showDirectoryPicker: getFolder, getFile });
	});

/** Copies files of a project into the private folder, and makes it a repository. */
export async function writePrivate(page: Page, root: string, files: string[]): Promise<void> {
	const texts = files.map((file) => [
		file.split(path.sep).join('/'),
		readFileSync(path.join(root, file), 'utf8'),
	]);
	await page.evaluate(async (all) => {
		await (await window.showDirectoryPicker()).getDirectoryHandle('.git', { create: true });
		for (const [file = '', text = ''] of all) {
			const stream = await (await window.getFile(file)).createWritable();
			await stream.write(text);
			await stream.close();
		}
	}, texts);
}

export async function readPrivate(page: Page, file: string): Promise<Buffer> {
	const base64 = await page.evaluate(async (name) => {
		const saved = await (await window.getFile(name)).getFile();
		return new Uint8Array(await saved.arrayBuffer()).toBase64();
	}, file);
	return Buffer.from(base64, 'base64');
}
