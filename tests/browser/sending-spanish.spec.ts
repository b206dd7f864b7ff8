import { entered, serviceName, spanishForm, words } from './support/quote-form.ts';
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

test('a request from a Spanish page arrives in English, says so, and is answered in Spanish', async ({
	page,
}) => {
	const person = makePerson();
	const form = await spanishForm.openForm(page);
	await spanishForm.fillWhat(form);
	await spanishForm.fillWhere(form);
	await spanishForm.fillYou(form, person);
	const own = spanishForm.words;
	await form.getByRole('button', { name: own.sending.send, exact: true }).click();
	await expect(form.getByRole('heading', { level: 1, name: own.sending.sent })).toBeFocused();
	await axe(page, 'the thank-you screen');

	const [arrived, ...more] = await readInbox(person);
	expect(more).toEqual([]);
	if (!arrived) throw new Error('Nothing arrived.');
	for (const [name, value] of [
		['_subject', `${words.request.title}: ${serviceName}`],
		[sending.services, serviceName],
		[words.request.items, entered.items],
		[words.request.place, entered.place],
		[words.request.day, words.request.anyDay],
		[words.request.notes, entered.notes],
		[words.language, 'Spanish'],
	] as const)
		expect(readValue(arrived, name), name).toContain(value);
	const english = new Set(Object.values(words.request));
	const foreign = Object.values(own.request).filter((word) => !english.has(word));
	expect(arrived.fields.filter(([name]) => foreign.includes(name))).toEqual([]);
});
