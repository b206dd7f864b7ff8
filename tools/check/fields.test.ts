import { checkShape } from './issues.ts';
import { type Change, company, replace, set, testCases, tile, warned, write } from './testing/fixture.ts';

const alt = (line: string) => replace('photos.yaml', /^ {2}alt: .*$/m, line);
const member = (description: string) => replace('team.yaml', /description: .*/, description);
const price = (from: string) =>
	write(
		'prices.yaml',
		`- service: carpet-cleaning\n  lines: [{ name: Room, unit: room, from: ${from}, to: 1500 }]\n`,
	);

testCases(checkShape, [
	['nothing', []],
	[
		'a mistyped name',
		alt('  atl: A bright room.'),
		'atl:',
		'“atl”, in “living-room”\n',
		'use one of these names: id, file, alt,',
	],
	['a missing field', company('descriptor', undefined), 'name: ', 'because this line is missing\n'],
	['nothing after a colon', alt('  alt:'), 'alt:', 'Found: nothing after the colon\n'],
	['an empty text', alt('  alt: ""'), 'alt: ""', 'Found: nothing\n'],
	[
		'a text that is only a token',
		member('description: {company}'),
		'{company}',
		'Fix:   description: "{company}"\n',
	],
	['a price with a comma', price('"1,200"')],
	['a price with a comma elsewhere', price('"1,2345"'), 'from:', 'with your own lower price:'],
	['a text, not a group', set('pages/blog.yaml', 'hero', 'Hi'), 'hero: Hi', '  hero:\n           title: '],
	['a text instead of a list', company('hours.week', 'At noon'), 'week: At', 'your own hours of the week:'],
	['a list instead of a group', write('company.yaml', '- name: Blue Heron\n'), '- name', 'the whole file'],
	['questions without closing words', set('pages/faq.yaml', 'closing', undefined)],
	...['benefits', 'apply', 'none'].map((part): [string, Change] => [
		`jobs without “${part}”`,
		set('pages/careers.yaml', part, undefined),
	]),
	[
		'a long description',
		set(tile, 'metaDescription', 'A. '.repeat(99)),
		'metaD',
		'Use 50 to 160 char',
		warned,
	],
	['a short description', set(tile, 'metaDescription', 'Tile.'), 'metaD', 'Use 50 to 160 char', warned],
	['a number that nobody has', company('phones.1.number', '(813) 155-0142'), '155', 'can’t be a US phone'],
	['quotation marks of a customer', set('reviews.yaml', '0.text', '“A clean rug.”')],
	['quotation marks around a part of a text', company('descriptor', '“Carpets” and “rugs”')],
]);
