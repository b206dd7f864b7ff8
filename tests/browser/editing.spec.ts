import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect as expectSoon, type Page, test } from '@playwright/test';
import { parse } from 'yaml';
import { saveButton, startEditing } from './support/editing.ts';
import { languagesWith } from './support/languages.ts';
import { makePhonePhoto, readPhoto } from './support/phone-photo.ts';
import { readPrivate, writePrivate } from './support/private-folder.ts';
import { axe } from './support/test.ts';

test.describe.configure({ mode: 'serial', timeout: 240_000 });
// What a save leads to is built on a machine that may be busy.
const expect = expectSoon.configure({ timeout: 90_000 });

const article = '/blog/how-we-wash-windows';

let editing: Awaited<ReturnType<typeof startEditing>>;
let page: Page;

const read = (name: string) => readFileSync(path.join(editing.folder, 'content', name), 'utf8');
const readYaml = (name: string) => parse(read(name));
const show = async (address: string) => (await fetch(new URL(address, editing.siteUrl))).text();

test.beforeAll(async ({ browser }) => {
	test.setTimeout(240_000);
	editing = await startEditing(browser);
	page = editing.page;
});
test.afterAll(() => editing.stop());

test('@desktop the site answers former and unknown addresses in their language, as a built one does', async () => {
	const [{ from, to }] = readYaml('redirects.yaml');
	const address = (start: string, path: string) => new URL(start + path, editing.siteUrl);
	for (const { start, errors } of languagesWith(to)) {
		const { url, status } = await fetch(address(start, from));
		expect([new URL(url).pathname, status]).toEqual([start + to, 200]);
		const unknown = await fetch(address(start, '/nothing-here'));
		expect(unknown.status).toBe(404);
		expect(await unknown.text()).toContain(errors.page.title);
	}
});

test('@desktop a price with a mistyped comma is refused, and a right one is saved as a number, alone', async () => {
	const prices = readYaml('prices.yaml');
	const upper = 'records.0.lines.0.to';
	await editing.open('lists/entries/prices');
	await editing.unfold();
	await editing.write(upper, '1,20');
	await saveButton(page).click();
	await expect(editing.field(upper)).toContainText('Please write the upper price like this: 75.');
	await expect(editing.field(upper).locator('input').first()).toHaveValue('1,20');
	await editing.write(upper, '1200');
	await editing.save('prices.yaml');
	prices[0].lines[0].to = 1200;
	expect(readYaml('prices.yaml')).toEqual(prices);
});

test('@desktop a new entry has an id of its own and only what was typed', async () => {
	const team = readYaml('team.yaml');
	await editing.open('lists/entries/team');
	await editing.field('records').getByRole('button', { name: /^Add/ }).last().click();
	await editing.write(`records.${team.length}.name`, team[0].name);
	await editing.write(`records.${team.length}.title`, 'Helper');
	await editing.unfold();
	await editing.write('records.0.description', '');
	await editing.save('team.yaml');
	delete team[0].description;
	const added = { id: `${team[0].id}-2`, name: team[0].name, title: 'Helper' };
	expect(readYaml('team.yaml')).toEqual([...team, added]);
});

test('@desktop a picture and an article with it are added', async () => {
	const last = readYaml('photos.yaml').length;
	const [author] = readYaml('team.yaml');
	const buffer = await makePhonePhoto();
	const file = editing.field(`records.${last}.file`);
	await editing.open('lists/entries/photos');
	await editing.field('records').getByRole('button', { name: /^Add/ }).last().click();
	await editing.write(`records.${last}.id`, 'window');
	await file
		.locator('input[type=file]')
		.first()
		.setInputFiles({ name: 'Our Window (1).jpg', mimeType: 'image/jpeg', buffer });
	// The form reads the file first.
	await expect(file).toContainText('./photos/our-window-1.webp');
	await editing.write(`records.${last}.alt`, 'A window with clean glass.');
	await editing.save('photos/our-window-1.webp', 'photos.yaml');
	const saved = await readPhoto(path.join(editing.folder, 'content/photos/our-window-1.webp'));
	expect(saved).toEqual({ format: 'webp', size: [2160, 2880], isUpright: true });
	// Once it is kept, so that the article is a save of its own: of what follows faster than a check, one is made.
	const kept = path.join(editing.folder, '.versions/content/now/photos.yaml');
	await expect.poll(() => readFileSync(kept, 'utf8')).toBe(read('photos.yaml'));

	await editing.open('posts/new');
	await editing.unfold();
	await editing.write('title', 'How we wash windows');
	await editing.write('excerpt', 'Water, a cloth and patience.');
	await editing.write('date', '2025-06-02');
	await editing.write('category', 'Windows');
	await editing.choose('author', author.name);
	await editing.choose('photo', 'window');
	await editing.field('body').locator('[role=textbox]').first().click();
	await page.keyboard.type('## Top to bottom\nWe begin at the top.');
	await editing.save('posts/how-we-wash-windows.md');
	const text = read('posts/how-we-wash-windows.md');
	expect(text).toMatch(new RegExp(`\ndate: 2025-06-02\n[^]*\nauthor: ${author.id}\n`));
	expect(text).toContain('---\n\n## Top to bottom\n\nWe begin at the top.\n');
});

