import { expect, test } from 'vitest';
import {
	addressIn,
	foreign,
	getLanguage,
	inContentLanguage,
	localeOf,
	localize,
	nameLanguage,
	perLanguage,
	renderIn,
	tagOf,
} from './language.ts';

const onSpanishPage = <Result>(run: () => Result) =>
	renderIn({ language: 'es', pages: new Map([['es', new Set(['/', '/quote'])]]) }, run);

test.for<[href: string, spanish: string, isForeign: boolean]>([
	['/', '/es', false],
	['/quote#form', '/es/quote#form', false],
	['/quote?a=/b', '/es/quote?a=/b', false],
	['/terms#text-messages', '/terms#text-messages', true],
	['#form', '#form', false],
	['tel:+18135550100', 'tel:+18135550100', false],
	['/icon-512.png', '/icon-512.png', false],
])('on a Spanish page, %s leads to %s', ([href, spanish, isForeign]) => {
	expect(onSpanishPage(() => localize(href))).toEqual({ href: spanish, isForeign });
	expect(localize(href)).toEqual({ href, isForeign: false });
});

test('a value per language is that of the page, also when it is listed or copied', () => {
	const words = perLanguage<Record<string, string>>(() =>
		getLanguage() === 'es' ? { yes: 'Sí', no: 'No' } : { yes: 'Yes' },
	);
	expect({ ...words }).toEqual({ yes: 'Yes' });
	expect(onSpanishPage(() => ({ ...words }))).toEqual({ yes: 'Sí', no: 'No' });
	expect(onSpanishPage(() => JSON.stringify(words))).toBe('{"yes":"Sí","no":"No"}');
	expect(onSpanishPage(() => inContentLanguage(() => words['yes']))).toBe('Yes');
});

test('a text in another language than the page is marked', () => {
	expect([foreign(), foreign('es')]).toEqual([undefined, 'es']);
	expect(onSpanishPage(() => [foreign(), foreign('es')])).toEqual(['en', undefined]);
});

test('a language has a name of its own, and the country of the content', () => {
	expect(['es', 'pt-BR', 'fr'].map(nameLanguage)).toEqual(['Español', 'Português (Brasil)', 'Français']);
	expect(['es', 'pt-BR', 'en'].map(tagOf)).toEqual(['es-US', 'pt-BR', 'en-US']);
	expect(['es', 'pt-BR', 'en'].map(localeOf)).toEqual(['es-US', 'pt-BR', 'en-US']);
});

test('the folder of a language is its code in lower case, as all addresses are', () => {
	expect(['/', '/services', '/service-area.json'].map((path) => addressIn('pt-BR', path))).toEqual([
		'/pt-br',
		'/pt-br/services',
		'/pt-br/service-area.json',
	]);
});

test('a language that Intl doesn’t know has its name, too, and the dates and numbers of the content', () => {
	expect(['ht', 'tlh'].map(nameLanguage)).toEqual(['Kreyòl ayisyen', 'Klingon']);
	expect([tagOf('ht'), localeOf('ht')]).toEqual(['ht-US', 'en-US']);
});
