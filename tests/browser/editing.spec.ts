import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect as expectSoon, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { type Collection, collections } from '../../src/collections.ts';
import { checkContent } from '../../tools/check/check.ts';
import { sectionOf } from '../../tools/editor/control.ts';
import { findEmptyMenus, saveButton, startEditing } from './support/editing.ts';
import { readPrivate, writePrivate } from './support/private-folder.ts';

test.describe.configure({ mode: 'serial', timeout: 180_000 });
const expect = expectSoon.configure({ timeout: 30_000 });

const newPhone = '(813) 555-0177';
let editing: Awaited<ReturnType<typeof startEditing>>;
let page: Page;

const fileOf = (name: string) => path.join(editing.folder, 'content', name);
const readYaml = (name: string) => parse(readFileSync(fileOf(name), 'utf8'));
const show = async (address: string) => (await fetch(new URL(address, editing.siteUrl))).text();

test.beforeAll(async ({ browser }) => {
	editing = await startEditing(browser, (copy) => writeFileSync(path.join(copy, 'content/ht.po'), ''));
	page = editing.page;
});
test.afterAll(() => editing.stop());

test('@desktop every choice of every form has a label', async () => {
	test.setTimeout(600_000);
	/** Every file with one form, and the first record of each folder. */
	const forms = Object.entries(collections as Record<string, Collection>).map(([name, collection]) =>
		collection.kind === 'folder'
			? `${name}/entries/${path.parse(globSync(`content/${collection.path}/*`).sort()[0] ?? '').name}`
			: `${sectionOf(collection)}/entries/${name}`,
	);
	/** What is folded: groups, and the first entry of each list. */
	const folded = page.locator(
		'[data-key-path] button[aria-label="Expand"][aria-controls]:not(.item:nth-child(n + 2) *)',
	);
	for (const form of forms) {
		await editing.open(form);
		await expect(async () => {
			await folded.evaluateAll((toggles) => {
				for (const toggle of toggles as HTMLElement[]) toggle.click();
			});
			expect(await folded.count(), form).toBe(0);
			expect(await findEmptyMenus(page), form).toEqual([]);
		}).toPass({ timeout: 60_000 });
	}
});

test('@desktop a wrong phone number is refused with an explanation', async () => {
	await editing.open('facts/entries/company');
	await editing.unfoldFirst('phones');
	await editing.write('phones.0.number', '813 555 01');
	await saveButton(page).click();
	await expect(editing.field('phones.0.number')).toContainText(
		'Please write the phone number like this: (813) 555-0100.',
	);
});

test('@desktop a saved phone number changes nothing else in the file', async () => {
	const company = readYaml('company.yaml');
	await editing.write('phones.0.number', newPhone);
	await editing.save('company.yaml');
	company.phones[0].number = newPhone;
	expect(readYaml('company.yaml')).toEqual(company);
});

test('@desktop a form service is added, with what it asks for', async () => {
	const company = readYaml('company.yaml');
	const endpoint = 'https://api.web3forms.com/submit';
	await editing.open('facts/entries/company');
	await editing.field('request').getByRole('checkbox').click();
	await editing.write('request.endpoint', endpoint);
	await editing.write('request.fields', 'access_key: 1234567\nsubject: Site: new');
	await editing.field('request.photos').getByRole('switch').click();
	await editing.save('company.yaml');
	const fields = { access_key: '1234567', subject: 'Site: new' };
	expect(readYaml('company.yaml')).toEqual({ ...company, request: { endpoint, fields, photos: true } });
});

test('@desktop a price with more than its digits is refused, and a right one is saved as a number', async () => {
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
	expect(readYaml('prices.yaml')).toMatchObject(prices);
});

test('@desktop a review is changed', async () => {
	const [first, ...others] = readYaml('reviews.yaml');
	await editing.open('lists/entries/reviews');
	await editing.unfoldFirst('records');
	await editing.write('records.0.text', '“Every room”: done in a day.');
	await editing.save('reviews.yaml');
	const [changed, ...left] = readYaml('reviews.yaml');
	expect(changed).toEqual({ ...first, text: '“Every room”: done in a day.' });
	expect(left).toMatchObject(others.map(({ id, name, rating }: typeof first) => ({ id, name, rating })));
});

test('@desktop a picture is added', async () => {
	const last = readYaml('photos.yaml').length;
	await editing.open('lists/entries/photos');
	await editing.field('records').getByRole('button', { name: /^Add/ }).last().click();
	await editing.write(`records.${last}.id`, 'window');
	const picture = sharp({ create: { width: 1920, height: 1440, channels: 3, background: '#468' } });
	await editing
		.field(`records.${last}.file`)
		.locator('input[type=file]')
		.first()
		.setInputFiles({
			name: 'Our Window (1).jpg',
			mimeType: 'image/jpeg',
			buffer: await picture.jpeg().toBuffer(),
		});
	// The form reads the file first.
	await expect(editing.field(`records.${last}.file`)).toContainText('./photos/our-window-1.jpg');
	await editing.write(`records.${last}.alt`, 'A window with clean glass.');
	await editing.save('photos/our-window-1.jpg', 'photos.yaml');
	expect(readYaml('photos.yaml')[last]).toMatchObject({ id: 'window', file: './photos/our-window-1.jpg' });
});

test('@desktop an article is added', async () => {
	const [author] = readYaml('team.yaml');
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
	const text = readFileSync(fileOf('posts/how-we-wash-windows.md'), 'utf8');
	expect(text).toMatch(new RegExp(`\ndate: 2025-06-02\n[^]*\nauthor: ${author.id}\n`));
	expect(text).toContain('---\n\n## Top to bottom\n\nWe begin at the top.\n');
});

test('@desktop the saved files pass the content check, appear on the site and wait for their translation', async () => {
	const { problems } = await checkContent(path.join(editing.folder, 'content'));
	expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
	await expect.poll(() => show('/blog/how-we-wash-windows')).toContain('We begin at the top.');
	await expect.poll(() => show('/blog/how-we-wash-windows')).toContain('A window with clean glass.');
	await expect.poll(() => show('/sitemap')).toContain(newPhone);
	await expect.poll(() => show('/testimonials')).toContain('“Every room”: done in a day.');
	await expect.poll(() => readFileSync(fileOf('ht.po'), 'utf8')).toContain('msgid "How we wash windows"');
	const { metaTitle: title } = readYaml('pages/home.yaml');
	editing.writeWhole('ht.po', `msgid "${title}"\nmsgstr "${title.replace(/(?<!\{[^}]*)\p{L}/u, 'Ħ')}"\n`);
	await expect.poll(() => show('/ht')).toContain('Ħ');
});

test('@desktop the site shows the content check’s report until it is fixed', async () => {
	const site = await page.context().newPage();
	await site.goto(editing.siteUrl);
	const before = readFileSync(fileOf('company.yaml'), 'utf8');
	editing.writeWhole('company.yaml', before.replace(newPhone, '(813) 555-RUGS'));
	const report = site.getByRole('alert');
	await expect(report).toContainText('Found: (813) 555-RUGS');
	await expect(report).toContainText('Visitors tap it to call');
	editing.writeWhole('company.yaml', before);
	await expect(report).toBeHidden();
	await expect(site.getByText(newPhone).first()).toBeAttached();
});

test('@desktop a save is refused where another program has changed the file, and works after a reload', async () => {
	const descriptor = 'Window Cleaning';
	const before = readFileSync(fileOf('company.yaml'), 'utf8');
	const other = before.replace(/^email: .*$/m, 'email: new@example.com');
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
});