test('@desktop the site and its catalogs follow what was saved, and the versions before are kept', async () => {
	await expect.poll(() => show(article)).toContain('A window with clean glass.');
	const entry = 'msgid "Helper"\nmsgstr ';
	await expect.poll(() => read('es.po')).toContain(`${entry}""`);
	const translations = await page.context().newPage();
	await translations.goto(new URL('/translations.html', page.url()).href);
	const field = translations.getByRole('textbox', { name: 'Spanish Helper' });
	await field.fill('Ayudante {phone}');
	await field.press('Tab');
	await expect(field).toHaveAccessibleDescription(/Not saved\. It has other words in braces/);
	await expect(field).toHaveValue('Ayudante {phone}');
	await axe(translations);
	await field.fill('Ayudante');
	await field.press('Tab');
	await expect(translations.getByText('Saved.', { exact: true })).toBeVisible();
	await expect.poll(() => show('/es/about-us')).toContain('Ayudante');
	await field.fill('Asistenta');
	const words = translations.getByRole('searchbox');
	const result = translations.locator('#result');
	await words.fill('zzz');
	await expect(result).toContainText('No text or translation has “zzz.”');
	await words.fill('ASISTÉNTA');
	await expect(result).toHaveText('Found 1.');
	await expect(field).toHaveValue('Asistenta');
	await translations.close();
	const undo = path.resolve('tools/editor/undo.ts');
	const env = { ...process.env, CONTENT: '' };
	expect(execFileSync(process.execPath, [undo], { cwd: editing.folder, encoding: 'utf8', env })).toMatch(
		/: Articles: how-we-wash-windows and Spanish translations\n/,
	);
});

test('@desktop the site shows the content check’s report until it is fixed', async () => {
	const site = await page.context().newPage();
	await site.goto(new URL(article, editing.siteUrl).href);
	const before = read('company.yaml');
	const [{ number }] = readYaml('company.yaml').phones;
	editing.writeWhole('company.yaml', before.replace(number, '(813) 555-RUGS'));
	// Astro's error screen.
	const report = site.locator('vite-error-overlay');
	await expect(report).toContainText('Found: (813) 555-RUGS');
	await expect(report).toContainText(/content\/company\.yaml, line \d+: the phone number/);
	await expect(page.locator('.notes summary')).toContainText('1 problem in 1 file.');
	editing.writeWhole('company.yaml', before);
	await expect(report).toBeHidden();
	await expect(site.getByText(number).first()).toBeAttached();
	await site.close();
});

test('@desktop what another program has changed can’t be overwritten or deleted before the page is reloaded', async () => {
	const job = 'careers/carpet-cleaning-technician.yaml';
	/** Changes a line of a file as another program does, after the page has read it. */
	async function change(file: string, from: RegExp, to: string): Promise<void> {
		editing.writeWhole(file, read(file).replace(from, to));
		await writePrivate(page, editing.folder, [`content/${file}`]);
	}
	await change(job, /^title: .*$/m, 'title: Helper');
	await editing.open('careers/entries/carpet-cleaning-technician');
	await editing.unfold();
	const refused = page.waitForEvent('dialog', {
		predicate: (dialog) => dialog.message().startsWith('Nothing was deleted'),
		timeout: 0,
	});
	page.once('dialog', (dialog) => dialog.accept());
	await page.getByRole('button', { name: 'Show Editor Options' }).click();
	await page.getByRole('menuitem', { name: /^Delete/ }).click();
	await page.getByRole('button', { name: 'Delete' }).click();
	await refused;

	await editing.open('facts/entries/company');
	await editing.unfold();
	await change('company.yaml', /^email: .*$/m, 'email: new@example.com');
	await editing.write('descriptor', 'Window Cleaning');
	await saveButton(page).click();
	await expect(page.getByText('another program has changed company.yaml')).toBeVisible();
	await page.getByRole('button', { name: 'OK' }).click();
	await expect(editing.field('descriptor').locator('input, textarea').first()).toHaveValue('Window Cleaning');
	for (const file of ['company.yaml', job])
		expect(String(await readPrivate(page, `content/${file}`)), file).toBe(read(file));

	await change('company.yaml', /state: FL$/m, 'state: Florida');
	await page.reload();
	await expect(editing.field('email').locator('input').first()).toHaveValue('new@example.com');
	await editing.unfold();
	await expect(editing.field('addresses.0.state').getByRole('combobox')).toHaveText(/Florida/);
	await editing.write('descriptor', 'Window Cleaning');
	await editing.save('company.yaml');
	const saved = { email: 'new@example.com', descriptor: 'Window Cleaning' };
	expect(readYaml('company.yaml')).toMatchObject({ ...saved, addresses: [{ state: 'FL' }, {}] });
});
