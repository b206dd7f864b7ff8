import { expect, test } from 'vitest';
import { hasContent } from './written.ts';

test.each([
	'',
	'# later\n',
	'[]',
	'[] # none',
	'hidden: true\ntitle: A',
	'title: A\nhidden: True # for now',
	'"hidden": TRUE',
])('a file with %j is not on the site', (text) => expect(hasContent(text)).toBe(false));

test.each([
	'title: A',
	'- name: Ann',
	'# hidden: true\ntitle: A',
	'hidden: false\ntitle: A',
	'group:\n  hidden: true',
	'text: |\n  hidden: true',
	'title: [broken',
])('a file with %j is on the site', (text) => expect(hasContent(text)).toBe(true));
