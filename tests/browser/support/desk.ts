import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, expect as expectSoon, type Locator, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { findFreePort, isPortFree } from '../../../tools/ports.ts';
import { fillFolder, readFolder } from './private-folder.ts';

// The page reads every file of the content when the folder is opened.
export const expect = expectSoon.configure({ timeout: 30_000 });

/** Files below a folder, as paths with slashes; no hidden ones. */
export const filesOf = (directory: string): string[] =>
	readdirSync(directory, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
		.filter((file) => !file.startsWith('.'));

/** npm run edit on a copy of the content, and the editing page in a browser that has opened it. */
export class Desk {
	readonly folder = mkdtempSync(path.join(tmpdir(), 'editing-'));
	readonly content = path.join(this.folder, 'content');
	/** What the page has reported. */
	readonly trouble: string[] = [];
	/** Of the site; that of the editing page is the next one. */
	port = 0;
	page!: Page;
	/** A page of the live site with few parts. */
	get siteUrl(): string {
		return `http://localhost:${this.port}/sitemap`;
	}
	private server: ChildProcess | undefined;

	/** Starts the program and fills the folder that the page will open. */
	async start(browser: Browser): Promise<void> {
		cpSync('content', this.content, { recursive: true });
		do this.port = await findFreePort();
		while (!(await isPortFree(this.port + 1)));
		const server = spawn(process.execPath, ['tools/editor/edit.ts', this.content], {
			env: { ...process.env, PORT: String(this.port), CI: '1' },
			stdio: ['ignore', 'pipe', 'inherit'],
		});
		this.server = server;
		await new Promise<void>((resolve) =>
			server.stdout.on('data', (text) => String(text).includes('The site:') && resolve()),
		);
		this.page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
		// The form draws a field when it comes into the window; here every field counts as in view, so that the whole form is drawn at once.
		await this.page.addInitScript(() => {
			globalThis.IntersectionObserver = class extends IntersectionObserver {
				constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
					const seen = ({ target }: IntersectionObserverEntry) =>
						({ target, isIntersecting: true }) as unknown as IntersectionObserverEntry;
					super((entries, observer) => tell(entries.map(seen), observer), options);
				}
			};
		});
		this.page.setDefaultTimeout(30_000);
		this.page.on('console', (message) => message.type() === 'error' && this.trouble.push(message.text()));
		this.page.on('pageerror', (error) => this.trouble.push(error.message));
		await fillFolder(this.page, `http://localhost:${this.port + 1}/`, this.content, filesOf(this.content));
	}

	/** Takes what the page has saved in its private folder over to the disk, as if it had been chosen there. */
	private async takeOver(): Promise<void> {
		const photos = filesOf(this.content).filter((file) => file.startsWith('photos/'));
		for (const [file, bytes] of await readFolder(this.page, photos)) {
			const target = path.join(this.content, file);
			if (!existsSync(target) || !readFileSync(target).equals(bytes)) writeFileSync(target, bytes);
		}
	}

	/** What stands in a file of the content; "" when there is none. */
	read(file: string): string {
		const place = path.join(this.content, file);
		return existsSync(place) ? readFileSync(place, 'utf8') : '';
	}

	/** The records of a list file, as a program reads them. */
	records(file: string): Record<string, unknown>[] {
		return parse(this.read(file));
	}

	/** A field of the form, by its keys from the record on: "phones.1.number". */
	field(place: string): Locator {
		return this.page.locator(`[data-key-path="${place}"]`);
	}

	/** The button of the form that says “Save”, and then “Saving…”. */
	get saveButton(): Locator {
		return this.page.getByRole('button', { name: /^Sav(e|ing…)$/ });
	}

	/** Opens a form by its address below /collections, from the list that it is in. */
	async open(form: string): Promise<void> {
		const address = `http://localhost:${this.port + 1}/#/collections/`;
		await this.page.goto(address + path.dirname(form).split('/')[0]);
		await expect(this.saveButton).toBeHidden();
		await this.page.goto(address + form);
		await expect(this.saveButton).toBeVisible();
		await expect(this.page.locator('[data-key-path]').first()).toBeVisible();
	}

	/** Writes into a text, a number or a date. */
	async write(place: string, text: string): Promise<void> {
		await this.field(place).locator('input:not([type=file]), textarea').first().fill(text);
	}

	/** Chooses from the menu of a field, by words of the choice. */
	async choose(place: string, words: string): Promise<void> {
		const menu = this.field(place).getByRole('combobox').first();
		await menu.click();
		await this.page.getByRole('option', { name: words }).first().click();
		await expect(menu).toContainText(words);
	}

	/**
	 * Unfolds an entry of a list, or a group of fields, until one of its fields can be seen. On a slow machine the form was
	 * seen to leave an entry open, and then there is nothing to press.
	 */
	async unfold(part: Locator, place: string): Promise<void> {
		const fold = part.getByRole('button', { name: 'Expand', exact: true }).first();
		await expect(async () => {
			if (await fold.isVisible()) await fold.click();
			await expectSoon(this.field(place)).toBeVisible({ timeout: 1_000 });
		}).toPass();
	}

	/** Puts a picture into a field, as it is dragged there from a folder. */
	async drop(place: string, name: string, bytes: Buffer): Promise<void> {
		const file = path.join(this.folder, name);
		writeFileSync(file, bytes);
		const field = this.field(place);
		const target = field.locator('.drop-target').first();
		await target.scrollIntoViewIfNeeded();
		const box = await target.boundingBox();
		if (!box) throw new Error(`${place} shows no place to drop a picture.`);
		const at = { x: box.x + box.width / 2, y: box.y + 20 };
		const devtools = await this.page.context().newCDPSession(this.page);
		for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
			await devtools.send('Input.dispatchDragEvent', {
				type,
				...at,
				data: { items: [], files: [file], dragOperationsMask: 1 },
			});
		await expect(field.getByRole('textbox').first()).toBeVisible();
	}

	/**
	 * Presses “Save” and waits until the form has closed: its file is written before that, but what comes up in the
	 * meantime would be closed in its place.
	 */
	async save(): Promise<void> {
		await this.saveButton.click();
		await expect(this.saveButton)
			.toBeHidden()
			.catch(async (error: Error) => {
				const told = await this.page.getByRole('alert').allInnerTexts();
				throw new Error(`The form was not saved. The page says: ${[...told, ...this.trouble].join(' ')}`, {
					cause: error,
				});
			});
		await this.takeOver();
	}

	/** Ends the program as Ctrl-C does. @returns its exit code */
	async stop(): Promise<number | null> {
		await this.page?.context().close();
		const { server } = this;
		if (!server || server.exitCode !== null) return server?.exitCode ?? null;
		const code = new Promise<number | null>((resolve) => server.once('exit', resolve));
		server.kill('SIGINT');
		return code;
	}

	/** Takes the copy away. */
	remove(): void {
		this.server?.kill('SIGTERM');
		rmSync(this.folder, { recursive: true, force: true });
	}
}
