import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { hasContent } from './written.ts';

test.each(['', '[]', 'hidden: true\ntitle: A', 'hidden: "Yes"'])(
	'a file with %j is not on the site',
	(text) => expect(hasContent(parse(text))).toBe(false),
);

test.each(['- name: Ann', 'hidden: false\ntitle: A', 'group:\n  hidden: true'])(
	'a file with %j is on the site',
	(text) => expect(hasContent(parse(text))).toBe(true),
);
