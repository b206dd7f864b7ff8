// biome-ignore-all lint/style/noExcessiveLinesPerFile: it is one visit: what each of its steps leaves is where the next begins.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { checkContent } from '../../tools/check/check.ts';
import { isPortFree } from '../../tools/ports.ts';
import { Desk, expect, filesOf } from './support/desk.ts';

// One visit of the editing page with the real content, from the first press to the site that is drawn from the files.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const desk = new Desk();
test.beforeAll(async ({ browser }) => {
	test.setTimeout(180_000);
	await desk.start(browser);
});
test.afterAll(() => desk.remove());

/** The lines above a list, and the lines of each of its entries. */
const entriesOf = (file: string) => desk.read(file).split(/^(?=- )/m);

const newPhone = '(813) 555-0177';

test('@desktop the page says how to begin, and opens the folder', async () => {
	const { page } = desk;
	await expect(page.getByRole('listitem').filter({ hasText: 'Choose the folder' })).toBeVisible();
	await page.getByRole('button', { name: 'Work with Local Repository' }).click();
	const [service = ''] = filesOf('content/services');
	const { title } = parse(desk.read(`services/${service}`)) as { title: string };
	await expect(page.getByText(title, { exact: true })).toBeVisible();
	await expect(page.getByText('Choose the folder')).toBeHidden();
});

test('@desktop a wrong phone number is refused in plain words, and a right one is on the site in seconds', async () => {
	const before = desk.read('company.yaml');
	const [first] = (parse(before) as { phones: { label: string; number: string }[] }).phones;
	await desk.open('facts/entries/company');
	await desk.unfold(desk.field('phones').locator('.item').first(), 'phones.0.number');
	await desk.write('phones.0.number', '813 555 01');
	await desk.saveButton.click();
	await expect(desk.field('phones.0.number')).toContainText(
		'Please write the phone number like this: (813) 555-0100.',
	);
	await desk.write('phones.0.number', newPhone);
	await desk.save();
	expect(desk.read('company.yaml')).toBe(before.replace(first?.number ?? '', newPhone));
	await expect.poll(async () => (await fetch(desk.siteUrl)).text()).toContain(newPhone);
});

test('@desktop a review is changed, a person is added, and a case of before and after is taken away', async () => {
	const reviews = desk.records('reviews.yaml');
	const [, ...otherReviews] = entriesOf('reviews.yaml').slice(1);
	await desk.open('lists/entries/reviews');
	await desk.unfold(desk.field('records').locator('.item').first(), 'records.0.text');
	await desk.write('records.0.text', '“Every room”: done in a day.');
	await desk.save();
	expect(desk.records('reviews.yaml')[0]).toEqual({ ...reviews[0], text: '“Every room”: done in a day.' });
	expect(entriesOf('reviews.yaml').slice(2)).toEqual(otherReviews);

	const team = desk.read('team.yaml');
	const size = desk.records('team.yaml').length;
	await desk.open('lists/entries/team');
	await desk.page.getByRole('button', { name: /^Add/ }).last().click();
	await desk.write(`records.${size}.name`, 'Ana Ruiz');
	await desk.write(`records.${size}.title`, 'Technician');
	await desk.save();
	expect(desk.read('team.yaml')).toBe(`${team}- name: Ana Ruiz\n  title: Technician\n`);

	const [head, , ...otherCases] = entriesOf('gallery.yaml');
	await desk.open('lists/entries/gallery');
	await desk
		.field('records')
		.locator('.item')
		.first()
		.getByRole('button', { name: 'Remove' })
		.first()
		.press('Enter');
	await desk.save();
	expect(entriesOf('gallery.yaml')).toEqual([head, ...otherCases]);
});

const meta = 'How we wash windows with water and a cloth, and how long it takes in a Florida home.';

