import { expect, test } from 'vitest';
import { article, reportAfter, set, testCases, write, writeOffer } from './testing/fixture.ts';

const job = 'careers/carpet-cleaning-technician.yaml';
const prices = `- service: carpet-cleaning
  lines:
    - { name: Room, unit: room, from: 50, to: 75 }
    - { name: Something else }
  minimum: 150
`;
const price = (from: string, to: string) => write('prices.yaml', prices.replace(from, to));
const long = 'How to find an odor in a sofa, and what removes it for good without harm';

testCases([
	[
		'a job that closes before it is posted',
		set(job, 'datePosted', '2099-01-02'),
		'validThrough',
		'which is before 2099-01-02\n  Why:   A job can’t close before it’s posted.\n',
	],
	[
		'an article that is updated before it is published',
		set(article, 'updated', '2025-04-01'),
		'2025-04-01',
		'Found: 2025-04-01, which is before 2025-05-01\n',
	],
	[
		'a backward range of pay',
		set(job, 'salary', { min: 100, max: 20, unit: 'HOUR' }),
		'max: 20',
		'Found: 20, which is less than 100\n',
	],
	[
		'an address with half of its place',
		set('company.yaml', 'addresses.0.latitude', 27.95),
		'id: tampa',
		'Found: nothing, although the other half',
		'longitude: -82.46',
	],
	[
		'a founding year to come',
		set('company.yaml', 'founded', 2061),
		'founded: 2061',
		'Found: 2061, which is still to come\n',
		'Fix:   founded: 1964',
	],
	['a company founded this year', set('company.yaml', 'founded', '2025')],
	['prices, and a line without any', price('', '')],
	[
		'half a price',
		price(', to: 75', ''),
		'name: Room',
		'Found: nothing, although the price has other parts\n',
	],
	['a backward price', price('to: 75', 'to: 40'), 'to: 40', 'Found: 40, which is less than 50\n'],
	['cents', price('from: 50', 'from: 49.99'), '49.99', 'Found: 49.99\n'],
	[
		'a long title without one for search results',
		[set(article, 'title', long), set(article, 'metaTitle', undefined)],
		'title: How to find',
		'Found: nothing, although the title has 72 characters\n',
		'metaTitle: "How to find an odor in a sofa, and what removes it',
	],
	['a long title with one for search results', set(article, 'title', long)],
	[
		'a title for search results that they cut off',
		set(article, 'metaTitle', long),
		'meta',
		'Found: 72 characters',
	],
	[
		'an article of a later day, and a link to it, which waits with it',
		[
			set(article, 'date', '2025-06-02'),
			set('faq.yaml', '0.questions.0.answer', 'See [odor](/blog/pet-odor-solutions).'),
		],
		'date: 2025-06-02',
		'Found: 2025-06-02, which is still to come (today is 2025-06-01)\n',
		'1 thing to look at.',
	],
]);

const open = (last: string) => set(job, 'validThrough', last);
const [passed, near, far] = [
	'which has passed',
	'which is less than a month away',
	'which is more than 90 days away',
];

test.each([
	['a job that ended', open('2025-05-31'), passed],
	['a job on its last day', open('2025-06-01'), near],
	['a job a month before its last day', open('2025-07-01'), near],
	['a job that is open longer', open('2025-07-02')],
	['an offer that ended', writeOffer('2025-05-31'), passed],
	['an offer that ends soon', writeOffer('2025-06-20'), near],
	['an offer that ends in a month', writeOffer('2025-07-02')],
	['an offer that ends in three months', writeOffer('2025-08-30')],
	['an offer that ends later', writeOffer('2025-08-31'), far],
])('on June 1, 2025: %s', async (_, change, found?: string) => {
	const { text, problems } = await reportAfter(change, '2025-06-01');
	expect(problems.map(({ severity }) => severity)).toEqual(found ? ['warning'] : []);
	expect(text).toContain(found ? `${found} (today is 2025-06-01)` : '');
});

test('the last day that is proposed for an offer is not reported', async () => {
	const { text } = await reportAfter(writeOffer('2026-06-01'), '2025-06-01');
	const [, day = ''] = /ends: "(.*)"/.exec(text) ?? [];
	expect(await reportAfter(writeOffer(day), '2025-06-01')).toMatchObject({ text: '' });
});
