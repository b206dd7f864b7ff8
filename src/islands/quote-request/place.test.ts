import { describe, expect, test } from 'vitest';
import { rules } from './fixture.ts';
import { findPlace } from './place.ts';

const find = (typed: string) => findPlace(typed, rules.area);
const tampa = { kind: 'in-area', town: 'Tampa', phone: '(813) 555-0142' };

describe('a ZIP code', () => {
	test('of ours names its town and the nearest phone', () => {
		expect(find('33602')).toEqual({ ...tampa, zip: '33602' });
		expect(find('33301')).toEqual({
			kind: 'in-area',
			town: 'Fort Lauderdale',
			phone: '(305) 555-0187',
			zip: '33301',
		});
	});

	test('is found with four more digits, with spaces, and behind its town', () => {
		for (const typed of ['33602-1234', ' 33602 ', 'Tampa 33602', 'Tampa, FL 33602-1234', 'Nowhere 33602']) {
			expect(find(typed)).toEqual({ ...tampa, zip: '33602' });
		}
	});

	test('in Florida but in none of our towns is outside', () => {
		expect(find('32202')).toEqual({ kind: 'outside-zip', zip: '32202' });
		expect(find('33699')).toEqual({ kind: 'outside-zip', zip: '33699' });
	});

	test('of another state is told as such', () => {
		expect(find('10001')).toEqual({ kind: 'not-florida', zip: '10001' });
		expect(find('00000')).toEqual({ kind: 'not-florida', zip: '00000' });
	});

	test('with a digit too few or too many is none', () => {
		for (const typed of ['3360', '336021', '33602-12', '33602-12345', '3', 'Tampa 336']) {
			expect(find(typed)).toEqual({ kind: 'not-zip' });
		}
	});
});

describe('a town', () => {
	test('of ours is known in any usual spelling', () => {
		for (const typed of ['Tampa', 'tampa', ' TAMPA ', 'Tampa, FL', 'tampa florida', 'Tampa Fla.'])
			expect(find(typed)).toEqual(tampa);
		for (const typed of ['St. Petersburg', 'Saint Petersburg', 'st petersburg', 'St Pete', 'St. Pete, FL'])
			expect(find(typed)).toMatchObject({ kind: 'in-area', town: 'St. Petersburg' });
		for (const typed of ['Ft. Lauderdale', 'ft lauderdale', 'FORT LAUDERDALE'])
			expect(find(typed)).toMatchObject({ kind: 'in-area', town: 'Fort Lauderdale' });
	});

	test('that is misspelled by a slip is suggested', () => {
		expect(find('Clearwatre')).toMatchObject({ kind: 'outside', suggestion: 'Clearwater' });
		expect(find('Tampaa')).toMatchObject({ suggestion: 'Tampa' });
		expect(find('Saint Petersberg')).toMatchObject({ suggestion: 'St. Petersburg' });
	});

	test('of somebody else is outside, and no town of ours is put in its place', () => {
		expect(find('Orlando')).toEqual({ kind: 'outside', town: 'Orlando' });
		expect(find(' Key West ')).toEqual({ kind: 'outside', town: 'Key West' });
		expect(find('Peñíscola')).toEqual({ kind: 'outside', town: 'Peñíscola' });
	});
});

test('nothing is nothing, and signs are no place', () => {
	expect(find('')).toEqual({ kind: 'empty' });
	expect(find(' \n ')).toEqual({ kind: 'empty' });
	for (const typed of ['?', '---', '😀', '#']) expect(find(typed)).toEqual({ kind: 'not-zip' });
});
