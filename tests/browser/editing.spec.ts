import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect as expectSoon, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { findNameless, saveButton, startEditing } from './support/editing.ts';
import { readPrivate, writePrivate } from './support/private-folder.ts';

test.describe.configure({ mode: 'serial', timeout: 180_000 });
const expect = expectSoon.configure({ timeout: 30_000 });

let editing: Awaited<ReturnType<typeof startEditing>>;
let page: Page;

const read = (name: string) => readFileSync(path.join(editing.folder, 'content', name), 'utf8');
const readYaml = (name: string) => parse(read(name));
const show = async (address: string) => (await fetch(new URL(address, editing.siteUrl))).text();

test.beforeAll(async ({ browser }) => {
	editing = await startEditing(browser);
	page = editing.page;
});
test.afterAll(() => editing.stop());

/** A file of facts, lists with lists in them, and records of two folders: with all kinds of fields. */
const forms = [
	'facts/entries/company',
	'lists/entries/areas',
	'lists/entries/faq',
	'lists/entries/reviews',
	...['services', 'posts'].map(
		(folder) => `${folder}/entries/${path.parse(globSync(`content/${folder}/*`).sort()[0] ?? '').name}`,
	),
];

test('@desktop every choice and every folded group of a form has words', async () => {
	/** Groups, and the first entry of each list. */
	const folded = page.locator(
		'[data-key-path] button[aria-label="Expand"][aria-controls]:not(.item:nth-child(n + 2) *)',
	);
	for (const form of forms) {
		await editing.open(form);
		await expect(async () => {
			expect(await findNameless(page), form).toEqual([]);
			await folded.evaluateAll((toggles) => {
				for (const toggle of toggles as HTMLElement[]) toggle.click();
			});
			expect(await folded.count(), form).toBe(0);
		}).toPass({ timeout: 60_000 });
	}
});

test('@desktop a price with more than its digits is refused, and a right one is saved as a number, alone', async () => {
	const prices = readYaml('prices.yaml');
	const upper = 'records.0.lines.0.to';
	await editing.open('lists/entries/prices');
	await editing.unfoldFirst('records');
	await editing.unfoldFirst('records.0.lines');
	for (const typed of ['1,200', '49.99', '$150']) {
		await editing.write(upper, typed);
		await saveButton(page).click();
		await expect(editing.field(upper)).toContainText('Please write the upper price like this: 75.');
		await expect(editing.field(upper).locator('input').first()).toHaveValue(typed);
	}
	await editing.write(upper, '1200');
	await editing.save('prices.yaml');
	prices[0].lines[0].to = 1200;
	expect(readYaml('prices.yaml')).toEqual(prices);
});

test('@desktop a new entry has an id of its own and only what was typed, and can be taken back', async () => {
	const before = read('team.yaml');
	const team = readYaml('team.yaml');
	await editing.open('lists/entries/team');
	await editing.field('records').getByRole('button', { name: /^Add/ }).last().click();
	await editing.write(`records.${team.length}.name`, team[0].name);
	await editing.write(`records.${team.length}.title`, 'Helper');
	await editing.unfoldFirst('records');
	await editing.write('records.0.description', '');
	await editing.save('team.yaml');
	delete team[0].description;
	const added = { id: `${team[0].id}-2`, name: team[0].name, title: 'Helper' };
	expect(readYaml('team.yaml')).toEqual([...team, added]);
	await expect.poll(() => show('/about-us')).toContain('Helper');
	// The catalog waits for its translation, and the site follows.
	const entry = 'msgid "Helper"\nmsgstr ';
	await expect.poll(() => read('es.po')).toContain(`${entry}""`);
	editing.writeWhole('es.po', read('es.po').replace(`${entry}""`, `${entry}"Ayudante"`));
	await expect.poll(() => show('/es/about-us')).toContain('Ayudante');
	const undo = (word: string) =>
		execFileSync(process.execPath, ['tools/editor/undo.ts', word], { cwd: editing.folder, encoding: 'utf8' });
	undo(undo('team').split('.')[0] ?? '');
	expect(read('team.yaml')).toBe(before);
	await writePrivate(page, editing.folder, ['content/team.yaml']);
});

