import { expect, test } from 'vitest';
import { addAnswers, type StoredDraft, splitFragment } from './address-answers.ts';

const follow = (fragment: string, draft: StoredDraft = {}) => {
	const found = splitFragment(fragment);
	return found && addAnswers(draft, found.given);
};
const read = (fragment: string) => follow(fragment)?.request;

test.for<[fragment: string, request: object]>([
	[
		'#service=carpet-cleaning&service=tile-grout&part=morning&day=2027-03-01',
		{ services: ['carpet-cleaning', 'tile-grout'], part: 'morning', day: '2027-03-01' },
	],
	['#name=Ana%20N%C3%BA%C3%B1ez&phone=+1%20813-555-0142', { name: 'Ana Núñez', phone: '+1 813-555-0142' }],
	['#email=ana+home@mail.example', { email: 'ana+home@mail.example' }],
	['#email=ana%2Bhome%40mail.example', { email: 'ana+home@mail.example' }],
	['#place=33602&amp;name=Ana&amp;items=2%20rugs', { place: '33602', name: 'Ana', items: '2 rugs' }],
	['#name=%20Ana%0D%0AText%20messages:%09yes%20', { name: 'Ana Text messages: yes' }],
	['#notes=%0ATwo%20cats%0ARing%20twice%20', { notes: 'Two cats\nRing twice' }],
	['#items=50%&name=%E0%A4%A', { items: '50%', name: '\u{fffd}%A' }],
	[`#name=${'😀'.repeat(101)}&place=${'x'.repeat(6000)}`, { name: '😀'.repeat(100), place: 'x'.repeat(120) }],
	['#place=Tampa&place=Miami', { place: 'Tampa' }],
	['#source=van%0Ain%20Tampa', { origin: 'van in Tampa' }],
])('%s answers what it says, as its fields would have it', ([fragment, request]) =>
	expect(read(fragment)).toEqual(request),
);

test.for([
	'#consent=true&photos=on&counts=3&counts/carpet-cleaning/room=3&step=review&__proto__=x',
	'#day=2027-02-30',
	'#day=2027-99-99',
	'#day=tomorrow',
	'#name=%20&service=&place',
	'#Name=Ana',
])('%s answers nothing', (fragment) => expect(read(fragment)).toBeUndefined());

test('what names a part of the page is left in the address', () => {
	for (const fragment of ['', '#', '#form', '#Preis=', '#:~:text=name=Ana'])
		expect(splitFragment(fragment), fragment).toBeUndefined();
	expect(splitFragment('#form&name=Ana&x=1')?.rest).toBe('form&x=1');
});

test('only what is blank is answered', () => {
	const typed = { services: ['leather-cleaning'], items: '', part: 'any', place: 'Largo', name: '' };
	const draft = { step: 'where', request: typed, isBegun: true };
	expect(follow('#service=tile-grout&items=2%20rugs&part=morning&place=33602&phone=813', draft)).toEqual({
		...draft,
		request: { ...typed, items: '2 rugs', part: 'morning', phone: '813' },
	});
	expect(follow('#place=33602', draft)).toEqual(draft);
});

test('a request that was sent or has failed gives way to one that a link answers', () => {
	const request = { services: [], name: '' };
	for (const state of ['sent', 'failed']) {
		const draft = { step: 'what', request, sending: { state } };
		expect(follow('#name=Ana', draft)).toEqual({ step: 'what', request: { ...request, name: 'Ana' } });
		// An ad answers nothing.
		expect(follow('#source=van', draft)).toEqual({ ...draft, request: { ...request, origin: 'van' } });
	}
});
