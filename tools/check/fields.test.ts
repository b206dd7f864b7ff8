import { expect, test } from 'vitest';
import { replace, reportAfter, set, testCases, tile, write } from './testing/fixture.ts';

const alt = (line: string) => replace('photos.yaml', /^ {2}alt: .*$/m, line);
const company = (place: string, value: unknown) => set('company.yaml', place, value);
const benefits = (lines: string) => replace(tile, /^ *- It stays gentle$/m, lines);
const price = (from: string) =>
	write(
		'prices.yaml',
		`- service: carpet-cleaning\n  lines: [{ name: Room, unit: room, from: ${from}, to: 1500 }]\n`,
	);
const hyphens =
	'Start each entry of a list with a hyphen and a space:\n         benefits:\n           - "Gentle"';

test('what only the owner knows is asked for, in the form that it takes', async () => {
	const { text } = await reportAfter(company('phones.1.number', '813 555 01'));
	expect(
		text.replace(/line \d+/, 'line N'),
	).toBe(`content/company.yaml, line N: the phone number, in “The line tampa”
  Found: 813 555 01
  Why:   Visitors tap it to call, so it has to be right.
  Fix:   Write it like this, with your own phone number:
         number: "(813) 555-0100"

1 problem in 1 file. Nothing was built.`);
});

testCases([
	['nothing', []],
	[
		'a mistyped field',
		alt('  atl: A bright room.'),
		'atl:',
		'the field “atl”, in “living-room”\n',
		'Fix:   alt: A bright room.',
	],
	[
		'a field that resembles no other',
		set('gallery.yaml', '0.hashtag', 'clean'),
		'hashtag',
		'names: location, testimonial, sample',
	],
	[
		'a missing field',
		company('descriptor', undefined),
		'name: ',
		'what the company does\n  Found: nothing, because this line is missing\n',
	],
	['nothing after a colon', alt('  alt:'), 'alt:', 'Found: nothing after the colon\n'],
	[
		'an empty text',
		alt('  alt: ""'),
		'alt: ""',
		'Found: nothing between the quotation marks\n',
		'People who can’t see',
	],
	[
		'a text that is only a token',
		replace('team.yaml', /description: .*/, 'description: {company}'),
		'{company}',
		'without quotation marks',
		'Fix:   description: "{company}"',
	],
	['a number in quotation marks', set('reviews.yaml', '1.rating', '4')],
	['a price with a comma', price('"1,200"'), 'from:', 'Found: 1,200\n', 'Fix:   from: 1200'],
	['a price with a dollar sign', price('$150'), 'from:', 'Found: $150\n', 'Fix:   from: 150'],
	['a price with cents', price('49.99'), 'from:', 'Found: 49.99\n', 'Fix:   from: 50'],
	['two prices in one', price('$60-75'), 'from:', 'Found: $60-75\n', 'with your own lower price:'],
	['six stars', set('reviews.yaml', '0.rating', 6), 'rating: 6', 'Found: 6\n', 'Enter a number, 1 to 5.'],
	['a list with dashes in place of hyphens', benefits('  – Gentle\n  – Safe'), 'benefits:', hyphens],
	['a list without spaces after its hyphens', benefits('  -Gentle\n  -Safe'), 'benefits:', hyphens],
	[
		'a text instead of a group',
		set('pages/blog.yaml', 'hero', 'Welcome'),
		'hero: Welcome',
		'the part “hero”\n  Found: Welcome\n',
		'         hero:\n           title: ',
	],
	[
		'a text instead of a list of groups',
		company('hours.week', 'By appointment'),
		'week: By',
		'with your own hours of the week:',
	],
	['a list instead of a group', write('company.yaml', '- name: Blue Heron\n'), '- name', 'the whole file'],
	[
		'a list that is too short',
		set(tile, 'faqs', [{ question: 'Why?', answer: 'So.' }]),
		'faqs:',
		'Found: 1 entry\n',
		'Use exactly 4.',
	],
	[
		'a description that search results would cut',
		set(tile, 'metaDescription', 'We clean tile. '.repeat(12)),
		'metaDescription',
		'Found: 179 characters: We clean tile.',
		'Use 50 to 160 characters.',
	],
	[
		'a number that can’t be dialed',
		company('phones.1.number', '(813) 155-0142'),
		'155',
		'(813) 155-0142, which can’t be a US phone number\n',
	],
	[
		'a day that no calendar has',
		replace('legal/terms.yaml', /^date: .*/m, 'date: 2025-02-30'),
		'02-30',
		'Found: 2025-02-30\n',
	],
	['quotation marks around a part of a text', company('descriptor', '“Carpets” and “rugs”')],
]);
