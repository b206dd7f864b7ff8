import { labels } from '../content.ts';
import { translatedWith } from './support/languages.ts';
import { describeForm, entered, serviceName, words } from './support/quote-form.ts';
import {
	awaitSendingSite,
	makePerson,
	readInbox,
	readValue,
	sending,
	sendingSite,
} from './support/sending.ts';
import { axe, expect, test } from './support/test.ts';

test.use({ baseURL: sendingSite });
test.beforeAll(awaitSendingSite);

for (const content of translatedWith('/quote'))
	test(`a request from a page in ${content.name} arrives in the content’s language, says so, and is answered in its own`, async ({
		page,
	}) => {
		const person = makePerson();
		const ownForm = describeForm(content);
		const form = await ownForm.openForm(page);
		await ownForm.fillWhat(form);
		await ownForm.fillWhere(form);
		await ownForm.fillYou(form, person);
		const own = ownForm.words;
		await form.getByRole('button', { name: own.sending.send, exact: true }).click();
		await expect(form.getByRole('heading', { level: 1, name: own.sending.sent })).toBeFocused();
		await axe(page, 'the thank-you screen');

		const [arrived, ...more] = await readInbox(person);
		expect(more).toEqual([]);
		if (!arrived) throw new Error('Nothing arrived.');
		const names = new Intl.DisplayNames(labels.locale, { type: 'language' });
		for (const [name, value] of [
			['_subject', `${words.request.title}: ${serviceName}`],
			[sending.services, serviceName],
			[words.request.items, entered.items],
			[words.request.place, entered.place],
			[words.request.day, words.request.anyDay],
			[words.request.notes, entered.notes],
			[words.language, names.of(content.language) ?? ''],
		] as const)
			expect(readValue(arrived, name), name).toContain(value);
		const asWritten = new Set(Object.values(words.request));
		const foreign = Object.values(own.request).filter((word) => !asWritten.has(word));
		expect(arrived.fields.filter(([name]) => foreign.includes(name))).toEqual([]);
	});
