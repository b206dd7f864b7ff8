import { expect, test } from 'vitest';
import { addPrefill, readPrefill } from './prefill.ts';

const words = {
	services: ['carpet-cleaning', 'leather-cleaning'],
	spills: { 'red-wine': 'red wine', ink: 'ink' },
	surfaces: { wool: 'wool', leather: 'leather' },
	note: 'Stain: {spill} on {surface}',
};
const read = (search: string) => readPrefill(search, words);
const wine = read('?service=carpet-cleaning&stain=red-wine&surface=wool');
const ink = read('?service=leather-cleaning&stain=ink&surface=leather');
/** @param request what the visitor has in the form; without it, there is no draft */
const add = (request?: object, asked = wine) => {
	const draft = addPrefill(request ? JSON.stringify({ step: 'where', request }) : null, asked, words);
	return draft && JSON.parse(draft);
};

test('a choice in the stain guide chooses the service and begins the notes', () => {
	expect(wine).toEqual({ services: ['carpet-cleaning'], notes: 'Stain: red wine on wool' });
	expect(add()).toEqual({ request: wine, isPrefilled: true });
});

test('values that nothing stands for are ignored', () => {
	const nothing = { services: [], notes: '' };
	for (const search of [
		'',
		'?service=chimney&stain=lava&surface=wool',
		'?stain=red-wine',
		'?stain=red-wine&surface=constructor',
		'?stain=__proto__&surface=wool',
		'?stain=%3Cb%3E&surface=%00',
	])
		expect(read(search), search).toEqual(nothing);
	expect(read('?service=carpet-cleaning&stain=lava')).toEqual({
		services: ['carpet-cleaning'],
		notes: '',
	});
});

test('what a visitor has typed or chosen stays', () => {
	const typed = { services: ['leather-cleaning'], notes: 'Two cats', name: 'Ana' };
	expect(add(typed)).toBeUndefined();
	expect(add({ ...typed, notes: '' })).toEqual({
		step: 'where',
		request: { ...typed, notes: wine.notes },
	});
	expect(add({ ...typed, services: [] })).toEqual({
		step: 'where',
		request: { ...typed, services: ['carpet-cleaning'] },
	});
	expect(add({ ...wine, notes: `${wine.notes}, since Monday` }, ink)).toBeUndefined();
});

test('a second choice takes the place of the first, as long as nobody has touched it', () =>
	expect(add(wine, ink)).toEqual({
		step: 'where',
		request: { services: ['carpet-cleaning', 'leather-cleaning'], notes: 'Stain: ink on leather' },
	}));

test('the same choice again changes nothing', () => expect(add(wine)).toBeUndefined());
