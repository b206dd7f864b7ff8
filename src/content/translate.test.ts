import { expect, test } from 'vitest';
import type { Shape } from './schema/shape.ts';
import { translate, translateBody, translatePage } from './translate.ts';

const text = { translated: true } as const;
const catalog = new Map(
	[
		['Rugs', 'Alfombras'],
		['Dry', 'Secas'],
		['Wash', 'Lavar'],
	].map(([text, translation]) => [`\u0004${text}`, String(translation)]),
);
const spanish = { language: 'es', catalog };
const part: Shape = { properties: { title: text, text } };
const page: Shape = {
	properties: {
		title: text,
		lines: { items: text },
		hero: part,
		steps: { items: part },
	},
};
const put = (value: unknown, shape = page) => translate(value, shape, 'home', spanish);

test('a section is in one language, and says so if that isn’t the page’s', () => {
	expect(put({ title: 'Rugs', hero: { title: 'Rugs', text: 'Dry' } })).toEqual({
		title: 'Alfombras',
		hero: { title: 'Alfombras', text: 'Secas' },
	});
	expect(put({ title: 'Rugs', hero: { title: 'Rugs', text: 'Wet', photo: 'rugs' } })).toEqual({
		title: 'Alfombras',
		hero: { title: 'Rugs', text: 'Wet', photo: 'rugs', lang: 'en' },
	});
});

test('a text without a letter of its own needs no translation', () =>
	expect(put({ hero: { title: 'Rugs', text: '22 {years}, 50%' } })).toEqual({
		hero: { title: 'Alfombras', text: '22 {years}, 50%' },
	}));

test('so is an entry of a list, and what a record says itself with its lists of texts', () => {
	const steps = [{ title: 'Wash' }, { title: 'Wash', text: 'Wet' }];
	expect(put({ title: 'Rugs', lines: ['Dry', 'Wet'], steps })).toEqual({
		title: 'Rugs',
		lines: ['Dry', 'Wet'],
		lang: 'en',
		steps: [{ title: 'Lavar' }, { title: 'Wash', text: 'Wet', lang: 'en' }],
	});
});

test('a page is there with its title, whatever else has no translation', () => {
	const guide = { title: 'Rugs', lines: ['Dry', 'Wet'], hero: { title: 'Rugs' } };
	expect(translatePage(guide, page, 'home', spanish)).toEqual({
		title: 'Alfombras',
		lines: ['Dry', 'Wet'],
		hero: { title: 'Alfombras' },
		langOf: { lines: 'en' },
	});
	expect(translatePage({ title: 'Wet', lines: ['Dry'] }, page, 'home', spanish)).toEqual({
		title: 'Wet',
		lines: ['Secas'],
		lang: 'en',
	});
});

test('an entry with a language of its own keeps it where it isn’t translated', () => {
	const question = { title: '¿Hablan francés?', lang: 'fr' };
	expect(put(question)).toEqual(question);
	expect(put({ title: 'Rugs', lang: 'fr' })).toEqual({ title: 'Alfombras' });
	expect(put({ title: '¿Hablan español?', lang: 'es' })).toEqual({ title: '¿Hablan español?' });
});

test('an article is translated once each block of it is', () => {
	expect(translateBody('Rugs\n\nDry', 'posts', catalog)).toBe('Alfombras\n\nSecas');
	expect(translateBody('Rugs\n\nWet', 'posts', catalog)).toBeUndefined();
});
