import { type Fixture, testCases } from './testing/fixture.ts';

/** Adds a page whose words are those of another one, but for what search results show. */
const addPage = (file: string, model: string) => (content: Fixture) =>
	content.write(
		file,
		content
			.read(model)
			.replace(/^metaTitle: .*$/m, 'metaTitle: A page of its own')
			.replace(/^metaDescription: .*$/m, '$& Twice.'),
	);
const taken = (address: string) => `another page already has the address ${address}\n`;

testCases([
	[
		'two records with one id',
		(content) => content.append('gallery.yaml', content.read('gallery.yaml')),
		'id: sofa',
		'Found: sofa, which is already used in this file\n',
		'id: "sofa-2"',
	],
	[
		'an id whose next one is taken too',
		(content) => {
			const [pair] = content
				.read('gallery.yaml')
				.split(/^(?=- )/m)
				.filter(Boolean);
			content.append('gallery.yaml', `${pair}${pair}`.replace('id: sofa', 'id: sofa-2'));
		},
		'id: sofa',
		'id: "sofa-3"',
	],
	[
		'a question id in two groups',
		(content) => content.append('faq.yaml', content.read('faq.yaml').replace('id: price', 'id: visit')),
		'id: cost',
		'Found: cost, which is already used in this file\n',
	],
	[
		'a group and a question with one id',
		(content) => content.set('faq.yaml', [0, 'id'], 'cost'),
		'id: cost',
		'Found: cost, which is already used in this file\n',
	],
	[
		'two entries of prices for one service',
		(content) => {
			const prices = '- service: carpet-cleaning\n  lines: [{ name: Room }]\n';
			content.write('prices.yaml', prices + prices);
		},
		'service: carpet-cleaning',
		'visitors would never see the prices in this one',
		'Move the lines of this entry to the other one',
	],
	[
		'two lines of prices that differ in punctuation',
		(content) =>
			content.write(
				'prices.yaml',
				'- service: carpet-cleaning\n  lines:\n    - name: Room, 200 sq. ft.\n    - name: Room 200 sq ft\n',
			),
		'name: Room 200 sq ft',
		'Found: Room 200 sq ft, which is already used in this file\n',
	],
	[
		'two pages with one title',
		(content) =>
			content.set('pages/contact.yaml', ['metaTitle'], content.value('pages/about.yaml', ['metaTitle'])),
		'metaTitle',
		'content/pages/contact.yaml',
		'which is already used in content/pages/about.yaml\n',
		'Write a title that fits this page only.',
	],
	[
		'two pages with one description',
		(content) =>
			content.set(
				'legal/terms.yaml',
				['metaDescription'],
				content.value('pages/faq.yaml', ['metaDescription']),
			),
		'metaDescription',
		'Write a description that fits this page only, in 50 to 160 characters.',
	],
	['a legal page named as a page', addPage('legal/contact.yaml', 'legal/terms.yaml'), '', taken('/contact')],
	[
		'a legal page named as an error page',
		addPage('legal/offline.yaml', 'legal/terms.yaml'),
		'',
		taken('/offline'),
	],
	[
		'a service named as an error page',
		addPage('services/404.yaml', 'services/tile-grout.yaml'),
		'',
		taken('/services/404'),
	],
]);
