import { company } from '../../content.ts';
import { formPath, words } from '../support/quote-form.ts';
import { expect, sizes, test } from './support/test.ts';
import type { Visitor } from './support/visitor.ts';

const digits = (number: string | undefined) => (number ?? '').replace(/\D/g, '');
const next = 'form button[type="submit"]';
const field = (name: string) => `[name="${name}"]`;
const step = (name: keyof typeof words.steps) => ({ selector: 'h1', name: words.steps[name] });
const summary = { selector: 'section, div', name: words.errors.summary };
const service = 'input[name="services"]';
const notes = 'Sofá & rug: 50% wool? #2 of 3';

/** Runs in the page: pixels from the last of the services to the end of their group, which WebKit has been seen to leave too high. */
function measureGapBelowServices(frame: string): number {
	const group = document.querySelector<HTMLIFrameElement>(frame)?.contentDocument?.querySelector('fieldset');
	const end = (element: Element | null | undefined) => element?.getBoundingClientRect().bottom ?? Number.NaN;
	return end(group) - end(group?.lastElementChild);
}

/** The step about the work, with a mistake first: nothing chosen. */
async function sayWhat(visitor: Visitor): Promise<void> {
	await visitor.press(next);
	await visitor.sees(summary);
	await visitor.press(service);
	await visitor.seesNo(summary);
	await visitor.write(field('items'), '3 rooms');
	await visitor.press(next);
	await visitor.sees(step('where'));
}

for (const [size, { width, height }] of Object.entries(sizes)) {
	// In Chromium tests/browser/quote-form*.spec.ts do the same.
	test(`on a ${size}, a request is written with a mistake, a reload and a return, and each channel carries it`, {
		tag: '@not-chromium',
	}, async ({ visitor }) => {
		await visitor.driver.resize(width, height);
		await visitor.open('/contact');
		await visitor.placeOf('#form');
		await visitor.sees('#form iframe');
		visitor.frame = '#form iframe';
		await visitor.sees(service);
		expect(await visitor.run(measureGapBelowServices, visitor.frame)).toBeLessThan(10);
		await sayWhat(visitor);

		// What is begun in the frame goes on where the form has a page of its own.
		await visitor.open(formPath);
		await visitor.sees(step('where'));
		await visitor.write(field('place'), '33602');
		await visitor.write(field('notes'), notes);
		await visitor.driver.reload();
		await visitor.sees(step('where'));
		await visitor.finds(field('place'), 'value', '33602');
		await visitor.finds(field('notes'), 'value', notes);

		await visitor.open('/about-us');
		await visitor.back();
		await visitor.arrivesAt(formPath);
		await visitor.sees(step('where'));
		await visitor.finds(field('notes'), 'value', notes);
		await visitor.press(next);

		await visitor.sees(step('you'));
		await visitor.write(field('name'), 'Ana');
		await visitor.write(field('phone'), '813.555.0142');
		await visitor.press(next);
		await visitor.sees(step('review'));

		const text = String(await visitor.property('textarea', 'value'));
		for (const part of ['3 rooms', '33602', notes, 'Ana', '(813) 555-0142']) expect(text).toContain(part);
		const href = async (channel: string) =>
			decodeURIComponent(String(await visitor.property(`[data-channel="${channel}"]`, 'href')));
		expect(await href('whatsapp')).toBe(`https://wa.me/1${digits(company.whatsapp.number)}?text=${text}`);
		expect(await href('sms')).toBe(`sms:+1${digits(company.phones[0]?.number)}?&body=${text}`);
		expect(await href('email')).toContain(`mailto:${company.email}?subject=`);
		expect(await href('email')).toContain(`&body=${text.replaceAll('\n', '\r\n')}`);
		await visitor.press('[data-channel="copy"]');
		// Copied, or marked to be copied by hand where the browser refuses.
		const { copied, notCopied } = words.review;
		await expect
			.poll(async () => {
				const said = (await visitor.texts('[role="status"]')).join(' ');
				return said.includes(copied) || said.includes(notCopied);
			})
			.toBe(true);
	});
}
