import { writeFile } from 'node:fs/promises';
import { labels } from '../../content.ts';
import { languagesWith, original } from '../support/languages.ts';
import { makePhonePhoto, readPhoto } from '../support/phone-photo.ts';
import { describeForm, describeTargets, entered, originalForm } from '../support/quote-form.ts';
import {
	awaitSendingSite,
	drawNothing,
	makePerson,
	readInbox,
	readValue,
	sending,
	sendingSite,
} from '../support/sending.ts';
import { expect, test } from '../support/visitor/test.ts';

test.use({ baseURL: sendingSite, expectedProblems: [/Failed to load|Cross-Origin|^[45]00 /] });
test.beforeAll(awaitSendingSite);

/** The last language of the site: another than the content's if there is one. */
const own = languagesWith('/quote').at(-1) ?? original;
const { words, formPath, serviceName } = describeForm(own);
const { next, back, field, step, summary } = describeTargets(words);
const files = 'input[type="file"][multiple]';
const text = { selector: 'textarea[readonly]' };
const message = { selector: 'form details summary', name: words.review.text };
const failure = { selector: '#quote-failure', name: words.sending.failed };
const thanks = { selector: 'h1', name: words.sending.sent };

test('a visitor sends a request with photos at the second attempt', async ({ visitor }, info) => {
	const photos = [info.outputPath('sofa.jpg'), info.outputPath('rug.png')] as const;
	await Promise.all([writeFile(photos[0], await makePhonePhoto()), drawNothing(photos[1])]);
	const person = makePerson();

	await visitor.open(`${own.start}/quote`);
	await visitor.look({ selector: '#form' }, ([form]) => form?.scrollIntoView());
	visitor.frame = '#form iframe';
	// A mistake is named where the focus is. WebKit's window itself has no focus.
	await visitor.press(next);
	await visitor.reads({ selector: `${summary.selector} a` }, words.errors.servicesMissing);
	const hasFocus = () => visitor.look(summary, ([list]) => list?.ownerDocument.activeElement === list);
	await expect.poll(hasFocus).toBe(true);
	await visitor.press({ ...field('services'), name: serviceName });
	await visitor.write(field('items'), entered.items);
	await visitor.keys('Enter');
	await visitor.sees(step('where'));
	await visitor.write(field('place'), entered.place);
	await visitor.write(field('notes'), '[400]');

	// In a tab of its own the draft continues.
	visitor.frame = null;
	await visitor.open(formPath);
	await visitor.sees(step('where'));
	await visitor.press(back);
	await visitor.tab.chooseFiles(files, [...photos]);
	await visitor.sees({ selector: 'form img' }, 2);
	await visitor.press(next);
	await visitor.reads(field('notes'), '[400]');
	await visitor.press(next);
	await visitor.sees(step('you'));
	await visitor.write(field('name'), person);
	await visitor.write(field('email'), 'ana@mail.example');
	await visitor.press(next);
	await visitor.sees(step('review'));

	await visitor.press(message);
	await visitor.sees(text);
	const review = String(await visitor.read(text)).split('\n');
	const inBoth = (...[first, second]: [string, string]) =>
		first === second ? first : `${first} / ${second}`;
	const ask = originalForm.words.request;
	expect(review[0]).toBe(
		inBoth(`${words.request.title}: ${serviceName}`, `${ask.title}: ${originalForm.serviceName}`),
	);
	expect(review).toContain(`${inBoth(words.request.place, ask.place)}: ${entered.place}`);
	const keepsAll = async () =>
		expect(String(await visitor.read(text)).split('\n')).toEqual(expect.arrayContaining(review));
	await visitor.press(next);
	await visitor.sees(failure);
	// The service’s own words are in another language.
	await visitor.sees({ selector: 'main section p', name: '(400)' });
	await keepsAll();
	await visitor.press({ selector: '[data-channel="copy"]' });
	// A browser that refuses the clipboard marks the text instead.
	const { copied, notCopied } = words.review;
	await expect(async () => {
		const said = await visitor.read({ selector: '[role="status"]' });
		expect(said.some((line) => line.includes(copied) || line.includes(notCopied))).toBe(true);
	}).toPass();
	expect((await readInbox(person)).map((one) => one.photos.length)).toEqual([2]);

	await visitor.reload();
	await visitor.sees(failure);
	const [lost = ''] = words.sending.photos.lost.split('{names}');
	await visitor.sees({ selector: 'main p', name: lost });
	await visitor.tab.chooseFiles(files, [...photos]);
	await visitor.sees({ selector: 'form img' }, 2);
	await visitor.press(message);
	await keepsAll();
	await visitor.press(back);
	await visitor.sees(step('you'));
	await visitor.press(back);
	await visitor.press(field('notes'));
	await visitor.look(field('notes'), ([area]) => (area as HTMLTextAreaElement).select());
	await visitor.tab.keyboard.type(entered.notes);
	await visitor.press(next);
	await visitor.sees(step('you'));
	await visitor.press(next);
	await visitor.press({ ...next, name: words.sending.send });
	await visitor.sees(thanks);

	const [, arrived, ...more] = await readInbox(person);
	expect(more).toEqual([]);
	if (!arrived) throw new Error('Nothing arrived.');
	const nameOwn = new Intl.DisplayNames(labels.locale, { type: 'language' }).of(own.language) ?? '';
	// WebKit writes languages with a capital letter.
	for (const [name, value] of [
		['_subject', `${ask.title}: ${originalForm.serviceName}`],
		[ask.services, originalForm.serviceName],
		[ask.items, entered.items],
		[ask.place, entered.place],
		[ask.notes, entered.notes],
		...(own.start ? [[originalForm.words.language, nameOwn] as const] : []),
	] as const)
		expect(readValue(arrived, name)?.toLowerCase(), name).toContain(value.toLowerCase());
	expect(arrived.photos.map(({ field, type }) => [field, type])).toEqual([
		['Photo 1', 'image/jpeg'],
		['Photo 2', 'image/jpeg'],
	]);
	// The first is upright, and what was transparent in the other is white.
	const shown = { format: 'jpeg', isUpright: true };
	expect(
		await Promise.all(arrived.photos.map(({ bytes }) => readPhoto(Uint8Array.fromBase64(bytes)))),
	).toEqual([
		{ ...shown, size: [1536, 2048] },
		{ ...shown, size: [400, 300] },
	]);

	for (const again of [visitor.reload, visitor.goBack]) {
		await visitor.sees({ selector: 'main', name: readValue(arrived, sending.number) ?? '' });
		await again();
		await visitor.sees(thanks);
	}
	await visitor.press({ selector: 'main button', name: words.sending.more });
	await visitor.sees(step('what'));
	await visitor.reads(field('items'), '');
});
