import { append, type Change, replace, set, testCases, write } from './testing/fixture.ts';

/** Adds a page like another one, except for its title and description. */
const addPage =
	(file: string, model: string): Change =>
	(content) =>
		content.write(
			file,
			content
				.read(model)
				.replace(/^metaTitle: .*$/m, 'metaTitle: A page of its own')
				.replace(/^metaDescription: .*$/m, '$& Twice.'),
		);
const twoRegions =
	(first: object, second: object): Change =>
	(content) => {
		const spot = { latitude: undefined, longitude: undefined, phone: undefined };
		const complete = (area: { towns?: object[] }) => ({
			...area,
			counties: undefined,
			phone: undefined,
			towns: area.towns?.map((town) => ({ ...spot, ...town })),
		});
		content.add('areas', [
			{ id: 'tampaBay', ...complete(first) },
			{ id: 'second', ...complete(second) },
		]);
	};
const twice = 'which is already used in this file\n';
const terms = 'legal/terms.yaml';
const description = 'metaDescription: A description that fits two pages, and that is long enough.';

testCases([
	[
		'two records with one id',
		(content) => append('gallery.yaml', content.read('gallery.yaml'))(content),
		'id: sofa',
		`Found: sofa, ${twice}`,
		'id: "sofa-2"',
	],
	[
		'a group and a question with one id',
		set('faq.yaml', '0.id', 'cost'),
		'id: cost',
		`Found: cost, ${twice}`,
	],
	[
		'two entries of prices for one service',
		write('prices.yaml', '- service: carpet-cleaning\n  lines: [{ name: Room }]\n'.repeat(2)),
		'service: carpet-cleaning',
		'one list of prices for each service',
		'Move the lines of this entry to the other one.',
	],
	[
		'two lines of prices that differ in punctuation',
		write(
			'prices.yaml',
			'- service: carpet-cleaning\n  lines:\n    - name: Room, 200 sq. ft.\n    - name: Room 200 sq ft\n',
		),
		'name: Room 200 sq ft',
		`Found: room-200-sq-ft, ${twice}`,
		'id: "room-200-sq-ft-2"',
	],
	[
		'two pages with one title',
		set('pages/contact.yaml', 'metaTitle', 'The page about'),
		'metaTitle',
		'content/pages/contact.yaml',
		'which is already used in content/pages/about.yaml\n',
		'Write a title that fits this page only.',
	],
	[
		'two pages with one description',
		['pages/faq.yaml', terms].map((file) => replace(file, /^metaDescription: .*$/m, description)),
		'metaDescription',
		'Write a description that fits this page only, in 50 to 160 characters.',
	],
	[
		'a town in two regions of one state',
		twoRegions({ state: undefined, towns: [{ name: 'Fort Myers' }] }, { towns: [{ name: 'Ft. Myers' }] }),
		'name: Ft. Myers',
		`Found: Ft. Myers, ${twice}`,
	],
	[
		'two towns of one name in two states',
		twoRegions({ state: 'TN', towns: [{ name: 'Bristol' }] }, { state: 'VA', towns: [{ name: 'Bristol' }] }),
	],
	[
		'a legal page named as a page',
		addPage('legal/contact.yaml', terms),
		'',
		'another page already has the address /contact\n',
	],
]);
