import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect as expectSoon, type Locator, type Page, test } from '@playwright/test';
import { parse } from 'yaml';
import { findFreePort, isPortFree } from '../../tools/serve/edge.ts';

// One visit of the editing page with the real content, from the first press to the page that shows the change.
test.describe.configure({ mode: 'serial', timeout: 90_000 });
// The page reads every file of the content when the folder is opened.
const expect = expectSoon.configure({ timeout: 20_000 });

let folder: string;
let content: string;
let server: ChildProcess;
let port: number;
let page: Page;

/** Files below a folder, as paths with slashes. */
const filesOf = (directory: string) =>
	readdirSync(directory, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'));

/** Takes what the page has saved in its private folder over to the disk, as if it had been chosen there. */
async function takeOver(): Promise<void> {
	const saved = await page.evaluate(async () => {
		const found: Record<string, string> = {};
		async function walk(directory: FileSystemDirectoryHandle, place: string): Promise<void> {
			for await (const [name, handle] of directory.entries()) {
				if (handle.kind === 'directory') await walk(handle as FileSystemDirectoryHandle, `${place}${name}/`);
				else {
					const bytes = new Uint8Array(
						await (await (handle as FileSystemFileHandle).getFile()).arrayBuffer(),
					);
					const isText = /\.(?:yaml|md)$/.test(name);
					if (isText) found[place + name] = new TextDecoder().decode(bytes);
					else if (place.endsWith('photos/'))
						found[place + name] = `base64:${bytes.length < 5000 ? bytes.toBase64() : ''}`;
				}
			}
		}
		const top = await (await navigator.storage.getDirectory()).getDirectoryHandle('site');
		await walk(await top.getDirectoryHandle('content'), '');
		return found;
	});
	for (const [file, text] of Object.entries(saved)) {
		const target = path.join(content, file);
		if (!text.startsWith('base64:')) writeFileSync(target, text);
		else if (text.length > 7) writeFileSync(target, Buffer.from(text.slice(7), 'base64'));
	}
}

const read = (file: string) => readFileSync(path.join(content, file), 'utf8');
const field = (place: string) => page.locator(`[data-key-path="${place}"]`);
const box = (place: string) => field(place).getByRole('textbox').first();
/** An entry of a list, by words in it. */
const entry = (list: string, words: string) =>
	field(list).locator('.item').filter({ hasText: words }).first();
const expand = (item: Locator) => item.getByRole('button', { name: 'Expand', exact: true }).first().click();

async function open(section: string, file: string): Promise<void> {
	await page.goto(`http://localhost:${port + 1}/#/collections/${section}/${file}`);
	await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
}

/** Presses “Save” and waits until the file has changed. */
async function save(file: string): Promise<void> {
	const current = () => (existsSync(path.join(content, file)) ? read(file) : '');
	const before = current();
	await page.getByRole('button', { name: 'Save' }).click();
	// The browser writes beside a file and then puts it in its place: what is listed may be gone a moment later.
	await expect
		.poll(async () => {
			await takeOver().catch(() => {});
			return current();
		})
		.not.toBe(before);
}

test.beforeAll(async ({ browser }) => {
	test.setTimeout(120_000);
	folder = mkdtempSync(path.join(tmpdir(), 'editing-'));
	content = path.join(folder, 'content');
	cpSync('content', content, { recursive: true });
	do port = await findFreePort();
	while (!(await isPortFree(port + 1)));
	server = spawn(process.execPath, ['tools/editor/edit.ts', content], {
		env: { ...process.env, PORT: String(port), CI: '1' },
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	await new Promise<void>((resolve) =>
		server.stdout?.on('data', (text) => String(text).includes('The site:') && resolve()),
	);
	page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
	// In the place of the picker, which no program can press: a folder of the browser's own, filled with the content.
	await page.route('**/_content/**', (route) =>
		route.fulfill({
			path: path.join(content, decodeURIComponent(new URL(route.request().url()).pathname.slice(10))),
		}),
	);
	await page.addInitScript(() => {
		Object.assign(window, {
			showDirectoryPicker: async () => (await navigator.storage.getDirectory()).getDirectoryHandle('site'),
		});
	});
	await page.goto(`http://localhost:${port + 1}/`);
	await page.evaluate(
		async (files) => {
			const top = await (await navigator.storage.getDirectory()).getDirectoryHandle('site', { create: true });
			for (const file of files) {
				const parts = `content/${file}`.split('/');
				let directory = top;
				for (const part of parts.slice(0, -1))
					directory = await directory.getDirectoryHandle(part, { create: true });
				const handle = await directory.getFileHandle(parts.at(-1) ?? '', { create: true });
				const stream = await handle.createWritable();
				await stream.write(await (await fetch(`/_content/${encodeURI(file)}`)).arrayBuffer());
				await stream.close();
			}
		},
		filesOf(content).filter((file) => !file.startsWith('.')),
	);
});

test.afterAll(async () => {
	await page?.context().close();
	server?.kill('SIGTERM');
	rmSync(folder, { recursive: true, force: true });
});

test('@desktop the page says how to begin, and opens the folder', async () => {
	await expect(page.getByRole('listitem').filter({ hasText: 'Choose the folder' })).toBeVisible();
	await page.getByRole('button', { name: 'Work with Local Repository' }).click();
	await expect(page.getByText('Carpet Cleaning')).toBeVisible();
	await expect(page.getByText('Choose the folder')).toBeHidden();
});

test('@desktop a wrong phone number is refused in plain words, and a right one is saved', async () => {
	await open('facts', 'entries/company');
	const [, second] = (parse(read('company.yaml')) as { phones: { label: string; number: string }[] }).phones;
	await field('phones').scrollIntoViewIfNeeded();
	await expand(entry('phones', second?.label ?? ''));
	await box('phones.1.number').fill('813 555 01');
	await page.getByRole('button', { name: 'Save' }).click();
	await expect(field('phones.1.number')).toContainText(
		'Please write the phone number like this: (813) 555-0100.',
	);
	await box('phones.1.number').fill('(813) 555-0177');
	const before = read('company.yaml');
	await save('company.yaml');
	expect(read('company.yaml')).toBe(before.replace(second?.number ?? '', '(813) 555-0177'));
});

/** The records of a list file, as a program reads them. */
const records = (file: string) => parse(read(file)) as Record<string, unknown>[];

test('@desktop a changed review changes nothing beside it', async () => {
	const reviews = records('reviews.yaml');
	await open('lists', 'entries/reviews');
	await expand(entry('records', String(reviews[0]?.['name'])));
	await box('records.0.text').fill('“Every room”: done in a day.');
	await save('reviews.yaml');
	expect(records('reviews.yaml')).toEqual([
		{ ...reviews[0], text: '“Every room”: done in a day.' },
		...reviews.slice(1),
	]);
});
