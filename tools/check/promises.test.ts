import { expect, test } from 'vitest';
import { message, tellAfter } from './testing/fixture.ts';

const closing = (text: string) =>
	tellAfter((content) => content.set('services/tile-grout.yaml', ['closing', 'text'], text));

test('a promise that the law forbids is told with the reason and with what may be said', async () => {
	const { text, lines } = await closing('We handle your insurance claim.');
	expect(text).toBe(
		message(
			'content/services/tile-grout.yaml, line N: a promise in the text',
			'  Found: We handle your insurance claim',
			'  Why:   In Florida, only a licensed public adjuster may handle a homeowner’s claim (Fla. Stat. 626.854).',
			'  Fix:   Say what you do yourself, such as: We document our work and explain our estimate.',
		),
	);
	expect(lines).toEqual(['text: We handle your insurance claim.']);
});

test.each([
	'We remove mold.',
	'Safe and 100% guaranteed.',
	'Every stain comes out.',
	'Our cleaner is non-toxic.',
	'We will arrive within an hour.',
	'We don’t rush. We remove mold.',
])('it is told wherever it stands: %s', async (sentence) => {
	expect((await closing(sentence)).problems.map(({ field }) => field)).toEqual(['a promise in the text']);
	const { problems, lines } = await tellAfter((content) =>
		content.append('posts/pet-odor-solutions.md', `\n${sentence}\n`),
	);
	expect(problems).toHaveLength(1);
	expect(lines).toEqual([sentence]);
});

test.each([
	'We don’t file your claim.',
	'No cleaner removes every stain.',
	'Is your cleaner non-toxic? It carries the Safer Choice label.',
	'Most stains come out!',
])('a denial and a question promise nothing: %s', async (sentence) => {
	expect((await closing(sentence)).text).toBe('');
});

test('what a customer wrote stays as it is', async () => {
	const { text } = await tellAfter((content) => {
		content.set('reviews.yaml', [0, 'text'], 'My sofa is completely clean, every stain gone!');
		content.set('services/tile-grout.yaml', ['testimonials', 0, 'text'], 'Every stain gone.');
	});
	expect(text).toBe('');
});
