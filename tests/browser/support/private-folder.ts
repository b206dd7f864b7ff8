import path from 'node:path';
import type { Page } from '@playwright/test';

/**
 * Opens a page that asks for a folder, and puts one of the browser's own in the place of the picker, which no program can
 * press: it has the files of a folder on the disk, in "content".
 */
export async function fillFolder(
	page: Page,
	address: string,
	content: string,
	files: readonly string[],
): Promise<void> {
	await page.route('**/_content/**', (route) => {
		const { pathname } = new URL(route.request().url());
		return route.fulfill({
			path: path.join(content, decodeURIComponent(pathname.slice('/_content/'.length))),
		});
	});
	await page.addInitScript(() => {
		Object.assign(window, {
			showDirectoryPicker: async () => (await navigator.storage.getDirectory()).getDirectoryHandle('site'),
		});
	});
	await page.goto(address);
	await page.evaluate(async (names) => {
		const top = await (await navigator.storage.getDirectory()).getDirectoryHandle('site', { create: true });
		for (const file of names) {
			const parts = `content/${file}`.split('/');
			let directory = top;
			for (const part of parts.slice(0, -1))
				directory = await directory.getDirectoryHandle(part, { create: true });
			const handle = await directory.getFileHandle(parts.at(-1) ?? '', { create: true });
			const stream = await handle.createWritable();
			await stream.write(await (await fetch(`/_content/${encodeURI(file)}`)).arrayBuffer());
			await stream.close();
		}
	}, files);
}

/** The files that stand in "content" of that folder now, by their names. @param known these are not read */
export async function readFolder(page: Page, known: readonly string[]): Promise<Map<string, Buffer>> {
	const saved = await page.evaluate(async (names) => {
		const found: Record<string, string> = {};
		async function walk(directory: FileSystemDirectoryHandle, place: string): Promise<void> {
			for await (const [name, handle] of directory.entries()) {
				if (handle.kind === 'directory') await walk(handle as FileSystemDirectoryHandle, `${place}${name}/`);
				else if (!names.includes(place + name)) {
					const file = await (handle as FileSystemFileHandle).getFile();
					found[place + name] = new Uint8Array(await file.arrayBuffer()).toBase64();
				}
			}
		}
		const top = await (await navigator.storage.getDirectory()).getDirectoryHandle('site');
		await walk(await top.getDirectoryHandle('content'), '');
		return found;
	}, known);
	return new Map(Object.entries(saved).map(([file, base64]) => [file, Buffer.from(base64, 'base64')]));
}
