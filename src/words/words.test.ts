import { expect, test } from 'vitest';
import { findDisagreement } from '../content/disagreement.ts';
import type { WordGroup } from '../content/schema/labels.ts';
import { words } from './words.ts';

/** The words of a group by the names of their keys. */
const flatten = (group: WordGroup, path = ''): [string, string][] =>
	Object.entries(group).flatMap(([key, word]) =>
		typeof word === 'string'
			? [[`${path}${key}`, word] as [string, string]]
			: flatten(word, `${path}${key}.`),
	);

const { en, ...others } = words;
const english = flatten(en ?? {});

test.each(Object.entries(others))(
	'%s has the words of English, with the same placeholders and numbers',
	(_, group) => {
		const theirs = new Map(flatten(group));
		expect([...theirs.keys()].sort()).toEqual(english.map(([key]) => key).sort());
		const wrong = english.filter(
			([key, text]) => !theirs.get(key) || findDisagreement(text, theirs.get(key) ?? ''),
		);
		expect(wrong).toEqual([]);
	},
);
