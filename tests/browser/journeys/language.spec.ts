import { nameLanguage } from '../../../src/content/language.ts';
import { formatLabel } from '../../../src/lib/text.ts';
import { areas, labels } from '../../content.ts';
import { translatedWith } from '../support/languages.ts';
import { describeForm, entered, originalForm } from '../support/quote-form.ts';
import { expect, test } from '../support/visitor/test.ts';
import type { Visitor } from '../support/visitor/visitor.ts';

const town = areas[0]?.towns[0]?.name ?? '';

const menu = (name: string) => ({ selector: 'header button', name });
const menuLink = (href: string) => ({ selector: `dialog a[href="${href}"]` });
const next = { selector: 'form button[type="submit"]' };
const field = (name: string) => ({ selector: `[name="${name}"]` });

/** Goes on from a step with mistakes, and sees them named where the focus is. */
async function makesMistakes(visitor: Visitor, title: string, ...mistakes: string[]): Promise<void> {
	const summary = { selector: '[data-focus="summary"]', name: title };
	await visitor.press(next);
	await visitor.sees(summary);
	// WebKit's window itself has no focus.
	const hasFocus = () => visitor.look(summary, ([list]) => list?.ownerDocument.activeElement === list);
	await expect.poll(hasFocus).toBe(true);
	await visitor.reads({ selector: `${summary.selector} a` }, ...mistakes);
}

for (const content of translatedWith('/contact', '/service-areas', '/quote'))
	test(`a visitor changes to ${content.name} in the menu, asks about towns and writes a request in both languages`, async ({
		visitor,
	}) => {
		const { start, language } = content;
		const { shell, coverage } = content.labels;
		const { words, serviceName } = describeForm(content);
		const { summary } = words.errors;
		const step = (name: keyof typeof words.steps) => ({ selector: 'h1', name: words.steps[name] });

		await visitor.open('/');
		await visitor.press(menu(labels.shell.openMenu));
		await visitor.press({ ...menuLink(start), name: nameLanguage(language) });
		await visitor.isAt(start);
		await visitor.press(menu(shell.openMenu));
		await visitor.press(menuLink(`${start}/contact`));
		await visitor.isAt(`${start}/contact`);
		await visitor.press({ selector: `main a[href="${start}/service-areas"]` });
		await visitor.isAt(`${start}/service-areas`);

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
		await visitor.press({ ...menuLink(`${start}/quote`), name: shell.getQuote });
		await visitor.isAt(`${start}/quote`);
		await visitor.look({ selector: '#form' }, ([form]) => form?.scrollIntoView());
		visitor.frame = '#form iframe';
		await visitor.sees(step('what'));
		await makesMistakes(visitor, summary, words.errors.servicesMissing);
		await visitor.press({ ...field('services'), name: serviceName });
		await visitor.write(field('items'), entered.items);
		await visitor.keys('Enter');
		await visitor.sees(step('where'));
		await makesMistakes(visitor, summary, words.errors.placeMissing);
		await visitor.write(field('notes'), entered.notes);
		await visitor.write(field('place'), entered.place);
		await visitor.press(next);
		await visitor.sees(step('you'));
		await makesMistakes(visitor, summary, words.errors.nameMissing, words.errors.contactMissing);
		await visitor.write(field('name'), entered.name);
		await visitor.write(field('phone'), entered.phone);
		await visitor.keys('Enter');
		await visitor.sees(step('review'));

		const text = String(await visitor.read({ selector: 'textarea' }));
		const [subject, ...lines] = text.split('\n');
		const inBoth = (...[own, other]: [string, string]) => (own === other ? own : `${own} / ${other}`);
		const ask = originalForm.words.request;
		const nameIn = (locale: string) => new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? '';
		expect(subject).toBe(
			inBoth(`${ask.title}: ${originalForm.serviceName}`, `${words.request.title}: ${serviceName}`),
		);
		for (const line of [
			`${inBoth(ask.place, words.request.place)}: ${entered.place}`,
			`${inBoth(ask.name, words.request.name)}: ${entered.name}`,
			inBoth(ask.source, words.request.source),
		])
			expect(lines).toContain(line);
		// WebKit writes languages with a capital letter.
		const languageLine = `${inBoth(originalForm.words.language, words.language)}: ${inBoth(nameIn(labels.locale), nameIn(content.labels.locale))}`;
		expect(lines.map((line) => line.toLowerCase())).toContain(languageLine.toLowerCase());
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
