import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { formatLabel } from '../../src/lib/text.ts';
import { type Form, fillWhat, fillWhere, fillYou, openFrame } from './support/quote-form.ts';
import {
	awaitSendingSite,
	drawNothing,
	makePerson,
	readInbox,
	sending,
	sendingSite,
} from './support/sending.ts';
import { expect, test } from './support/test.ts';

test.use({ baseURL: sendingSite });
test.beforeAll(awaitSendingSite);

const press = (form: Form, name: string) => form.getByRole('button', { name, exact: true }).click();

test('photos can be added, dropped and removed, and those left out are named', async ({ page }, info) => {
	const make = (name: string) => info.outputPath(name);
	await Promise.all(['sofa.png', 'rug.png'].map((name) => drawNothing(make(name))));
	copyFileSync('src/source/testing/phone.heic', make('phone.heic'));
	writeFileSync(make('large.heic'), Buffer.alloc(20_100_000, '\0\0\0\x18ftypheic'));
	writeFileSync(make('bill.jpg'), '%PDF-1.7');
	const { notPicture, tooMany, tooLarge, remove } = sending.photos;
	await page.goto('/contact');
	const form = await openFrame(page);
	const add = form.getByLabel(sending.photos.add);
	const shown = form.locator('[data-step] li');
	const problems = form.getByRole('status').filter({ hasText: '“' });

	await add.setInputFiles(['sofa.png', 'bill.jpg', 'rug.png', 'phone.heic', 'large.heic'].map(make));
	await expect(problems).toContainText(formatLabel(notPicture, { name: 'bill.jpg' }));
	await expect(problems).toContainText(formatLabel(tooLarge, { name: 'large.heic', size: 20 }));
	await expect(shown).toHaveCount(3);
	await press(form, formatLabel(remove, { name: 'sofa.jpg' }));
	await expect(shown).toHaveCount(2);

	await form.locator('h1').evaluate(
		(heading, bytes) => {
			const dataTransfer = new DataTransfer();
			const file = new File([Uint8Array.fromBase64(bytes)], 'dropped.png', { type: 'image/png' });
			dataTransfer.items.add(file);
			heading.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
		},
		readFileSync(make('rug.png'), 'base64'),
	);
	await expect(shown).toHaveCount(3);
	// Dragged a little, it would be dropped as one more.
	await expect(shown.locator('img').first()).toHaveJSProperty('draggable', false);
	await add.setInputFiles(['rug.png', 'rug.png', 'rug.png', 'sofa.png'].map(make));
	await expect(problems).toContainText(formatLabel(tooMany, { name: 'sofa.png', count: 6 }));
	await expect(shown).toHaveCount(6);

	const person = makePerson();
	await fillWhat(form);
	await fillWhere(form);
	await fillYou(form, person);
	await press(form, sending.send);
	await expect(form.getByRole('heading', { level: 1, name: sending.sent })).toBeFocused();
	const [arrived] = await readInbox(person);
	expect(arrived?.photos.map(({ name, type }) => `${name} ${type}`)).toEqual([
		'rug.jpg image/jpeg',
		'phone.heic image/heif',
		'dropped.jpg image/jpeg',
		...[2, 3, 4].map((count) => `rug (${count}).jpg image/jpeg`),
	]);
});
