import { expect, test } from 'vitest';
import { words } from '../words/words.ts';
import { fillIn } from './in-words.ts';
import { translateLabels } from './labels.ts';

test('what an owner says otherwise and hasn’t translated is what the site says', () => {
	const text = 'Minimum charge per cleaning visit';
	const catalog = new Map([[`\u0004${text}`, 'Cargo mínimo por visita de limpieza']]);
	expect(translateLabels('es', catalog)?.prices.minimum).toBe('Cargo mínimo por visita de limpieza');
	expect(translateLabels('es', new Map())?.prices.minimum).toBe(words['es']?.prices.minimum);
});

test('a language that lacks an interface word isn’t there', () =>
	expect(translateLabels('ht', new Map())).toBeUndefined());

test('words in braces are in the language of their text', () => {
	const texts = { hero: { text: 'Open {days}' }, question: { text: 'Abierto {days}', lang: 'es' } };
	const filled = fillIn({ ...texts, note: 'Nota: {days}', langOf: { note: 'es' } }, 'en');
	expect(filled.hero.text).toMatch(/^Open Monday/);
	expect(filled.question.text).toMatch(/^Abierto de lunes/);
	expect(filled.note).toMatch(/^Nota: de lunes/);
});
