import { expect, test } from 'vitest';
import { findPlace } from './place.ts';
import { describeStates } from './zip-codes.ts';

const town = (name: string, state: string, zips = '00000') => ({ name, state, phone: '', zips });
const served = [town('Cincinnati', 'OH', '45202'), town('Covington', 'KY', '41011'), town('Delaware', 'OH')];
const patterns = { ...describeStates(['OH', 'KY']), far: 'dublin' };
test.for([
	['Cincinnati Ohio', { kind: 'inArea', town: 'Cincinnati' }],
	['Covington, Kenton County, Ky.', { kind: 'inArea', town: 'Covington' }],
	['Covington, OH', { kind: 'unknown' }],
	['Dublin, OH', { kind: 'elsewhere' }],
	['9 Elm St, Delaware', { kind: 'inArea', town: 'Delaware' }],
	['Santa Fe, Nuevo México', { kind: 'otherState' }],
] as const)('%s', ([typed, answer]) => expect(findPlace(typed, served, patterns)).toMatchObject(answer));

test.for([
	['Kansas City, KS', '66101'],
	['Kansas City, Mo.', '64105'],
	['Kansas City 64105', '64105'],
	['Kansas City, MO 66101', '66101'],
] as const)('one name in two of its states: %s', ([typed, zip]) => {
	const pair = [
		{ ...town('Kansas City', 'KS', '66101'), phone: '66101' },
		{ ...town('Kansas City', 'MO', '64105'), phone: '64105' },
	];
	expect(findPlace(typed, pair, describeStates(['KS', 'MO']))).toMatchObject({
		kind: 'inArea',
		town: 'Kansas City',
		phone: zip,
	});
});

test.for([
	['00907', { kind: 'inArea', town: 'San Juan' }],
	['Calle Loíza 5, San Juan PR 00907', { kind: 'inArea', town: 'San Juan' }],
	['Bayamon', { kind: 'near', place: 'Bayamon', town: 'San Juan' }],
	['00731', { kind: 'elsewhere', place: '00731' }],
	['Condado, P.R.', { kind: 'unknown' }],
	['00802', { kind: 'otherState' }],
	['33602', { kind: 'otherState' }],
	['Charlotte Amalie, VI', { kind: 'otherState' }],
] as const)('in Puerto Rico: %s', ([typed, answer]) => {
	const sanJuan = { ...town('San Juan', 'PR', '00901 00907'), near: 'bayamon|guaynabo' };
	expect(findPlace(typed, [sanJuan], describeStates(['PR']))).toMatchObject(answer);
});

test.for([
	['Cruz Bay', 'VI', 'Cruz Bay USVI'],
	['Cruz Bay', 'VI', 'Cruz Bay, Virgin Islands'],
	['New York', 'NY', 'new york, n.y.'],
	['New York', 'NY', 'New York'],
	['Metairie', 'LA', 'Metairie, Jefferson Parish, LA'],
] as const)('%s in %s, as %s', ([name, state, typed]) =>
	expect(findPlace(typed, [town(name, state)], describeStates([state]))).toMatchObject({ kind: 'inArea' }),
);
