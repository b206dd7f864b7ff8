import { expect, test } from 'vitest';
import { tellAfter } from './testing/fixture.ts';

test('a rating above 5 or below 1 is refused', async () => {
	const { text } = await tellAfter((content) => {
		content.set('reviews.yaml', [0, 'rating'], 6);
		content.set('reviews.yaml', [1, 'rating'], 0);
	});
	expect(text).toContain('Found: 6\n');
	expect(text).toContain('Found: 0\n');
	expect(text).toContain('Fix:   Enter a number, 1 to 5, such as:\n         rating: 5');
});

test('a service has four questions or none', async () => {
	const question = (number: number) => ({ question: `Question ${number}?`, answer: `Answer ${number}.` });
	const after = (total: number) =>
		tellAfter((content) =>
			content.set(
				'services/tile-grout.yaml',
				['faqs'],
				Array.from({ length: total }, (_, index) => question(index)),
			),
		);
	expect((await after(4)).problems).toEqual([]);
	expect((await after(5)).text).toContain('Found: 5 entries\n');
	expect((await after(5)).text).toContain('Fix:   Use exactly 4, so remove 1');
	expect((await after(3)).text).toContain('Fix:   Use exactly 4, so add 1 like this:');
});

test('a list of how to get ready may have six lines, and a longer one is refused with its reason', async () => {
	const { text } = await tellAfter((content) =>
		content.set('services/carpet-cleaning.yaml', ['preparation'], [...'abcdefgh']),
	);
	expect(text).toContain(
		'how to get ready\n  Found: 8 entries\n  Why:   People follow a short list and skip a long one.\n  Fix:   Use at most 6, so remove 2',
	);
});
