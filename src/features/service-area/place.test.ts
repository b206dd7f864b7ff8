import { describe, expect, test } from 'vitest';
import { findPlace, type ServedTown } from './place.ts';

/** A small Florida: some towns with their local numbers. */
const towns: ServedTown[] = [
	{ name: 'Tampa', phone: '(813) 555-0142', zips: ['33602', '33647'] },
	{ name: 'St. Petersburg', phone: '(813) 555-0142', zips: ['33701'] },
	{ name: 'Clearwater', phone: '(813) 555-0142', zips: ['33755'] },
	{ name: 'Miami', phone: '(305) 555-0187', zips: ['33186'] },
	{ name: 'Miami Beach', phone: '(305) 555-0187', zips: ['33139'] },
	{ name: 'Fort Lauderdale', phone: '(305) 555-0187', zips: ['33301'] },
	{ name: 'Hollywood', phone: '(305) 555-0187', zips: ['33020'] },
	{ name: 'Naples', phone: '(813) 555-0100', zips: ['34102'] },
	{ name: 'Largo', phone: '(813) 555-0142', zips: ['33770'] },
];
const find = (typed: string) => findPlace(typed, towns);
const tampa = { kind: 'in-area', town: 'Tampa', phone: '(813) 555-0142', isAddress: false };
const each = (...typed: string[]) => test.for(typed);

describe('a town of ours', () => {
	each(
		'Tampa',
		' TAMPA ',
		'tampa florida',
		'Tampa Fla.',
		'Tampa, FL, USA',
	)('is known by its name alone: %s', (typed) => expect(find(typed)).toEqual(tampa));

	each(
		'33602',
		'33602-1234',
		'Tampa 33602',
		'33602 Tampa',
		'Tampa FL 33602 USA',
	)('is known by its ZIP code: %s', (typed) => expect(find(typed)).toEqual({ ...tampa, zip: '33602' }));

	each(
		'Nowhere 33602',
		'100 Palm Ct 33602',
		'12 5th St N.E. 33602',
	)('is known by the ZIP code of an address: %s', (typed) =>
		expect(find(typed)).toEqual({ ...tampa, zip: '33602', isAddress: true }),
	);

	test.for([
		['St. Pete, FL', 'St. Petersburg'],
		['Saint Petersburg', 'St. Petersburg'],
		['ft lauderdale', 'Fort Lauderdale'],
		['Hollywood Florida', 'Hollywood'],
		['Largo Fl 33770', 'Largo'],
	] as const)('is known in any usual spelling: %s', ([typed, town]) => {
		expect(find(typed)).toMatchObject({ kind: 'in-area', town });
	});

	test.for([
		['400 1st Ave S St Petersburg', 'St. Petersburg'],
		['400 1st Ave S St Pete FL', 'St. Petersburg'],
		['12345 SW 120th St, Miami', 'Miami'],
		['1 Ocean Dr Miami Beach', 'Miami Beach'],
		['Tampa 336', 'Tampa'],
		['Virginia Ave, Tampa', 'Tampa'],
		['100 E Virginia, Tampa, FL', 'Tampa'],
		['Tampa, 100 Main St', 'Tampa'],
		['Tampa, 100 Palm Ct', 'Tampa'],
		['Tampa, 12 5th St NE', 'Tampa'],
		['Tampa, FL, apt 4', 'Tampa'],
	] as const)('is found in an address without a ZIP code: %s', ([typed, town]) => {
		expect(find(typed)).toMatchObject({ kind: 'in-area', town, isAddress: true });
	});
});

describe('elsewhere', () => {
	each(
		'32202',
		'33699',
		'33602 Elm St, Jacksonville, FL 32202',
	)('a ZIP code of Florida is outside: %s', (typed) =>
		expect(find(typed)).toEqual({ kind: 'outside-zip', zip: typed.slice(-5) }),
	);

	test.for([
		['Orlando', 'Orlando'],
		[' Key West, FL ', 'Key West'],
		['125th Street North Miami, FL', '125th Street North Miami, FL'],
		['12 NE 19th Ave, N Miami Beach', 'N Miami Beach'],
		['34th Street', '34th Street'],
		// In front of a street, five digits are the number of the house.
		['33602 SW 192nd Ave, Homestead', 'Homestead'],
		['33602 Elm St', '33602 Elm St'],
		['Naples, Italy', 'Italy'],
		['Hollywood, Los Angeles', 'Los Angeles'],
	] as const)('a name that is not ours is never promised: %s', ([typed, city]) => {
		expect(find(typed)).toEqual({ kind: 'outside', town: typed.trim(), city });
	});

	test.for([
		['Clearwatre', 'Clearwater'],
		['Saint Petersberg', 'St. Petersburg'],
	] as const)('a slip of the fingers suggests our town: %s', ([typed, suggestion]) => {
		expect(find(typed)).toMatchObject({ kind: 'outside', suggestion });
	});

	each(
		'10001',
		'00000',
		'34001',
		'36601',
		'Hollywood 90028',
		'Hollywood, CA, 90028-1234',
		'Tampa 90028 USA',
	)('a ZIP code of another state is not Florida: %s', (typed) =>
		expect(find(typed)).toEqual({ kind: 'not-florida', place: /\d{5}/.exec(typed)?.[0] }),
	);

	each(
		'Hollywood, CA',
		'Hollywood, C.A.',
		'Hollywood (CA)',
		'Hollywood California, United States',
		'12 Main St Hollywood CA',
		'33602 Vine St, Hollywood, CA',
		'Hollywood, CA 9002',
		'Naples, N.Y.',
		'Naples New York',
		'Miami, OK',
		'Clearwater NE',
		'Clearwater, N. Carolina',
		'12 Main St, Naples, CT',
		'New York',
	)('a namesake of our town in another state is not Florida: %s', (typed) =>
		expect(find(typed)).toEqual({ kind: 'not-florida', place: typed }),
	);
});

each(
	'3360',
	'336021',
	'33602-12',
	'3',
	'---',
	'😀',
)('rejects digits and symbols: %s', (typed) => expect(find(typed)).toEqual({ kind: 'not-zip' }));

each('', ' \n ')('rejects empty input', (typed) => expect(find(typed)).toEqual({ kind: 'empty' }));
