import { describe, expect, test } from 'vitest';
import { findPlace, type ServedTown } from './place.ts';
import { describeStates } from './zip-codes.ts';

const towns: ServedTown[] = [
	{ name: 'Tampa', state: 'FL', phone: '(813) 555-0142', zips: '33602 33647', near: '33549|lutz' },
	{ name: 'St. Petersburg', state: 'FL', phone: '(813) 555-0142', zips: '33701', also: ['St. Pete'] },
	{ name: 'Clearwater', state: 'FL', phone: '(813) 555-0142', zips: '33755' },
	{ name: 'Miami', state: 'FL', phone: '(305) 555-0187', zips: '33186', near: 'n miami' },
	{ name: 'West Palm Beach', state: 'FL', phone: '(561) 555-0163', zips: '33401' },
	{ name: 'Fort Lauderdale', state: 'FL', phone: '(305) 555-0187', zips: '33301' },
	{ name: 'Hollywood', state: 'FL', phone: '(305) 555-0187', zips: '33020' },
	{ name: 'Naples', state: 'FL', phone: '(813) 555-0100', zips: '34102' },
	{ name: 'Largo', state: 'FL', phone: '(813) 555-0142', zips: '33770' },
];
const florida = { ...describeStates(['FL']), far: 'orlando|key w' };
const find = (typed: string) => findPlace(typed, towns, florida);
const tampa = { kind: 'inArea', town: 'Tampa', phone: '(813) 555-0142' };
/** One test for each text; bars separate them. */
const each = (texts: string) => test.for(texts.split('|'));

describe('a town of ours', () => {
	each(
		'33602|33602, ee. uu.|33602 1234|３３６０２|\u200b33602|Tampa 33602|33602 - Harbour Island|' +
			'100 Main St, Tampa, FL 33602, Apt 5|100 Palm Ct 33602|Nowhere, FL 33602',
	)('is known by its ZIP code, wherever that stands: %s', (typed) =>
		expect(find(typed)).toEqual({ ...tampa, zip: '33602' }),
	);

	each(
		' TAMPA |tampa florida|Tampa, F.L., U.S.A.|Tampa, Hillsborough County, FL|33602, Tampa|PO Box 12345, Tampa|' +
			'100 E Virginia, Tampa FL|Tampa, FL, EE.UU.|Tampa, FL, Estados Unidos de América|Tampa FL U. S.',
	)('is known by its name in the last part, with Florida and the country behind it: %s', (typed) =>
		expect(find(typed)).toEqual(tampa),
	);

	test.for([
		['O’Fallon', 'ofallon, mo'],
		['O’Fallon', 'O Fallon MO'],
		['Land O’ Lakes', "Land O'Lakes, MO"],
	] as const)('is known with and without its apostrophe: %s, as %s', ([name, typed]) => {
		const town: ServedTown = { name, state: 'MO', phone: '(816) 555-0100', zips: '64063' };
		expect(findPlace(typed, [town], describeStates(['MO']))).toMatchObject({ kind: 'inArea' });
	});

	test.for([
		['Saint Petersburg', 'St. Petersburg'],
		['St Pete, FL', 'St. Petersburg'],
		['W.Palm Beach, F.L.', 'West Palm Beach'],
		['Clearwáter', 'Clearwater'],
	] as const)('is known in usual spellings and by its other names: %s', ([typed, town]) => {
		expect(find(typed)).toMatchObject({ kind: 'inArea', town });
	});
});

describe('elsewhere', () => {
	test.for([
		['33699', '33699'],
		['33602 Elm St, Jacksonville, FL 32202', '32202'],
		['Key West, FL, USA', 'Key West'],
		['9 Elm St, Orlando, Florida', 'Orlando'],
	] as const)('a ZIP code or a known name of Florida is elsewhere there: %s', ([typed, place]) =>
		expect(find(typed)).toEqual({ kind: 'elsewhere', place }),
	);

	test.for([
		['33549', '33549', 'Tampa', '(813) 555-0142'],
		['12 NE 19th Ave, North Miami, FL', 'North Miami', 'Miami', '(305) 555-0187'],
	] as const)('what is near a town of ours is known with it: %s', ([typed, place, town, phone]) =>
		expect(find(typed)).toEqual({ kind: 'near', place, town, phone }),
	);

	each(
		'00000|90028|Dublin, OH|Dublin, Ohio USA|Valdosta GA|9 Elm St, Valdosta GA 31601-1234|Hollywood, C.A.|' +
			'33602 Vine St, Hollywood, CA|Tampa, New York|Atlanta, Georgia, EE. UU.',
	)('a ZIP code or a name of another state is there: %s', (typed) =>
		expect(find(typed)).toEqual({ kind: 'otherState', place: typed }),
	);

	each(
		// Without a comma, there is no telling where the name of a town begins. A number may contradict a name.
		'Naples, Italy|Hollywood, Los Angeles County|Tampa, call me|99 Overseas Hwy Key West|Naples New York|Майами|' +
			'33602 Elm St, Orlando|Hollywood 90028|PO Box 12345',
	)('any other name is unknown: %s', (place) => expect(find(place)).toEqual({ kind: 'unknown', place }));

	// Two slips in a short name may be another town.
	each('St. Pete Beach, FL|Tampa Bay, Florida|12 Main St, Miramar, FL|Staples, FL')(
		'a name in our state that nobody has listed may be near and is unknown: %s',
		(place) => expect(find(place)).toEqual({ kind: 'unknown', place }),
	);

	each('Clearwatre|12 Main St, Claerwater, FL')('a slip of the fingers suggests our town: %s', (typed) =>
		expect(find(typed)).toMatchObject({ kind: 'unknown', suggestion: 'Clearwater' }),
	);
});

each('3360|336021|3|---|😀')('digits and symbols are no place: %s', (typed) =>
	expect(find(typed)).toEqual({ kind: 'notZip' }),
);

each('| \n |\u200b')('rejects empty input', (typed) => expect(find(typed)).toEqual({ kind: 'empty' }));

each('1,| |fl |county|, county|33602 |a.|-')(
	'a pasted text of any length is answered at once: %s',
	(piece) => {
		// Of the processor, which others may use meanwhile.
		const start = process.threadCpuUsage();
		find(`${piece.repeat(20_000)}x`);
		expect(process.threadCpuUsage(start).user / 1000).toBeLessThan(1000);
	},
);
