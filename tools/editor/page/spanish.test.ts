import { expect, test } from 'vitest';
import { type Control, fitForm, keepTexts } from './spanish.ts';

const form: Control[] = [
	{ name: 'title', i18n: true },
	{ name: 'photo', i18n: false },
	{
		name: 'phones',
		i18n: 'duplicate',
		fields: [
			{ name: 'id', i18n: 'duplicate' },
			{ name: 'label', i18n: true },
			{ name: 'sample', i18n: false },
		],
	},
	{
		name: 'safety',
		i18n: true,
		fields: [{ name: 'lines', i18n: 'duplicate', field: { name: 'lines', i18n: true } }],
	},
];
const english = {
	title: 'Contact',
	photo: 'van',
	phones: [
		{ id: 'main', label: 'Main' },
		{ id: 'miami', label: 'Miami', sample: true },
	],
	safety: { lines: ['Stay out.', 'Call us.'] },
};
const spanish = {
	title: 'Contacto',
	phones: [{ id: 'main', label: 'Principal' }, { id: 'miami' }],
	safety: { lines: ['No entre.', 'Llámenos.'] },
};

const keep = (texts: object, original: object = english) => keepTexts(form, texts, original);

test('Spanish texts are kept as they are', () => {
	expect(keep(spanish)).toEqual(spanish);
	expect(keep({ title: 'Contacto' })).toEqual({ title: 'Contacto' });
});

test('what an entry starts with is left out, and the entry keeps its place', () => {
	const phones = [...spanish.phones, { id: '', label: '', sample: false, __sc_item_id: '1' }];
	const safety = { lines: [...spanish.safety.lines, ''] };
	const more = {
		...english,
		phones: [...english.phones, { id: 'tampa', label: 'Tampa' }],
		safety: { lines: [...english.safety.lines, 'Wait.'] },
	};
	expect(keep({ title: '', photo: '', phones, safety }, more)).toEqual({
		phones: [...spanish.phones, { id: 'tampa' }],
		safety: { lines: [...spanish.safety.lines, 'Wait.'] },
	});
});

test('a list that is English through and through is left out, and one whose English is gone', () => {
	expect(keep({ ...spanish, phones: english.phones })).not.toHaveProperty('phones');
	expect(keep(spanish, { ...english, safety: null })).not.toHaveProperty('safety');
});

test('what doesn’t belong in the file is left for the content check', () => {
	expect(keep({ ...spanish, photo: 'camioneta', titel: 'Contacto' })).toMatchObject({
		photo: 'camioneta',
		titel: 'Contacto',
	});
});

test.each([
	['lacks an entry', { phones: [{ id: 'miami', label: 'Miami' }] }, english],
	['has another order', { phones: spanish.phones.toReversed() }, english],
	['has an entry too many', spanish, { ...english, phones: english.phones.slice(1) }],
])('a list that %s is in English only, and stays as it is', (_, texts, original) => {
	const fitted = fitForm(form, [
		[spanish, english],
		[texts, original],
	]);
	expect(fitted.map(({ i18n }) => i18n)).toEqual([true, false, 'none', true]);
	expect(keepTexts(fitted, texts, original)).toEqual(texts);
});

test('a list that isn’t there can be written', () => {
	expect(fitForm(form, [[{}, english]])).toEqual(form);
});
