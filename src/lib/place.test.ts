import { describe, expect, test } from 'vitest';
import { findPlace, type ServiceAreaData } from './place.ts';

/** A small Florida: some towns with their nearest phones, and the prefixes around them. */
const florida: ServiceAreaData = {
	towns: [
		{ name: 'Tampa', phone: '(813) 555-0142', zips: ['33602', '33647'] },
		{ name: 'St. Petersburg', phone: '(813) 555-0142', zips: ['33701'] },
		{ name: 'Clearwater', phone: '(813) 555-0142', zips: ['33755'] },
		{ name: 'Miami', phone: '(305) 555-0187', zips: ['33186'] },
		{ name: 'Miami Beach', phone: '(305) 555-0187', zips: ['33139'] },
		{ name: 'Fort Lauderdale', phone: '(305) 555-0187', zips: ['33301'] },
	],
	floridaPrefixes: ['322', '331', '333', '336', '337'],
};
const find = (typed: string) => findPlace(typed, florida);
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
		for (const typed of ['33602-1234', ' 33602 ', 'Tampa 33602', 'Tampa, FL 33602-1234']) {
			expect(find(typed), typed).toEqual({ ...tampa, zip: '33602' });
		}
		expect(find('Nowhere 33602')).toEqual({ ...tampa, zip: '33602', address: true });
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
		for (const typed of ['3360', '336021', '33602-12', '33602-12345', '3']) {
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

describe('a whole address', () => {
	test('lies where its last ZIP code is, whatever the number of the house', () => {
		expect(find('12345 SW 120th St, Miami 33186')).toEqual({
			kind: 'in-area',
			town: 'Miami',
			phone: '(305) 555-0187',
			zip: '33186',
			address: true,
		});
		expect(find('33602 Elm St, Jacksonville, FL 32202')).toEqual({ kind: 'outside-zip', zip: '32202' });
		expect(find('12 Main St, New York 10001')).toEqual({ kind: 'not-florida', zip: '10001' });
	});

	test('without a ZIP code lies in the town that it names', () => {
		for (const typed of [
			'34th Street, St. Petersburg',
			'34th Street, St. Petersburg, FL',
			'400 1st Ave S St Petersburg',
		])
			expect(find(typed), typed).toMatchObject({ kind: 'in-area', town: 'St. Petersburg', address: true });
		expect(find('12345 SW 120th St, Miami')).toMatchObject({ kind: 'in-area', town: 'Miami' });
		expect(find('1 Ocean Dr Miami Beach')).toMatchObject({ town: 'Miami Beach' });
		expect(find('Tampa 336')).toMatchObject({ kind: 'in-area', town: 'Tampa' });
	});

	test('in another town is outside', () => {
		for (const typed of ['12 Main St, Orlando', '125th Street North Miami', '34th Street'])
			expect(find(typed), typed).toMatchObject({ kind: 'outside' });
	});
});

test('nothing is nothing, and signs are no place', () => {
	expect(find('')).toEqual({ kind: 'empty' });
	expect(find(' \n ')).toEqual({ kind: 'empty' });
	for (const typed of ['?', '---', '😀', '#']) expect(find(typed)).toEqual({ kind: 'not-zip' });
});
