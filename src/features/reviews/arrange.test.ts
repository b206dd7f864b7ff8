import { expect, test } from 'vitest';
import { arrange } from './arrange.ts';

const short = 'Clean.';
const long = 'A long sentence about a clean carpet. '.repeat(8);
const show = (...texts: string[]) =>
	arrange(texts.map((text, index) => ({ text, index }))).map((part) => part.map(({ index }) => index));

test('reviews keep their order in columns of about the same height', () => {
	expect(show(short, short, short, short, short, short)).toEqual([[0, 1], [2], [3], [4, 5]]);
	// The long one is as high as two or three short ones.
	expect(show(long, short, short, short, short)).toEqual([[0], [1], [2], [3, 4]]);
});

test('few reviews fill the first columns', () => {
	expect(show()).toEqual([[], [], [], []]);
	expect(show(short)).toEqual([[0], [], [], []]);
	expect(show(short, short)).toEqual([[0], [], [1], []]);
	expect(show(long, short)).toEqual([[0], [], [1], []]);
	expect(show(short, short, short)).toEqual([[0], [], [1], [2]]);
});