test('@desktop a picture and an article with it are added', async () => {
	const last = readYaml('photos.yaml').length;
	const [author] = readYaml('team.yaml');
	const picture = sharp({ create: { width: 1920, height: 1440, channels: 3, background: '#468' } });
	const buffer = await picture.jpeg().toBuffer();
	const file = editing.field(`records.${last}.file`);
	await editing.open('lists/entries/photos');
	await editing.field('records').getByRole('button', { name: /^Add/ }).last().click();
	await editing.write(`records.${last}.id`, 'window');
	await file
		.locator('input[type=file]')
		.first()
		.setInputFiles({ name: 'Our Window (1).jpg', mimeType: 'image/jpeg', buffer });
	// The form reads the file first.
	await expect(file).toContainText('./photos/our-window-1.jpg');
	await editing.write(`records.${last}.alt`, 'A window with clean glass.');
	await editing.save('photos/our-window-1.jpg', 'photos.yaml');

	await editing.open('posts/new');
	await editing.write('title', 'How we wash windows');
	await editing.write('excerpt', 'Water, a cloth and patience.');
	await editing.write('date', '2025-06-02');
	await editing.write('category', 'Windows');
	await editing.choose('author', author.name);
	await editing.choose('photo', 'window');
	await editing.choose('hero', 'window');
	await editing.write('metaDescription', 'How we wash windows, and how long it takes in a Florida home.');
	await editing.field('body').locator('[role=textbox]').first().click();
	await page.keyboard.type('## Top to bottom\nWe begin at the top.');
	await editing.save('posts/how-we-wash-windows.md');
	const text = read('posts/how-we-wash-windows.md');
	expect(text).toMatch(new RegExp(`\ndate: 2025-06-02\n[^]*\nauthor: ${author.id}\n`));
	expect(text).toContain('---\n\n## Top to bottom\n\nWe begin at the top.\n');
	await expect.poll(() => show('/blog/how-we-wash-windows')).toContain('We begin at the top.');
	await expect.poll(() => show('/blog/how-we-wash-windows')).toContain('A window with clean glass.');
});

test('@desktop the site shows the content check’s report until it is fixed', async () => {
	const site = await page.context().newPage();
	await site.goto(editing.siteUrl);
	const before = read('company.yaml');
	const [{ number }] = readYaml('company.yaml').phones;
	editing.writeWhole('company.yaml', before.replace(number, '(813) 555-RUGS'));
	const report = site.getByRole('alert');
	await expect(report).toContainText('Found: (813) 555-RUGS');
	await expect(report).toContainText('Visitors tap it to call');
	editing.writeWhole('company.yaml', before);
	await expect(report).toBeHidden();
	await expect(site.getByText(number).first()).toBeAttached();
});

test('@desktop what another program has changed can’t be overwritten or deleted before a reload', async () => {
	const descriptor = 'Window Cleaning';
	const other = read('company.yaml').replace(/^email: .*$/m, 'email: new@example.com');
	await editing.open('facts/entries/company');
	editing.writeWhole('company.yaml', other);
	await writePrivate(page, editing.folder, ['content/company.yaml']);
	await editing.write('descriptor', descriptor);
	await saveButton(page).click();
	await expect(page.getByText('another program has changed company.yaml')).toBeVisible();
	expect(String(await readPrivate(page, 'content/company.yaml'))).toBe(other);
	await page.getByRole('button', { name: 'OK' }).click();
	await expect(editing.field('descriptor').locator('input, textarea').first()).toHaveValue(descriptor);

	await page.reload();
	await editing.open('facts/entries/company');
	await editing.write('descriptor', descriptor);
	await editing.save('company.yaml');
	expect(readYaml('company.yaml')).toEqual({ ...parse(other), descriptor });

	const job = 'careers/carpet-cleaning-technician.yaml';
	const changed = read(job).replace(/^title: .*$/m, 'title: Helper');
	editing.writeWhole(job, changed);
	await writePrivate(page, editing.folder, [`content/${job}`]);
	await editing.open('careers/entries/carpet-cleaning-technician');
	const refused = page.waitForEvent('dialog', (dialog) => dialog.message().startsWith('Nothing was deleted'));
	page.once('dialog', (dialog) => dialog.accept());
	await page.getByRole('button', { name: 'Show Editor Options' }).click();
	await page.getByRole('menuitem', { name: /^Delete/ }).click();
	await page.getByRole('button', { name: 'Delete' }).click();
	await refused;
	expect(String(await readPrivate(page, `content/${job}`))).toBe(changed);
});
