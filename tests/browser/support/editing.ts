import { spawn } from 'node:child_process';
import { globSync, rmSync } from 'node:fs';
import { type Browser, expect, type Page } from '@playwright/test';
import { makeScratchCopy } from '../../scratch-copy.ts';
import { addPrivateFolder, writePrivate } from './private-folder.ts';

export const saveButton = (page: Page) => page.getByRole('button', { name: /^Sav(e|ing…)$/ });

/**
 * Starts npm run edit in a copy of the site, and a browser with the editing page that has opened its folder. Whoever starts
 * them stops them.
 */
export async function startEditing(browser: Browser) {
	const folder = makeScratchCopy();
	const server = spawn(process.execPath, ['tools/editor/edit.ts'], {
		cwd: folder,
		env: { ...process.env, CI: '1' },
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	// Also where a test fails before it stops the server.
	process.once('exit', () => server.kill());
	let printed = '';
	server.stdout.on('data', (chunk) => {
		printed += chunk;
	});
	await expect.poll(() => printed, { timeout: 150_000 }).toContain('The site:');
	const [editUrl = '', siteUrl = ''] = printed.match(/http:\S+/g) ?? [];
	// Sveltia draws the fields that are in view, so the window shows whole forms.
	const page = await (await browser.newContext({ viewport: { width: 1280, height: 8000 } })).newPage();
	page.setDefaultTimeout(30_000);
	await addPrivateFolder(page);
	await page.goto(editUrl);
	await writePrivate(page, globSync('content/**/*.{yaml,json,md}'));
	await page.getByRole('button', { name: 'Work with Local Repository' }).click();
	await expect(page).toHaveURL(/#\/collections\//, { timeout: 30_000 });
	return {
		folder,
		siteUrl,
		page,
		/** Opens a form: "facts/entries/company". */
		async open(form: string) {
			await page.goto(`${editUrl}#/collections/${form.split('/')[0]}`);
			await expect(saveButton(page)).toBeHidden({ timeout: 30_000 });
			await page.goto(`${editUrl}#/collections/${form}`);
			await expect(page.locator('[data-key-path]').first()).toBeVisible({ timeout: 30_000 });
		},
		stop() {
			server.kill();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
