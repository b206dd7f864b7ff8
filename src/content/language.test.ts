import { expect, test } from 'vitest';
import { foreign, inEnglish, localize, perLanguage, renderIn } from './language.ts';

const onSpanishPage = <Result>(run: () => Result) =>
	renderIn({ language: 'es', spanishPaths: new Set(['/', '/quote']) }, run);

test.for<[href: string, spanish: string, isEnglish: boolean]>([
	['/', '/es', false],
	['/quote#form', '/es/quote#form', false],
	['/quote?a=/b', '/es/quote?a=/b', false],
	['/terms#text-messages', '/terms#text-messages', true],
	['#form', '#form', false],
	['tel:+18135550100', 'tel:+18135550100', false],
	['/icon-512.png', '/icon-512.png', false],
])('on a Spanish page, %s leads to %s', ([href, spanish, isEnglish]) => {
	expect(onSpanishPage(() => localize(href))).toEqual({ href: spanish, isEnglish });
	expect(localize(href)).toEqual({ href, isEnglish: false });
});

test('a value per language is that of the page, also when it is listed or copied', () => {
	const words = perLanguage<Record<string, string>>({ en: { yes: 'Yes' }, es: { yes: 'Sí', no: 'No' } });
	expect({ ...words }).toEqual({ yes: 'Yes' });
	expect(onSpanishPage(() => ({ ...words }))).toEqual({ yes: 'Sí', no: 'No' });
	expect(onSpanishPage(() => JSON.stringify(words))).toBe('{"yes":"Sí","no":"No"}');
	expect(onSpanishPage(() => inEnglish(() => words['yes']))).toBe('Yes');
});

test('a value per language refuses to be changed', () => {
	const english: Record<string, string> = { yes: 'Yes' };
	const words = perLanguage({ en: english, es: { yes: 'Sí' } });
	const refusal = 'can’t be changed';
	expect(() => onSpanishPage(() => Object.assign(words, { yes: 'Sí, sí' }))).toThrow(refusal);
	expect(() => Object.defineProperty(words, 'yes', { value: 'Aye' })).toThrow(refusal);
	expect(() => Reflect.deleteProperty(words, 'yes')).toThrow(refusal);
	expect(english).toEqual({ yes: 'Yes' });
});

test('the language outlasts what is waited for', async () => {
	const words = perLanguage({ en: ['Yes'], es: ['Sí'] });
	const later = onSpanishPage(async () => {
		await new Promise((resolve) => setTimeout(resolve, 1));
		return words.join();
	});
	expect([words.join(), await later]).toEqual(['Yes', 'Sí']);
});

test('a text in another language than the page is marked', () => {
	expect([foreign(), foreign('es')]).toEqual([undefined, 'es']);
	expect(onSpanishPage(() => [foreign(), foreign('es')])).toEqual(['en', undefined]);
});
