import { company, remove, set, testCases, warned } from './testing/fixture.ts';
import { checkTowns } from './towns.ts';
import { checkUnique } from './unique.ts';

const towns = (...list: unknown[]) => set('areas.yaml', '0.towns', list);
const unknown = 'but no ZIP code in Florida goes by that name\n';
const twice = 'which is already used in this file\n';
const miramar = { name: 'Miramar' };

testCases(
	[checkTowns, checkUnique],
	[
		['a town with an apostrophe that the post office leaves out', towns({ name: 'Land O’ Lakes' })],
		['a town by its name alone', towns('Lakeland')],
		['counties by their names', set('areas.yaml', '0.counties', ['Hillsborough', 'Pinellas County'])],
		[
			'a mistyped county',
			set('areas.yaml', '0.counties', ['Pinelas']),
			'Pinelas',
			'but no county of Florida goes by that name\n',
		],
		['a mistyped town alone', towns('Lakelnd'), 'Lakelnd', unknown, 'Fix:   - "Lakeland"\n'],
		[
			'a ZIP code alone that is too far',
			towns({ name: 'St. Petersburg', zips: '33706, 33101' }),
			'zips:',
			'33101, which is Miami’s',
			warned,
		],
		['a suburb without ZIP codes', towns(miramar), 'name: Miramar', unknown, 'Add its own ZIP codes'],
		['a mistyped town', towns({ name: 'Lakelnd' }), 'name: Lakelnd', unknown, 'Fix:   name: "Lakeland"\n'],
		[
			'an address with a ZIP code of another city',
			company('addresses.0.zip', '33101-0001'),
			'zip:',
			'33101, which is Miami’s',
			warned,
		],
		[
			'a ZIP code of another city, and one that is farther out',
			towns({ name: 'St. Petersburg', zips: ['33101', '33706', '34677'] }),
			'33101',
			'33101, which is Miami’s',
			warned,
		],
		['a made-up ZIP code, which the launch check names', towns({ ...miramar, zips: ['00000'] })],
		['a ZIP code of another state', towns({ ...miramar, zips: ['33025', '90210'] }), '90210', warned],
		[
			'a town of Puerto Rico',
			[set('areas.yaml', '0.state', 'PR'), towns({ name: 'San Juan', zips: ['00901'] })],
		],
		[
			'a town of Puerto Rico without ZIP codes',
			[set('areas.yaml', '0.state', 'PR'), towns({ name: 'Bayamón' })],
			'name: Bayamón',
			'but no ZIP code in Puerto Rico goes by that name\n',
			'Fix:   Add its own ZIP codes below its name.',
		],
		[
			'a ZIP code of no place in the Virgin Islands',
			[set('areas.yaml', '0.state', 'VI'), towns({ name: 'St. Thomas', zips: ['00802', '00901'] })],
			'00901',
			'which isn’t among the ZIP codes of US Virgin Islands',
			warned,
		],
		[
			'one name of two towns, in two states',
			[
				set('areas.yaml', '0.state', 'KS'),
				towns({ name: 'Kansas City' }),
				set('areas.yaml', '1', {
					title: 'Missouri',
					state: 'MO',
					towns: [{ name: 'Kansas City' }, { name: 'O’Fallon' }],
				}),
			],
		],
		[
			'no state at all',
			[
				company('addresses', []),
				set('pages/contact.yaml', 'locations.items', []),
				remove('careers/carpet-cleaning-technician.yaml'),
			],
			'- title: Tampa Bay',
			'Choose one of: AK, AL,',
		],
		[
			'a town in two regions of one state',
			[
				towns({ name: 'Fort Myers' }),
				set('areas.yaml', '1', { title: 'The south', state: 'FL', towns: [{ name: 'Ft. Myers' }] }),
			],
			'name: Ft. Myers',
			`Found: Ft. Myers, ${twice}`,
		],
		[
			'another name that is a town of its own',
			towns({ name: 'Tampa' }, { name: 'Brandon', also: ['Tampa'] }),
			'Tampa',
			`Found: Tampa, ${twice}`,
		],
	],
);
