import { company } from '../../content.ts';
import { composed, entered, formPath, serviceName, words } from '../support/quote-form.ts';
import { expect, test } from '../support/visitor/test.ts';
import type { Visitor } from '../support/visitor/visitor.ts';

const next = { selector: 'form button[type="submit"]' };
const field = (name: string) => ({ selector: `[name="${name}"]` });
const step = (name: keyof typeof words.steps) => ({ selector: 'h1', name: words.steps[name] });

async function fillWhat(visitor: Visitor): Promise<void> {
	await visitor.press({ ...field('services'), name: serviceName });
	await visitor.write(field('items'), entered.items);
	await visitor.press(next);
	await visitor.sees(step('where'));
}

async function fillWhere(visitor: Visitor): Promise<void> {
	await visitor.write(field('place'), entered.place);
	await visitor.write(field('notes'), entered.notes);
}

test('in the framed form a mistake is explained until it is corrected', async ({ visitor }) => {
	await visitor.open('/contact');
	await visitor.look({ selector: '#form' }, ([form]) => form?.scrollIntoView());
	visitor.frame = '#form iframe';
	await visitor.sees(field('services'));
	// WebKit has been seen to leave the group of services too low.
	const gap = await visitor.look({ selector: 'fieldset' }, ([group]) => {
		const end = (element: Element | null | undefined) =>
			element?.getBoundingClientRect().bottom ?? Number.NaN;
		return end(group) - end(group?.lastElementChild);
	});
	expect(gap).toBeLessThan(10);
	await visitor.press(next);
	const summary = { selector: 'form section, form div', name: words.errors.summary };
	await visitor.sees(summary);
	await visitor.press(field('services'));
	await visitor.sees(summary, 0);
});

test('the draft is kept over a reload and a visit to another page', async ({ visitor }) => {
	await visitor.open(formPath);
	await fillWhat(visitor);
	await fillWhere(visitor);
	const leave = [
		() => visitor.reload(),
		async () => {
			await visitor.open('/about-us');
			await visitor.goBack();
			await visitor.isAt(formPath);
		},
	];
	for (const goAway of leave) {
		await goAway();
		await visitor.sees(step('where'));
		await visitor.reads(field('place'), entered.place);
		await visitor.reads(field('notes'), entered.notes);
	}
});

for (const [place, path, frame] of [
	['its frame', '/contact', '#form iframe'],
	['a tab of its own', formPath, null],
] as const)
	test(`in ${place}, Back and Forward move by steps, and the last Back leaves the page`, async ({
		visitor,
	}) => {
		// Later: a script that leaves its page can't answer.
		const goBack = () => visitor.run(() => void setTimeout(() => history.back()));
		await visitor.open('/about-us');
		await visitor.open(path);
		if (frame) await visitor.look({ selector: '#form' }, ([form]) => form?.scrollIntoView());
		visitor.frame = frame;
		await visitor.sees(field('services'));
		await fillWhat(visitor);
		await fillWhere(visitor);
		await visitor.press(next);
		await visitor.sees(step('you'));
		await goBack();
		await visitor.sees(step('where'));
		await visitor.reads(field('place'), entered.place);
		await visitor.run(() => void setTimeout(() => history.forward()));
		await visitor.sees(step('you'));
		await visitor.reload();
		await visitor.sees(step('you'));
		// Whoever goes to and fro by the form's own buttons has no more steps to go back.
		await visitor.press({ selector: 'form footer button', name: words.actions.back });
		await visitor.sees(step('where'));
		await visitor.press(next);
		await visitor.sees(step('you'));
		await visitor.press({ selector: 'form footer button', name: words.actions.back });
		await visitor.sees(step('where'));
		await goBack();
		await visitor.sees(step('what'));
		await goBack();
		await visitor.isAt('/about-us');
	});

test('what was cleared stays cleared over a reload', async ({ visitor }) => {
	await visitor.open(formPath);
	await fillWhat(visitor);
	await visitor.press({ selector: 'form footer button', name: words.actions.clear });
	await visitor.sees(step('what'));
	await visitor.reload();
	await visitor.sees(field('services'));
	const count = await visitor.look(
		field('services'),
		(boxes) => boxes.filter((box) => (box as HTMLInputElement).checked).length,
	);
	expect(count).toBe(0);
});

test('each channel carries what was written', async ({ visitor }) => {
	await visitor.open(formPath);
	await fillWhat(visitor);
	await fillWhere(visitor);
	await visitor.press(next);
	await visitor.sees(step('you'));
	await visitor.write(field('name'), entered.name);
	await visitor.write(field('phone'), entered.phone);
	await visitor.press(next);
	await visitor.sees(step('review'));

	const [text = ''] = await visitor.read({ selector: 'textarea' });
	expect(text).toBe(composed);
	const href = async (channel: string) =>
		decodeURIComponent(
			await visitor.look(
				{ selector: `[data-channel="${channel}"]` },
				([link]) => (link as HTMLAnchorElement).href,
			),
		);
	const digits = (number = '') => `1${number.replace(/\D/g, '')}`;
	expect(await href('whatsapp')).toBe(`https://wa.me/${digits(company.whatsapp.number)}?text=${text}`);
	expect(await href('sms')).toBe(`sms:+${digits(company.phones[0]?.number)}?&body=${text}`);
	const [subject] = text.split('\n');
	expect(await href('email')).toBe(
		`mailto:${company.email}?subject=${subject}&body=${text.replaceAll('\n', '\r\n')}`,
	);
	await visitor.press({ selector: '[data-channel="copy"]' });
	// A browser that refuses the clipboard marks the text instead.
	const { copied, notCopied } = words.review;
	await expect(async () => {
		const said = (await visitor.read({ selector: '[role="status"]' })).join(' ');
		expect(said.includes(copied) || said.includes(notCopied)).toBe(true);
	}).toPass();
});
