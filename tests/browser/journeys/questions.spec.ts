import type { FaqGroup } from '../../../src/features/questions/schema.ts';
import { read } from '../../content.ts';
import { expect, sizes, test } from '../support/visitor/test.ts';

const groups = read('faq') as FaqGroup[];
const questions = groups.flatMap((group) => group.questions);
const [first, last] = [questions.at(0), questions.at(-1)];
/** Of one group, so that opening the second one closes the first above it. */
const [above, pressed] = groups.find((group) => group.questions.length > 1)?.questions ?? [];
const open = { selector: 'details[open] summary' };

test('a link to a question opens its answer', async ({ visitor }) => {
	await visitor.open(`/faq#${first?.id}`);
	await visitor.sees({ ...open, name: first?.question ?? '' });
	// As a visitor types it while the page is open.
	await visitor.open(`/faq#${last?.id}`);
	await visitor.sees({ ...open, name: last?.question ?? '' });
});

test('a link to a question shows it at the top when the one above closes', async ({ visitor }) => {
	const heading = { selector: 'summary', name: pressed?.question ?? '' };
	const measureTop = () => visitor.look(heading, ([summary]) => summary?.getBoundingClientRect().top);
	await visitor.open(`/faq#${pressed?.id}`);
	await visitor.sees({ ...open, name: heading.name });
	const top = await measureTop();
	await visitor.open(`/faq#${above?.id}`);
	await visitor.sees({ ...open, name: above?.question ?? '' });
	await visitor.open(`/faq#${pressed?.id}`);
	await visitor.sees({ ...open, name: heading.name });
	expect(await measureTop()).toBeCloseTo(top ?? 0, -1);
});

test('a pressed question stays where it is when the one above closes', async ({ visitor }) => {
	await visitor.open('/faq');
	const heading = { selector: 'summary', name: pressed?.question ?? '' };
	const byKey = async () => {
		await visitor.look(heading, ([summary]) => summary?.focus({ preventScroll: true }));
		await visitor.keys('Enter');
	};
	for (const [size, act] of [[sizes.phone], [sizes.tablet, byKey], [sizes.desktop]] as const) {
		await visitor.tab.setViewportSize(size);
		await visitor.press({ selector: 'summary', name: above?.question ?? '' });
		await visitor.sees({ ...open, name: above?.question ?? '' });
		expect(await visitor.measureMove(heading, 'summary', act), `${size.width}`).toBeLessThan(2);
		await visitor.sees({ ...open, name: heading.name });
	}
});
