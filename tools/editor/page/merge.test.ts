import fc from 'fast-check';
import { expect, test } from 'vitest';
import { merge } from './merge.ts';

const base = 'name: Heron\nemail: a@heron.com\nphones:\n  - one\n  - two\n';
const change = (from: string, to: string) => base.replace(from, to);

test.each([
	[
		'changes of neighboring lines',
		change('Heron', 'Egret'),
		change('a@', 'b@'),
		'name: Egret\nemail: b@heron.com\n',
	],
	[
		'a new line and a removed one',
		change('phones', 'founded: 1964\nphones'),
		change('  - two\n', ''),
		'1964\nphones:\n  - one\n',
	],
	['the same change', change('Heron', 'Egret'), change('Heron', 'Egret'), 'name: Egret\nemail: a@'],
	['a change of one side only', base, change('Heron', 'Egret'), 'name: Egret\nemail: a@'],
])('%s are merged', (_, mine, theirs, merged) => {
	expect(merge(base, mine, theirs)).toContain(merged);
	expect(merge(base, theirs, mine)).toContain(merged);
});

test.each([
	['the same line', change('Heron', 'Egret'), change('Heron', 'Ibis')],
	['a line and its removal', change('- one', '- 1'), change('  - one\n', '')],
	['new lines at the same place', `${base}  - three\n`, `${base}  - four\n`],
])('different changes of %s are not', (_, mine, theirs) => {
	expect(merge(base, mine, theirs)).toBeUndefined();
});

test('a change of one side alone is taken whole', () => {
	const text = fc.array(fc.constantFrom('a\n', 'b\n', '\n')).map((lines) => lines.join(''));
	fc.assert(
		fc.property(text, text, (before, after) => {
			expect(merge(before, before, after)).toBe(after);
		}),
	);
});
