import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { hasContent } from './written.ts';

test.each([
	'',
	'# later\n',
	'[]',
	'[] # none',
	'hidden: true\ntitle: A',
	'title: A\nhidden: True # for now',
	'"hidden": TRUE',
	'hidden: yes',
	'hidden: Yes',
	'hidden: "true"',
])('a file with %j is not on the site', (text) => expect(hasContent(parse(text))).toBe(false));

test.each([
	'title: A',
	'- name: Ann',
	'# hidden: true\ntitle: A',
	'hidden: false\ntitle: A',
	'group:\n  hidden: true',
	'text: |\n  hidden: true',
])('a file with %j is on the site', (text) => expect(hasContent(parse(text))).toBe(true));
