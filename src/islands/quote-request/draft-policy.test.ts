import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { draftKey } from './draft.ts';

/**
 * What the legal pages say about the draft, and return.test.tsx, draft.test.tsx and ReviewStep.test.tsx show: it lies in
 * the session storage of the tab under this name, through reloads and handing over, until it is cleared or the tab closed.
 */
const read = (file: string) => JSON.stringify(parse(readFileSync(`content/legal/${file}.yaml`, 'utf8')));

test('the privacy policy says where the draft is kept, under which name, and until when', () => {
	const text = read('privacy-policy');
	expect(text).toMatch(new RegExp(`kept in this tab’s session storage, under the name “${draftKey},”`));
	expect(text).toContain('It stays there until you clear the form or close the tab.');
});

test('the cookie policy says the same', () => {
	expect(read('cookie-policy')).toContain(
		'It stays on your device until you clear the form or close the tab.',
	);
});

test('neither says that the draft goes when the request is sent', () => {
	for (const file of ['privacy-policy', 'cookie-policy'])
		expect(read(file)).not.toMatch(/(?:gone|erased|removed|deleted) once the request/);
});
