import { remove, set, testCases, warned } from './testing/fixture.ts';

const towns = (...list: object[]) => set('areas.yaml', '0.towns', list);
const unknown = 'but no ZIP code in Florida goes by that name\n';
const twice = 'which is already used in this file\n';
const miramar = { name: 'Miramar' };

testCases([
	['a town that mail goes to', towns({ name: 'St. Pete Beach', zips: ['33706'] }, { name: 'Ft. Myers' })],
	['a suburb without ZIP codes', towns(miramar), 'name: Miramar', unknown, '  zips: ["'],
	[
		'a suburb that resembles a town',
		towns({ name: 'Bellevue' }),
		'name: Bellevue',
		'Fix:   If the name is right, add its own ZIP codes (usps.com lists them) below it, in place of these:\n         - name: "Bellevue"\n           zips: ["',
	],
	['a mistyped town', towns({ name: 'Lakelnd' }), 'name: Lakelnd', unknown, 'name: "Lakeland"'],
	['a town of another state', towns({ name: 'Valdosta' }), 'name: Valdosta', unknown, 'state: "GA"'],
	[
		'a suburb with its place on the map only',
		towns({ ...miramar, latitude: 25.98, longitude: -80.3 }),
		'name: Miramar',
		unknown,
		warned,
	],
	['a ZIP code of another state', towns({ ...miramar, zips: ['33025', '90210'] }), '90210', warned],
	['a region in another state', [set('areas.yaml', '0.state', 'KY'), towns({ name: 'Covington' })]],
	[
		'a place far away',
		towns({ name: 'Tampa', latitude: 37.95, longitude: -82.45 }),
		'latitude: 37.95',
		warned,
	],
	[
		'no state at all',
		[
			set('company.yaml', 'addresses', []),
			set('pages/contact.yaml', 'locations.items', []),
			remove('careers/carpet-cleaning-technician.yaml'),
		],
		'- title: Tampa Bay',
		'Fix:   state: "FL"',
	],
	['a town with its state', towns({ name: 'Lakeland, FL' }), 'name: Lakeland, FL', 'name alone'],
	['a town with a ZIP code', towns({ name: 'Plant City 33563' }), 'name: Plant City 33563', 'name alone'],
	[
		'another name that is a town of its own',
		towns({ name: 'Tampa' }, { name: 'Brandon', also: ['Tampa'] }),
		'Tampa',
		`Found: Tampa, ${twice}`,
	],
]);
