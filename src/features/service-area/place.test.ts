import { describe, expect, test } from 'vitest';
import { findPlace, type ServiceAreaData } from './place.ts';

/** A small Florida: some towns with their local numbers, and the prefixes around them. */
const florida: ServiceAreaData = {
	towns: [
		{ name: 'Tampa', phone: '(813) 555-0142', zips: ['33602', '33647'] },
		{ name: 'St. Petersburg', phone: '(813) 555-0142', zips: ['33701'] },
		{ name: 'Clearwater', phone: '(813) 555-0142', zips: ['33755'] },
		{ name: 'Miami', phone: '(305) 555-0187', zips: ['33186'] },
		{ name: 'Miami Beach', phone: '(305) 555-0187', zips: ['33139'] },
		{ name: 'Fort Lauderdale', phone: '(305) 555-0187', zips: ['33301'] },
		{ name: 'Hollywood', phone: '(305) 555-0187', zips: ['33020'] },
		{ name: 'Naples', phone: '(813) 555-0100', zips: ['34102'] },
		{ name: 'Largo', phone: '(813) 555-0142', zips: ['33770'] },
		{ name: 'Delray Beach', phone: '(561) 555-0163', zips: ['33444'] },
	],
	floridaPrefixes: ['322', '330', '331', '333', '334', '336', '337', '341'],
};
const find = (typed: string) => findPlace(typed, florida);
const tampa = { kind: 'in-area', town: 'Tampa', phone: '(813) 555-0142' };

describe('a ZIP code', () => {
	test('of ours names its town and the local number', () => {
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
		for (const typed of ['10001', '00000'])
			expect(find(typed)).toEqual({ kind: 'not-florida', place: typed });
		for (const typed of [
			'Hollywood 90028',
			'90028 Hollywood',
			'Hollywood, CA, 90028-1234',
			'Tampa 90028 USA',
		])
			expect(find(typed), typed).toEqual({ kind: 'not-florida', place: '90028' });
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
		expect(find('Orlando')).toEqual({ kind: 'outside', town: 'Orlando', city: 'Orlando' });
		expect(find(' Key West, FL ')).toEqual({ kind: 'outside', town: 'Key West, FL', city: 'Key West' });
		expect(find('Peñíscola')).toMatchObject({ kind: 'outside', town: 'Peñíscola' });
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
		expect(find('12 Main St, New York 10001')).toEqual({ kind: 'not-florida', place: '10001' });
		// In front of a street, five digits are the number of the house.
		for (const typed of ['33602 SW 192nd Ave, Homestead', '33602 Elm St, Orlando', '33602 Elm St'])
			expect(find(typed), typed).toMatchObject({ kind: 'outside' });
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
		for (const typed of [
			'12 Main St, Orlando',
			'125th Street North Miami',
			'125th Street North Miami, FL',
			'12 NE 19th Ave, N Miami Beach',
			'34th Street',
			'100 Palm Ct',
		])
			expect(find(typed), typed).toMatchObject({ kind: 'outside' });
	});
});

describe('a namesake of a town of ours', () => {
	test.for([
		'Hollywood, CA',
		'hollywood ca',
		'HOLLYWOOD,CA.',
		'Hollywood, C.A.',
		'Hollywood (CA)',
		'Hollywood, CA, USA',
		'Hollywood, California',
		'Hollywood California, United States',
		'6801 Hollywood Blvd, Hollywood, CA',
		'12 Main St Hollywood CA',
		'33602 Vine St, Hollywood, CA',
		'Hollywood, CA 9002',
		'Naples NY',
		'Naples, N.Y.',
		'Naples New York',
		'Miami, OK',
		'Largo MD',
		'Clearwater NE',
		'Clearwater, N. Carolina',
		'12 Main St, Naples, CT',
		'New York',
	])('in another state is outside of Florida: %s', (typed) => {
		expect(find(typed)).toEqual({ kind: 'not-florida', place: typed });
	});

	test.for(['Naples, Italy', 'Hollywood, Los Angeles', 'Naples, England', 'Miami, Queensland'])(
		'elsewhere is never promised: %s',
		(typed) => expect(find(typed)).toMatchObject({ kind: 'outside' }),
	);

	test.for([
		['Hollywood', 'Hollywood'],
		['Hollywood, FL', 'Hollywood'],
		['Hollywood Florida', 'Hollywood'],
		['Hollywood Fla.', 'Hollywood'],
		['Tampa, FL, USA', 'Tampa'],
		['Tampa, Florida, United States', 'Tampa'],
		['Tampa, U.S.A.', 'Tampa'],
		['tampa us', 'Tampa'],
		['Delray Beach', 'Delray Beach'],
		['Virginia Ave, Tampa', 'Tampa'],
		['100 Georgia Ave, Tampa FL', 'Tampa'],
		['100 E Virginia, Tampa, FL', 'Tampa'],
		['Tampa, 100 Main St', 'Tampa'],
		['Tampa, 100 Palm Ct', 'Tampa'],
		['Tampa, 12 5th St NE', 'Tampa'],
		['Tampa, FL, apt 4', 'Tampa'],
		['100 Palm Ct 33602', 'Tampa'],
		['12 5th St N.E. 33602', 'Tampa'],
		['Tampa FL 33602 USA', 'Tampa'],
		['33602 Tampa', 'Tampa'],
		['Largo Fl 33770', 'Largo'],
		['400 1st Ave S St Petersburg', 'St. Petersburg'],
		['400 1st Ave S St Pete FL', 'St. Petersburg'],
	] as const)('that may be ours is ours: %s', ([typed, town]) => {
		expect(find(typed)).toMatchObject({ kind: 'in-area', town });
	});

	test('is ours with a country behind it, and no more than the town was typed', () => {
		for (const typed of ['Tampa, FL, USA', 'Tampa, United States']) expect(find(typed)).toEqual(tampa);
		expect(find('Tampa FL 33602 USA')).toEqual({ ...tampa, zip: '33602' });
	});
});

test('nothing is nothing, and signs are no place', () => {
	expect(find('')).toEqual({ kind: 'empty' });
	expect(find(' \n ')).toEqual({ kind: 'empty' });
	for (const typed of ['?', '---', '😀', '#']) expect(find(typed)).toEqual({ kind: 'not-zip' });
});
