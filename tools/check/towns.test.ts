import { type Fixture, testCases } from './testing/fixture.ts';

const towns =
	(...list: object[]) =>
	(content: Fixture) =>
		content.set('areas.yaml', [0, 'towns'], list);
const unknown = 'but no ZIP code in Florida goes by that name\n';

testCases([
	['a town that mail goes to', towns({ name: 'St. Pete Beach', zips: ['33706'] }, { name: 'Ft. Myers' })],
	[
		'a suburb without ZIP codes',
		towns({ name: 'Miramar' }),
		'name: Miramar',
		unknown,
		'zips: ["33025", "33027"]',
	],
	['a mistyped town', towns({ name: 'Lakelnd' }), 'name: Lakelnd', unknown, 'name: "Lakeland"'],
	['a town of another state', towns({ name: 'Valdosta' }), 'name: Valdosta', unknown],
	[
		'a suburb with its place on the map only',
		towns({ name: 'Miramar', latitude: 25.98, longitude: -80.3 }),
		'name: Miramar',
		unknown,
		'1 thing to look at. The site is still built.',
	],
	[
		'a ZIP code that nobody has',
		towns({ name: 'Miramar', zips: ['33025', '33999'] }),
		'33999',
		'1 thing to look at. The site is still built.',
	],
	['a ZIP code of another state', towns({ name: 'Miramar', zips: ['90210'] }), '90210', 'Found: 90210\n'],
	['a town with its state', towns({ name: 'Lakeland, FL' }), 'name: Lakeland, FL', 'name alone'],
	['a town with a ZIP code', towns({ name: 'Plant City 33563' }), 'name: Plant City 33563', 'name alone'],
	[
		'a town twice',
		towns({ name: 'Saint Petersburg' }, { name: 'St. Petersburg' }),
		'name: St. Petersburg',
		'Found: St. Petersburg, which is already used in this file\n',
	],
	[
		'another name that is a town of its own',
		towns({ name: 'Tampa' }, { name: 'Brandon', also: ['Tampa'] }),
		'Tampa',
		'Found: Tampa, which is already used in this file\n',
	],
]);
