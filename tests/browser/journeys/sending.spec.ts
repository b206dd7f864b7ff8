import { formatLabel } from '../../../src/lib/text.ts';
import { entered, formPath, serviceName, words } from '../support/quote-form.ts';
import {
	awaitSendingSite,
	drawNothing,
	makePerson,
	readInbox,
	readTop,
	readValue,
	sending,
	sendingSite,
	takePhoto,
} from '../support/sending.ts';
import { expect, test } from '../support/visitor/test.ts';
import type { Visitor } from '../support/visitor/visitor.ts';

test.use({ baseURL: sendingSite });
test.beforeAll(awaitSendingSite);

const next = { selector: 'form footer button[type="submit"]' };
const send = { ...next, name: sending.send };
const back = { selector: 'form footer button', name: words.actions.back };
const field = (name: string) => ({ selector: `form:not([data-plain]) [name="${name}"]` });
const step = (name: keyof typeof words.steps) => ({ selector: 'h1', name: words.steps[name] });
const thanks = { selector: 'h1', name: sending.sent };
const files = 'input[type="file"][multiple]';
const text = { selector: 'textarea[readonly]' };

/** Goes from the first step to the last. @returns the text as it is shown there */
async function fill(visitor: Visitor, person: string, notes: string, photos: string[]): Promise<string> {
	await visitor.open(formPath);
	await visitor.press({ ...field('services'), name: serviceName });
	await visitor.write(field('items'), entered.items);
	await visitor.tab.chooseFiles(files, photos);
	await visitor.sees({ selector: 'form img' }, photos.length);
	await visitor.press(next);
	await visitor.sees(step('where'));
	await visitor.write(field('place'), entered.place);
	await visitor.write(field('notes'), notes);
	await visitor.press(next);
	await visitor.sees(step('you'));
	await visitor.write(field('name'), person);
	await visitor.write(field('email'), 'ana@mail.example');
	await visitor.press(next);
	await visitor.sees(step('review'));
	return String(await visitor.read(text));
}

test('a request arrives once, as the review shows it, and takes the place of the form', async ({
	visitor,
}, info) => {
	const photos = [info.outputPath('sofa.jpg'), info.outputPath('rug.png')] as const;
	await Promise.all([takePhoto(photos[0]), drawNothing(photos[1])]);
	const person = makePerson();
	const review = await fill(visitor, person, `${entered.notes} [slow]`, [...photos]);
	await visitor.press(send);
	await visitor.sees({ ...next, name: sending.busy });
	await visitor.press(next);
	await visitor.sees(thanks);

	const [arrived, ...more] = await readInbox(person);
	expect(more).toEqual([]);
	if (!arrived) throw new Error('Nothing arrived.');
	const { fields } = arrived;
	const number = readValue(arrived, sending.number) ?? '';
	// The services are in the first line.
	const [subject, ...lines] = review.split('\n').filter(Boolean);
	expect(readValue(arrived, '_subject')).toBe(subject);
	const shown = fields
		.filter(([name]) => ![sending.services, sending.number].includes(name) && !name.startsWith('_'))
		.map(([name, value]) => `${name === 'email' ? words.request.email : name}: ${value}`);
	expect(lines.slice(0, -1)).toEqual(shown);
	expect(readValue(arrived, sending.services)).toBe(serviceName);
	expect(arrived.photos).toMatchObject([
		{ field: 'Photo 1', type: 'image/jpeg', width: 1497, height: 2048, hasMetadata: false },
		{ field: 'Photo 2', type: 'image/jpeg', width: 400, height: 300, hasMetadata: false },
	]);
	const [red = 0, , blue = 255] = await readTop(arrived.photos[0]?.file ?? '');
	expect(red - blue, 'upright').toBeGreaterThan(200);

	for (const again of [visitor.reload, visitor.goBack]) {
		await visitor.sees({ selector: 'main', name: number });
		await again();
		await visitor.sees(thanks);
	}
	await visitor.press({ selector: 'main button', name: sending.more });
	await visitor.sees(step('what'));
	await visitor.reads(field('items'), '');
});

test.describe('when sending fails', () => {
	test.use({ expectedProblems: [/Failed to load|Cross-Origin|^[45]00 /] });

	test('nothing is lost, and it can be corrected and sent', async ({ visitor }, info) => {
		const photo = info.outputPath('sofa.png');
		await drawNothing(photo);
		const person = makePerson();
		const trials = { '[400]': 'Email should be', '[500]': '500', '[cut]': sending.silent, '[no]': 'Invalid' };
		const notes = Object.keys(trials).join();
		const review = await fill(visitor, person, notes, [photo]);
		const keepsAll = async () => {
			const shown = String(await visitor.read(text)).split('\n');
			expect(shown).toEqual(expect.arrayContaining(review.split('\n')));
		};
		for (const [index, reason] of Object.values(trials).entries()) {
			// Elsewhere each time, because a double click counts once.
			await visitor.press(next, 0.2 + index * 0.2);
			await visitor.sees({ selector: '#quote-failure', name: sending.failed });
			await visitor.sees({ selector: 'main section p', name: reason });
			await keepsAll();
		}
		expect((await readInbox(person)).map(({ photos }) => photos.length)).toEqual([1, 1, 1, 1]);
		await visitor.reload();
		await visitor.sees({ selector: '#quote-failure', name: sending.failed });
		await visitor.sees({ selector: 'main p', name: formatLabel(sending.photos.lost, { names: 'sofa.jpg' }) });
		await visitor.tab.chooseFiles(files, [photo]);
		await visitor.sees({ selector: 'form img' }, 1);
		await keepsAll();
		await visitor.press(back);
		await visitor.sees(step('you'));
		await visitor.press(back);
		await visitor.reads(field('notes'), notes);
		await visitor.press(field('notes'));
		await visitor.look(field('notes'), ([area]) => (area as HTMLTextAreaElement).select());
		await visitor.tab.keyboard.type('Nothing.');
		await visitor.press(next);
		await visitor.sees(step('you'));
		await visitor.press(next);
		await visitor.press(send);
		await visitor.sees(thanks);
		const arrived = (await readInbox(person)).at(-1);
		expect(arrived && readValue(arrived, words.request.notes)).toBe('Nothing.');
		expect(arrived?.photos).toHaveLength(1);
	});
});
