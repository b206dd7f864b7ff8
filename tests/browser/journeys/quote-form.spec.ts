import { entered, formPath, serviceName, words } from '../support/quote-form.ts';
import { expect, test } from '../support/visitor/test.ts';
import type { Visitor } from '../support/visitor/visitor.ts';

const next = { selector: 'form button[type="submit"]' };
const back = { selector: 'form footer button', name: words.actions.back };
const field = (name: string) => ({ selector: `[name="${name}"]` });
const step = (name: keyof typeof words.steps) => ({ selector: 'h1', name: words.steps[name] });

/** Fills the first two steps, and stays at the second. */
async function fillTwoSteps(visitor: Visitor): Promise<void> {
	await visitor.press({ ...field('services'), name: serviceName });
	await visitor.write(field('items'), entered.items);
	await visitor.press(next);
	await visitor.sees(step('where'));
	await visitor.write(field('place'), entered.place);
	await visitor.write(field('notes'), entered.notes);
}

test('a draft is kept over a reload and a visit to another page', async ({ visitor }) => {
	await visitor.open(formPath);
	await fillTwoSteps(visitor);
	const leave = [
		visitor.reload,
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
		await fillTwoSteps(visitor);
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
		await visitor.press(back);
		await visitor.sees(step('where'));
		await visitor.press(next);
		await visitor.sees(step('you'));
		await visitor.press(back);
		await visitor.sees(step('where'));
		await goBack();
		await visitor.sees(step('what'));
		// WebKit has been seen to leave the group of services too low.
		const gap = await visitor.look({ selector: 'fieldset' }, ([group]) => {
			const [end = 0, last = Number.NaN] = [group, group?.lastElementChild].map(
				(part) => part?.getBoundingClientRect().bottom,
			);
			return end - last;
		});
		expect(gap).toBeLessThan(10);
		await goBack();
		await visitor.isAt('/about-us');
	});

test('the form ends with a text to copy that has every answer', async ({ visitor }) => {
	await visitor.open(formPath);
	await fillTwoSteps(visitor);
	await visitor.press(next);
	await visitor.sees(step('you'));
	await visitor.write(field('name'), entered.name);
	await visitor.write(field('phone'), entered.phone);
	await visitor.press(next);
	await visitor.sees(step('review'));
	const text = String(await visitor.read({ selector: 'textarea' }));
	for (const words of [serviceName, ...Object.values(entered)]) expect(text).toContain(words);
	await visitor.press({ selector: '[data-channel="copy"]' });
	// A browser that refuses the clipboard marks the text instead.
	const { copied, notCopied } = words.review;
	await expect(async () => {
		const said = String(await visitor.read({ selector: '[role="status"]' }));
		expect(said.includes(copied) || said.includes(notCopied)).toBe(true);
	}).toPass();
});
