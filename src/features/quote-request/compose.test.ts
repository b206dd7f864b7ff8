import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatLabel } from '../../lib/text.ts';
import { writeCounts } from '../prices/price.ts';
import { composeRequest, composeSubject } from './compose.ts';
import { complete, rules, words } from './fixture.ts';
import { blankRequest, type QuoteRequest } from './request.ts';

const compose = (request: QuoteRequest) => composeRequest(request, words, rules);

test('the request reads line by line, as a person would write it', () => {
	const { request, services, parts } = words;
	expect(compose({ ...complete, photos: true, consent: true, notes: 'Two cats.\nRing twice.' })).toBe(
		[
			`${request.title}: ${services['carpet-cleaning']}, ${services['leather-cleaning']}`,
			'',
			`${request.items}: 3 bedrooms`,
			`${request.place}: Tampa, FL 33602`,
			`${request.day}: Tuesday, November 24, 2026, ${parts.morning.toLowerCase()}`,
			`${request.name}: Ana Núñez`,
			`${request.phone}: (813) 555-0142`,
			`${request.email}: ana@mail.example`,
			`${request.consent}: ${request.agreed}`,
			`${request.notes}: Two cats.\nRing twice.`,
			'',
			request.photos,
			'',
			request.source,
		].join('\n'),
	);
});

test('what was left empty is left out, and any day is said so', () => {
	const text = compose({
		...blankRequest,
		services: ['tile-grout'],
		place: 'Orlando',
		name: 'Ana',
		email: 'a@b.example',
	});
	expect(text.split('\n')).toEqual([
		`${words.request.title}: ${words.services['tile-grout']}`,
		'',
		`${words.request.place}: Orlando`,
		`${words.request.day}: ${words.request.anyDay}`,
		`${words.request.name}: Ana`,
		`${words.request.email}: a@b.example`,
		'',
		words.request.source,
	]);
});

test('a town of ours is written in full, another place as it was typed', () => {
	expect(compose({ ...complete, place: 'st pete' })).toContain(': St. Petersburg, FL\n');
	expect(compose({ ...complete, place: ' 32202 ' })).toContain(': 32202\n');
});

test('what was counted is in the text as it was typed, with the range that was shown and what it leaves out', () => {
	const { request } = words;
	const text = compose({
		...complete,
		services: ['carpet-cleaning', 'burst-pipe'],
		counts: writeCounts({
			'carpet-cleaning/room': '4',
			'carpet-cleaning/stairs': 'a few',
			'tile/floor': '9',
		}),
	});
	const without = formatLabel(request.without, { names: words.services['burst-pipe'] });
	expect(text).toContain(`\n${request.counts}: Room: 4; Stairs: a few\n`);
	expect(text).toContain(`\n${request.price}: $200 to $300 (${without})\n`);
	expect(compose(complete)).not.toContain('$');
});

test('text messages are never agreed to unasked', () => {
	expect(compose(complete)).not.toContain(words.request.agreed);
});

test('the subject of the email is the first line of the text', () => {
	expect(compose(complete).split('\n')[0]).toBe(composeSubject(complete, words));
});

test('everything typed is in the text, whatever it is', () => {
	const typed = fc
		.string({ unit: 'grapheme', minLength: 1, maxLength: 200 })
		.map((text) => text.replace(/\r\n?/g, '\n'));
	fc.assert(
		fc.property(typed, typed, typed, (items, name, notes) => {
			const text = compose({ ...complete, items, name, notes });
			for (const part of [items, name, notes]) expect(text).toContain(part.trim());
		}),
	);
});