test('@desktop a picture comes in, and with it an article and a service', async () => {
	const photos = desk.read('photos.yaml');
	const size = desk.records('photos.yaml').length;
	await desk.open('lists/entries/photos');
	await desk.page.getByRole('button', { name: /^Add/ }).last().click();
	await desk.write(`records.${size}.id`, 'window');
	const picture = sharp({ create: { width: 1920, height: 1440, channels: 3, background: '#468' } });
	await desk.drop(`records.${size}.file`, 'Our Window (1).jpg', await picture.jpeg().toBuffer());
	await desk.write(`records.${size}.alt`, 'A window with clean glass.');
	await desk.save();
	const photo = '- id: window\n  file: ./photos/our-window-1.jpg\n  alt: A window with clean glass.\n';
	expect(desk.read('photos.yaml')).toBe(photos + photo);

	const [author] = desk.records('team.yaml');
	await desk.open('posts/new');
	await desk.write('title', 'How we wash windows');
	await desk.write('excerpt', 'Water, a cloth and patience.');
	await desk.write('date', '2025-06-02');
	await desk.write('category', 'Windows');
	await desk.choose('author', String(author?.['name']));
	await desk.choose('photo', 'window');
	await desk.choose('hero', 'window');
	await desk.write('metaDescription', meta);
	await desk.field('body').locator('[role=textbox]').first().click();
	await desk.page.keyboard.type('## Top to bottom\nWe begin at the top.');
	await desk.save();
	expect(desk.read('posts/how-we-wash-windows.md')).toBe(`---
title: How we wash windows
excerpt: Water, a cloth and patience.
date: 2025-06-02
category: Windows
author: ${author?.['id']}
photo: window
hero: window
metaDescription: ${meta}
---

## Top to bottom

We begin at the top.
`);

	await desk.open('services/new');
	await desk.write('title', 'Window Washing');
	await desk.write('metaTitle', 'Window Washing in Florida Homes');
	await desk.write('metaDescription', meta.replace('wash windows', 'wash the windows'));
	await desk.unfold(desk.field('card'), 'card.description');
	await desk.write('card.description', 'We wash glass inside and out.');
	await desk.choose('card.icon', 'leaf');
	await desk.choose('card.photo', 'window');
	await desk.write('hero.title', 'Clean windows');
	await desk.write('hero.subtitle', 'Inside and out, with the frames.');
	await desk.choose('hero.photo', 'window');
	await desk.save();
	expect(
		desk.read('services/window-washing.yaml'),
	).toBe(`# yaml-language-server: $schema=../.schema/services.json
title: Window Washing
metaTitle: Window Washing in Florida Homes
metaDescription: ${meta.replace('wash windows', 'wash the windows')}
card:
  description: We wash glass inside and out.
  icon: leaf
  photo: window
hero:
  title: Clean windows
  subtitle: Inside and out, with the frames.
  photo: window
`);
});

test('@desktop the files pass the content check, nothing else has changed, and the site drawn from them shows it all', async () => {
	const own = filesOf('content');
	const changed = filesOf(desk.content).filter((file) => {
		if (!own.includes(file)) return true;
		return !readFileSync(path.join(desk.content, file)).equals(readFileSync(path.join('content', file)));
	});
	expect(changed.toSorted()).toEqual([
		'company.yaml',
		'gallery.yaml',
		'photos.yaml',
		'photos/our-window-1.jpg',
		'posts/how-we-wash-windows.md',
		'reviews.yaml',
		'services/window-washing.yaml',
		'team.yaml',
	]);
	expect(filesOf(desk.content)).toEqual(expect.arrayContaining(own));
	expect((await checkContent({ directory: desk.content })).problems).toEqual([]);

	const show = async (page: string) => (await fetch(new URL(page, desk.siteUrl))).text();
	const [removed] = parse(readFileSync('content/gallery.yaml', 'utf8')) as { title: string }[];
	await expect.poll(() => show('/services/window-washing')).toContain('Inside and out, with the frames.');
	expect(await show('/services')).toContain('We wash glass inside and out.');
	expect(await show('/sitemap')).toContain(newPhone);
	expect(await show('/testimonials')).toContain('“Every room”: done in a day.');
	expect(await show('/about-us')).toContain('Ana Ruiz');
	expect(await show('/')).not.toContain(removed?.title);
	const article = await show('/blog/how-we-wash-windows');
	expect(article).toContain('We begin at the top.');
	expect(article).toContain('A window with clean glass.');
});

test('@desktop what passes the form and is wrong all the same is told above the last good page, and the program ends', async () => {
	const page = await desk.page.context().newPage();
	await page.goto(desk.siteUrl);
	await expect(page.locator('main h1')).toBeVisible();
	const before = desk.read('company.yaml');
	writeFileSync(path.join(desk.content, 'company.yaml'), before.replace(newPhone, '(813) 555-RUGS'));
	const words = page.getByRole('alert');
	await expect(words).toContainText('Found: (813) 555-RUGS');
	await expect(words).toContainText('Visitors tap it to call');
	await page.reload();
	await expect(words).toContainText('content/company.yaml');
	await expect(page.locator('main h1')).toBeVisible();
	await expect(page.getByText(newPhone).first()).toBeAttached();

	writeFileSync(path.join(desk.content, 'company.yaml'), before);
	await expect(words).toBeHidden();
	expect(desk.trouble).toEqual([]);
	expect(await desk.stop()).toBe(0);
	expect([await isPortFree(desk.port), await isPortFree(desk.port + 1)]).toEqual([true, true]);
});
