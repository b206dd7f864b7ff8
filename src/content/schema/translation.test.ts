import { expect, test } from 'vitest';
import { addTexts } from './translation.ts';

test('Spanish texts take the place of the English ones, and the rest stays', () => {
	const english = { title: 'Prices', order: 1, hero: { title: 'Home', photo: 'sofa' } };
	expect(addTexts(english, { title: 'Precios', hero: { title: 'Casa' }, unknown: 'x' })).toEqual({
		title: 'Precios',
		order: 1,
		hero: { title: 'Casa', photo: 'sofa' },
	});
	expect(addTexts(english, undefined)).toEqual(english);
});

test('entries belong together by their ids, in whatever order', () => {
	const english = [
		{ id: 'a', text: 'One', price: 1 },
		{ id: 'b', text: 'Two', price: 2 },
	];
	expect(addTexts(english, [{ id: 'b', text: 'Dos' }])).toEqual([
		{ id: 'a', text: 'One', price: 1 },
		{ id: 'b', text: 'Dos', price: 2 },
	]);
});

test('entries without ids belong together by their order, but only in lists of one length', () => {
	expect(addTexts(['One', 'Two'], ['Uno', 'Dos'])).toEqual(['Uno', 'Dos']);
	expect(addTexts([{ text: 'One' }, { text: 'Two' }], [{}, { text: 'Dos' }])).toEqual([
		{ text: 'One' },
		{ text: 'Dos' },
	]);
	expect(addTexts(['One', 'Two'], ['Dos'])).toEqual(['One', 'Two']);
});
