import { expect, test } from 'vitest';
import { message, tellAfter } from './testing/fixture.ts';

test('a text or a group that is repeated by its YAML name is told as what it is', async () => {
	const answer = (yaml: string) =>
		tellAfter((content) => content.replace('faq.yaml', /question: .*\n( +)answer: .*$/m, yaml));
	const { text, lines } = await answer('question: &a1 What does it cost?\n$1answer: *a1');
	expect(text).toBe(
		message(
			'content/faq.yaml, line N: the field “answer”',
			'  Found: answer: *a1',
			'  Why:   *a1 repeats the text marked &a1. Here each field needs its own text, so you can change one without the other. Until you fix this line, the site can’t read this file.',
			'  Fix:   Write the text again instead of *a1. Then delete &a1.',
		),
	);
	expect(lines).toEqual(['answer: *a1']);
	const group = await tellAfter((content) =>
		content.replace(
			'photos.yaml',
			/^ {2}focus:\n.*\n.*\n/m,
			'  focus: &f1\n    x: 50\n    y: 50\n  tall: *f1\n',
		),
	);
	expect(group.text).toContain('Fix:   Write the text again instead of *f1.');
	expect(group.problems).toHaveLength(1);
});
