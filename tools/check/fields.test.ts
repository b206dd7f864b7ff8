import { expect, test } from 'vitest';
import { type Fixture, reportAfter, testCases } from './testing/fixture.ts';

const alt = (line: string) => (content: Fixture) => content.replace('photos.yaml', /^ {2}alt: .*$/m, line);
const company =
	(value: unknown, ...place: (string | number)[]) =>
	(content: Fixture) =>
		content.set('company.yaml', place, value);
const questions = (total: number) => (content: Fixture) =>
	content.set(
		'services/tile-grout.yaml',
		['faqs'],
		Array.from({ length: total }, (_, index) => ({ question: `Question ${index}?`, answer: 'Yes.' })),
	);
const terms = (line: string) => (content: Fixture) => content.replace('legal/terms.yaml', /^date: .*/m, line);
const tap = 'Why:   Visitors tap it to call, so it has to be right.';

test('a value of the wrong form is reported with the field in plain words and an example', async () => {
	const { text } = await reportAfter(company('813 555 01', 'phones', 1, 'number'));
	expect(text).toMatch(
		/^content\/company.yaml, line \d+: the phone number, in “The line tampa”\n {2}Found: 813 555 01\n/,
	);
	expect(text).toContain(`  ${tap}\n  Fix:   number: "(813) 555-0100"\n`);
});

testCases([
	['nothing', () => undefined],
	[
		'a mistyped field',
		alt('  atl: A bright room.'),
		'atl: A bright room.',
		'the field “atl”, in “living-room”\n  Found: “atl”, but there is no such field here',
		'Fix:   alt: A bright room.',
	],
	[
		'a field that resembles no other',
		(content) => content.set('gallery.yaml', [0, 'hashtag'], 'clean'),
		'hashtag',
		'use one of these names: location, testimonial, sample',
	],
	[
		'a missing field',
		company(undefined, 'descriptor'),
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
		(content) => content.set('services/tile-grout.yaml', ['relatedPosts'], null),
		'relatedPosts:',
		'Found: nothing after the colon\n',
		'Fix:   Delete this line, or fill it in:\n         relatedPosts:\n',
	],
	[
		'an empty text',
		alt('  alt: ""'),
		'alt: ""',
		'Found: nothing between the quotation marks\n',
		'People who can’t see the picture',
	],
	[
		'a number instead of a text',
		company(33602, 'addresses', 0, 'zip'),
		'zip: 33602',
		'33602, without quotation marks',
		'Fix:   zip: "33602"',
	],
	[
		'a text that is only a token',
		(content) => content.replace('team.yaml', /description: .*/, 'description: {company}'),
		'{company}',
		'Fix:   description: "{company}"',
	],
	[
		'a word instead of a number',
		(content) => content.set('reviews.yaml', [1, 'rating'], 'five'),
		'rating: five',
		'the rating, in “second”\n  Found: five\n',
		'Fix:   rating: 5',
	],
	[
		'six stars',
		(content) => content.set('reviews.yaml', [0, 'rating'], 6),
		'rating: 6',
		'Found: 6\n',
		'Enter a number, 1 to 5, such as:\n         rating: 5',
	],
	[
		'a Google rating that no quotation marks make right',
		company(6, 'claims', 'rating'),
		'rating: 6',
		'Found: 6\n',
		'Fix:   rating: "4.9"',
	],
	[
		'a list with dashes in place of hyphens',
		(content) =>
			content.replace('services/tile-grout.yaml', /^ *- It stays gentle$/m, '  – Gentle\n  – Safe'),
		'benefits:',
		'Start each entry of a list with a hyphen and a space:\n         benefits:\n           - "Gentle"',
	],
	[
		'a list without spaces after its hyphens',
		(content) => content.replace('services/tile-grout.yaml', /^ *- It stays gentle$/m, '  -Gentle\n  -Safe'),
		'benefits:',
		'Start each entry of a list with a hyphen and a space:',
	],
	['a Google rating in words', company('4.8 stars', 'claims', 'rating'), '4.8 stars', 'Fix:   rating: "4.9"'],
	[
		'yes instead of true',
		(content) => content.set('pages/home.yaml', ['hero', 'form'], 'yes'),
		'form: yes',
		'whether the hero shows the form\n  Found: yes\n',
		'Fix:   form: true',
	],
	[
		'a text instead of a group',
		(content) => content.set('pages/blog.yaml', ['hero'], 'Welcome'),
		'hero: Welcome',
		'the part “hero”\n  Found: Welcome\n',
		'Fix:   hero:\n           title: ',
	],
	[
		'a list instead of a group',
		(content) => content.write('company.yaml', '- name: Palmetto Heritage\n'),
		'- name',
		'the whole file',
	],
	['four questions', questions(4)],
	['five questions', questions(5), 'faqs:', 'Found: 5 entries\n', 'Use exactly 4, such as:'],
	[
		'a description that search results would cut',
		(content) => content.set('services/tile-grout.yaml', ['metaDescription'], 'We clean tile. '.repeat(12)),
		'metaDescription',
		'Found: 179 characters: We clean tile.',
		'Use 50 to 160 characters, such as:',
	],
	[
		'an id with spaces and capitals',
		(content) => content.set('gallery.yaml', [0, 'id'], 'Living Room'),
		'Living Room',
		'the id of the case, in “Living Room”',
		'Use lowercase letters, digits and hyphens only.',
	],
	[
		'a site below the top of its address',
		company('https://your-company.com/cleaning', 'siteUrl'),
		'siteUrl',
		'Found: https://your-company.com/cleaning, which goes on after the name of the site\n',
		'Fix:   siteUrl: "https://www.your-company.com"',
	],
	[
		'a phone number that can’t be dialled',
		company('(813) 155-0142', 'phones', 1, 'number'),
		'155',
		'Found: (813) 155-0142, which can’t be a US phone number\n',
		tap,
	],
	['an email address without an end', company('hello@palmetto', 'email'), 'hello@', 'Fix:   email: "hello@'],
	[
		'a link that is not secure',
		company('http://book.example.com/', 'links', 'booking'),
		'http:',
		'booking: "https:',
	],
	['opening hours in words', company('8:00 PM', 'hours', 'closes'), '8:00 PM', 'closes: "20:00"'],
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
