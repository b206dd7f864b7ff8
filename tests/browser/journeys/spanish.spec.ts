import { nameLanguage } from '../../../src/content/language.ts';
import { formatLabel } from '../../../src/lib/text.ts';
import { areas } from '../../content.ts';
import { englishForm, entered, spanishForm } from '../support/quote-form.ts';
import { english, spanish } from '../support/spanish.ts';
import { expect, test } from '../support/visitor/test.ts';
import type { Visitor } from '../support/visitor/visitor.ts';

const { shell, coverage } = spanish.labels;
const { words, serviceName } = spanishForm;
const town = areas[0]?.towns[0]?.name ?? '';

const menu = (name: string) => ({ selector: 'header button', name });
const menuLink = (href: string) => ({ selector: `dialog a[href="${href}"]` });
const next = { selector: 'form button[type="submit"]' };
const field = (name: string) => ({ selector: `[name="${name}"]` });
const step = (name: keyof typeof words.steps) => ({ selector: 'h1', name: words.steps[name] });
const summary = { selector: '[data-focus="summary"]', name: words.errors.summary };

/** Goes on from a step with mistakes, and sees them named where the focus is. */
async function makesMistakes(visitor: Visitor, ...mistakes: string[]): Promise<void> {
	await visitor.press(next);
	await visitor.sees(summary);
	// WebKit's window itself has no focus.
	const hasFocus = () => visitor.look(summary, ([list]) => list?.ownerDocument.activeElement === list);
	await expect.poll(hasFocus).toBe(true);
	await visitor.reads({ selector: `${summary.selector} a` }, ...mistakes);
}

test('a visitor changes to Spanish in the menu, asks about towns and writes a request in both languages', async ({
	visitor,
}) => {
	await visitor.open('/');
	await visitor.press(menu(english.labels.shell.openMenu));
	await visitor.press({ ...menuLink('/es'), name: nameLanguage('es') });
	await visitor.isAt('/es');
	await visitor.press(menu(shell.openMenu));
	await visitor.press(menuLink('/es/contact'));
	await visitor.isAt('/es/contact');
	await visitor.press({ selector: 'main a[href="/es/service-areas"]' });
	await visitor.isAt('/es/service-areas');

	const place = { selector: '#place-finder' };
	for (const [question, answer] of [
		['3360', coverage.notZip],
		[town, formatLabel(coverage.here, { town })],
		['Qwxyz', formatLabel(coverage.unknown, { place: 'Qwxyz' })],
	] as const) {
		await visitor.press(place);
		await visitor.look(place, ([input]) => (input as HTMLInputElement).select());
		await visitor.tab.keyboard.type(question);
		await visitor.keys('Enter');
		await visitor.sees({ selector: '#place-finder-answer', name: answer });
	}

	await visitor.press(menu(shell.openMenu));
	await visitor.press({ ...menuLink('/es/quote'), name: shell.getQuote });
	await visitor.isAt('/es/quote');
	await visitor.look({ selector: '#form' }, ([form]) => form?.scrollIntoView());
	visitor.frame = '#form iframe';
	await visitor.sees(step('what'));
	await makesMistakes(visitor, words.errors.servicesMissing);
	await visitor.press({ ...field('services'), name: serviceName });
	await visitor.write(field('items'), entered.items);
	await visitor.keys('Enter');
	await visitor.sees(step('where'));
	await makesMistakes(visitor, words.errors.placeMissing);
	await visitor.write(field('notes'), entered.notes);
	await visitor.write(field('place'), entered.place);
	await visitor.press(next);
	await visitor.sees(step('you'));
	await makesMistakes(visitor, words.errors.nameMissing, words.errors.contactMissing);
	await visitor.write(field('name'), entered.name);
	await visitor.write(field('phone'), entered.phone);
	await visitor.keys('Enter');
	await visitor.sees(step('review'));

	const text = String(await visitor.read({ selector: 'textarea' }));
	const inBoth = (key: 'title' | 'place' | 'name' | 'source') =>
		[englishForm.words.request[key], words.request[key]] as const;
	const [subject, ...lines] = text.split('\n');
	expect(subject).toBe(
		`${inBoth('title')[0]}: ${englishForm.serviceName} / ${inBoth('title')[1]}: ${serviceName}`,
	);
	for (const line of [
		`${inBoth('place').join(' / ')}: ${entered.place}`,
		`${inBoth('name').join(' / ')}: ${entered.name}`,
		inBoth('source').join(' / '),
	])
		expect(lines).toContain(line);
	// WebKit writes languages with a capital letter.
	expect(text).toMatch(
		new RegExp(`^${englishForm.words.language} / ${words.language}: Spanish / español$`, 'im'),
	);
	for (const channel of ['whatsapp', 'sms', 'email']) {
		const link = { selector: `[data-channel="${channel}"]` };
		const href = await visitor.look(link, ([found]) => found?.getAttribute('href'));
		expect(decodeURIComponent(href ?? '').replaceAll('\r\n', '\n'), channel).toContain(text);
	}
	await visitor.press({ selector: '[data-channel="copy"]' });
	const { copied, notCopied } = words.review;
	await expect(async () => {
		const said = await visitor.read({ selector: '[role="status"]' });
		expect(said.some((line) => line === copied || line === notCopied)).toBe(true);
	}).toPass();
});
