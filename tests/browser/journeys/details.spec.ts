import type { FaqGroup } from '../../../src/features/questions/schema.ts';
import { labels, read } from '../../content.ts';
import { expect, sizes, test } from '../support/visitor/test.ts';

/** Of one group, so that opening the second one closes the first above it. */
const [above, pressed] =
	(read('faq') as FaqGroup[]).find((group) => group.questions.length > 1)?.questions ?? [];
const question = { selector: 'summary', name: pressed?.question ?? '' };
const open = { selector: 'details[open] summary' };
const cards = { selector: '#reviews figure' };

test('a linked or pressed question opens where a visitor sees it, also when the one above closes', async ({
	visitor,
}) => {
	const opens = (name = '') => visitor.sees({ ...open, name });
	const measureTop = () => visitor.look(question, ([summary]) => summary?.getBoundingClientRect().top);
	await visitor.open(`/faq#${pressed?.id}`);
	await opens(pressed?.question);
	// Below the header, once the browser has gone to it.
	await expect.poll(measureTop).toBeLessThan(200);
	const top = await measureTop();
	// As a visitor types it while the page is open.
	await visitor.open(`/faq#${above?.id}`);
	await opens(above?.question);
	await visitor.open(`/faq#${pressed?.id}`);
	await opens(pressed?.question);
	await expect.poll(measureTop).toBeCloseTo(top ?? 0, -1);
	const byKey = async () => {
		await visitor.look(question, ([summary]) => summary?.focus({ preventScroll: true }));
		await visitor.keys('Enter');
	};
	for (const act of [byKey, undefined]) {
		await visitor.press({ selector: 'summary', name: above?.question ?? '' });
		await opens(above?.question);
		expect(await visitor.measureMove(question, 'summary', act)).toBeLessThan(2);
		await opens(pressed?.question);
	}
});

test('a review that is opened stays where it is, and so do those beside it', async ({ visitor }) => {
	await visitor.open('/testimonials');
	const more = { selector: '#reviews summary', name: labels.testimonials.readMore };
	for (const size of [sizes.phone, sizes.desktop]) {
		await visitor.tab.setViewportSize(size);
		const lefts = () =>
			visitor.look(cards, (all) => all.map((card) => Math.round(card.getBoundingClientRect().left)));
		const before = await lefts();
		// The second one closes the first above it.
		for (const name of (await visitor.read(more)).slice(0, 2)) {
			const target = { selector: more.selector, name };
			expect(await visitor.measureMove(target, 'figure'), `${name} at ${size.width}`).toBeLessThan(2);
			await visitor.sees({ selector: '#reviews details[open]' }, 1);
			expect(await lefts(), `${name} at ${size.width}`).toEqual(before);
		}
	}
});
