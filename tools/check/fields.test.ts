import { expect, test } from 'vitest';
import { replace, reportAfter, set, testCases, tile, write } from './testing/fixture.ts';

const alt = (line: string) => replace('photos.yaml', /^ {2}alt: .*$/m, line);
const company = (place: string, value: unknown) => set('company.yaml', place, value);
const questions = (total: number) =>
	set(
		tile,
		'faqs',
		Array.from({ length: total }, (_, index) => ({ question: `Question ${index}?`, answer: 'Yes.' })),
	);
const terms = (line: string) => replace('legal/terms.yaml', /^date: .*/m, line);
const benefits = (lines: string) => replace(tile, /^ *- It stays gentle$/m, lines);
const price = (from: string) =>
	write(
		'prices.yaml',
		`- service: carpet-cleaning\n  lines: [{ name: Room, unit: room, from: ${from}, to: 1500 }]\n`,
	);
const hyphens =
	'Start each entry of a list with a hyphen and a space:\n         benefits:\n           - "Gentle"';
const tap = 'Why:   Visitors tap it to call, so it has to be right.';

test('a value of the wrong form is reported with the field in plain words and an example', async () => {
	const { text } = await reportAfter(company('phones.1.number', '813 555 01'));
	expect(text).toMatch(
		/^content\/company.yaml, line \d+: the phone number, in “The line tampa”\n {2}Found: 813 555 01\n/,
	);
	expect(text).toContain(`  ${tap}\n  Fix:   number: "(813) 555-0100"\n`);
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
		'the code to embed a form, in place of its address',
		company('links.formProvider', '<iframe title="Form" src="https://forms.blueheron.com/1"></iframe>'),
		'formProvider:',
		'Only the address in it:\n         formProvider: "https://forms.blueheron.com/1"',
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
		'Fix:   descriptor: "Carpet & Upholstery Cleaning"',
	],
	[
		'nothing after a colon',
		alt('  alt:'),
		'alt:',
		'Found: nothing after the colon\n',
		'Fix:   alt: "A bright',
	],
	[
		'a list that was emptied line by line',
		set(tile, 'relatedPosts', null),
		'relatedPosts:',
		'Fix:   Delete this line, or',
	],
	[
		'an empty text',
		alt('  alt: ""'),
		'alt: ""',
		'Found: nothing between the quotation marks\n',
		'People who can’t see',
	],
	[
		'a number instead of a text',
		company('addresses.0.zip', 33602),
		'zip: 33602',
		'without quotation marks',
		'zip: "33602"',
	],
	[
		'a text that is only a token',
		replace('team.yaml', /description: .*/, 'description: {company}'),
		'{company}',
		'Fix:   description: "{company}"',
	],
	[
		'a word instead of a number',
		set('reviews.yaml', '1.rating', 'five'),
		'five',
		'the rating, in “second”\n',
		'Fix:   rating: 5',
	],
	['a number in quotation marks', set('reviews.yaml', '1.rating', '4')],
	[
		'a number with a word',
		set('reviews.yaml', '1.rating', '5 stars'),
		'5 stars',
		'Found: 5 stars\n',
		'Fix:   rating: 5',
	],
	['a price with a comma', price('"1,200"'), 'from:', 'Found: 1,200\n', 'Fix:   from: 1200'],
	['a price with a dollar sign', price('$150'), 'from:', 'Found: $150\n', 'Fix:   from: 150'],
	['a price with cents', price('49.99'), 'from:', 'Found: 49.99\n', 'Fix:   from: 50'],
	['two prices in one', price('$60-75'), 'from:', 'Found: $60-75\n', 'Fix:   from: 50'],
	[
		'six stars',
		set('reviews.yaml', '0.rating', 6),
		'rating: 6',
		'Found: 6\n',
		'Enter a number, 1 to 5, such as:\n',
	],
	[
		'a Google rating that no quotation marks make right',
		company('claims.rating', 6),
		'6',
		'Found: 6\n',
		'rating: "4.9"',
	],
	['a state by its name', company('addresses.0.state', 'ohio'), 'state: ohio', 'Fix:   state: "OH"'],
	['a state in lower case', company('addresses.0.state', 'oh'), 'state: oh', 'Fix:   state: "OH"'],
	['a region’s state by its name', set('areas.yaml', '0.state', 'Ohio'), 'state: Ohio', 'Fix:   state: "OH"'],
	['a list with dashes in place of hyphens', benefits('  – Gentle\n  – Safe'), 'benefits:', hyphens],
	['a list without spaces after its hyphens', benefits('  -Gentle\n  -Safe'), 'benefits:', hyphens],
	[
		'a text instead of a group',
		set('pages/blog.yaml', 'hero', 'Welcome'),
		'hero: Welcome',
		'the part “hero”\n  Found: Welcome\n',
		'Fix:   hero:\n           title: ',
	],
	['a list instead of a group', write('company.yaml', '- name: Blue Heron\n'), '- name', 'the whole file'],
	['four questions', questions(4)],
	['five questions', questions(5), 'faqs:', 'Found: 5 entries\n', 'Use exactly 4, such as:'],
	[
		'a description that search results would cut',
		set(tile, 'metaDescription', 'We clean tile. '.repeat(12)),
		'metaDescription',
		'Found: 179 characters: We clean tile.',
		'Use 50 to 160 characters, such as:',
	],
	[
		'an id with spaces and capitals',
		set('gallery.yaml', '0.id', 'Living Room'),
		'Living Room',
		'the id of the case, in “Living Room”',
		'Use lowercase letters, digits and hyphens only.',
	],
	[
		'a site below the top of its address',
		company('siteUrl', 'https://your-company.com/cleaning'),
		'siteUrl',
		'Found: https://your-company.com/cleaning, which goes on after the name of the site\n',
		'Fix:   siteUrl: "https://www.your-company.com"',
	],
	[
		'a phone number that can’t be dialled',
		company('phones.1.number', '(813) 155-0142'),
		'155',
		'Found: (813) 155-0142, which can’t be a US phone number\n',
		tap,
	],
	['a link that is not secure', company('links.booking', 'http://a.com/'), 'http:', 'booking: "https:'],
	[
		'a date in words',
		terms('date: May 1, 2025'),
		'May 1',
		'Found: May 1, 2025\n',
		'Fix:   date: "2025-05-01"',
	],
	['a day that no calendar has', terms('date: 2025-02-30'), '02-30', 'Found: 2025-02-30\n'],
	['a date without quotation marks', terms('date: 2025-05-02')],
]);
