import { spawn } from 'node:child_process';
import { globSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { makeScratchCopy } from '../../scratch-copy.ts';
import { addPrivateFolder, readPrivate, writePrivate } from './private-folder.ts';

export const saveButton = (page: Page) => page.getByRole('button', { name: /^Sav(e|ing…)$/ });

/**
 * Starts npm run edit in a copy of the site, and a browser with the editing page that has opened its folder. Whoever starts them
 * stops them.
 */
export async function startEditing(browser: Browser) {
	const folder = makeScratchCopy();
	const server = spawn(process.execPath, ['tools/editor/edit.ts'], {
		cwd: folder,
		env: { ...process.env, CI: '1', CONTENT: '' },
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	// Also where a test fails before it stops the server.
	process.once('exit', () => server.kill());
	let printed = '';
	server.stdout.on('data', (chunk) => {
		printed += chunk;
	});
	await expect.poll(() => printed, { timeout: 150_000 }).toContain('The site:');
	const [editUrl = ''] = printed.match(/http:\S+/) ?? [];
	// Sveltia draws the fields that are in view, so the window shows whole forms, in few pixels.
	const size = { viewport: { width: 1280, height: 8000 }, deviceScaleFactor: 0.25 };
	const page = await (await browser.newContext(size)).newPage();
	page.setDefaultTimeout(30_000);
	await addPrivateFolder(page);
	// Sveltia then changes its parts at once. While a view transition lasts, nothing can be pressed, and a busy machine
	// draws one of this window's size for as long as a test waits.
	await page.addInitScript(() => Object.assign(Document.prototype, { startViewTransition: undefined }));
	await page.goto(editUrl);
	await writePrivate(page, folder, globSync('content/**/*.{yaml,md}', { cwd: folder }));
	await page.getByRole('button', { name: 'Work with Local Repository' }).click();
	await expect(page).toHaveURL(/#\/collections\//, { timeout: 30_000 });
	const goTo = (address: string) =>
		page.evaluate(async (hash) => {
			if (location.hash === hash) return;
			await new Promise((resolve) => {
				addEventListener('hashchange', resolve, { once: true });
				location.hash = hash;
			});
		}, `#/collections/${address}`);
	/** Groups, and the first entry of each list. */
	const folded = page.locator(
		'[data-key-path] button[aria-label="Expand"][aria-controls]:not(.item:nth-child(n + 2) *)',
	);
	/** A field of the form, by its keys from the record on: "phones.1.number". */
	const field = (keys: string) => page.locator(`.pane [data-key-path="${keys}"]`);
	/** As Chromium saves: written aside and renamed, so that the site never reads half a file. */
	function writeWhole(name: string, contents: string | Uint8Array): void {
		writeFileSync(path.join(folder, 'aside'), contents);
		renameSync(path.join(folder, 'aside'), path.join(folder, 'content', name));
	}
	return {
		folder,
		siteUrl: /(?<=The site: )\S+/.exec(printed)?.[0] ?? '',
		page,
		field,
		writeWhole,
		write: (keys: string, text: string) =>
			field(keys).locator('input:not([type=file]), textarea').first().fill(text),
		async choose(keys: string, name: string) {
			await field(keys).getByRole('combobox').first().click();
			await page.getByRole('option', { name }).first().click();
		},
		/** Opens a form: "facts/entries/company". */
		async open(form: string) {
			await goTo(form.split('/')[0] ?? '');
			await expect(saveButton(page)).toBeHidden({ timeout: 30_000 });
			await goTo(form);
			await expect(page.locator('[data-key-path]').first()).toBeVisible({ timeout: 30_000 });
		},
		/** Unfolds the groups and entries of a form. */
		async unfold() {
			await expect(async () => {
				await folded.evaluateAll((toggles) => {
					for (const toggle of toggles as HTMLElement[]) toggle.click();
				});
				expect(await folded.count(), page.url()).toBe(0);
			}).toPass({ timeout: 60_000 });
		},
		/** Saves a form, and copies a file that it wrote to the disk, as if the folder there had been chosen. */
		async save(...files: string[]) {
			await saveButton(page).click();
			// The form closes once its files are written.
			await expect(saveButton(page)).toBeHidden({ timeout: 30_000 });
			for (const file of files) writeWhole(file, await readPrivate(page, `content/${file}`));
		},
		stop() {
			server.kill();
			// What the server was writing when it ended may still arrive.
			rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
		},
	};
}
