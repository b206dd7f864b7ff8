import { expect, test } from 'vitest';
import { renderIn } from './language.ts';
import { noteLanguage } from './say.ts';

test('words in another language than the page’s say so, whatever their country', () => {
	expect([noteLanguage(), noteLanguage('en-GB')]).toEqual([undefined, undefined]);
	expect(noteLanguage('es-MX')).toContain('Spanish');
	renderIn({ language: 'es', pages: new Map() }, () => {
		expect(noteLanguage('es-MX')).toBeUndefined();
		expect(noteLanguage()).toContain('inglés');
	});
});
