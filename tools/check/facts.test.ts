import { expect, test } from 'vitest';
import { type Fixture, reportAfter, testCases } from './testing/fixture.ts';

const job = 'careers/carpet-cleaning-technician.yaml';
const prices = `- service: carpet-cleaning
  lines:
    - { name: Room, unit: room, from: 50, to: 75 }
    - { name: Something else }
  minimum: 150
`;
const price = (from: string, to: string) => (content: Fixture) =>
	content.write('prices.yaml', prices.replace(from, to));

testCases([
	[
		'a job that closes before it is posted',
		(content) => content.set(job, ['datePosted'], '2099-01-02'),
		'validThrough',
		'which is before 2099-01-02\n  Why:   A job can’t close before it’s posted.\n',
	],
	[
		'an article that is updated before it is published',
		(content) => content.set('posts/pet-odor-solutions.md', ['updated'], '2025-04-01'),
		'2025-04-01',
		'Found: 2025-04-01, which is before 2025-05-01\n',
	],
	[
		'a backward range of pay',
		(content) => content.set(job, ['salary'], { min: 100, max: 20, unit: 'HOUR' }),
		'max: 20',
		'Found: 20, which is less than 100\n',
	],
	[
		'hours that end before they begin',
		(content) => content.set('company.yaml', ['hours', 'closes'], '07:00'),
		'closes: 07:00',
		'Found: 07:00, which isn’t later than 08:00, when you open\n',
		'closes: "00:00" for midnight',
	],
	[
		'hours that end when they begin',
		(content) => content.set('company.yaml', ['hours', 'closes'], '08:00'),
		'closes: 08:00',
		'Found: 08:00, which isn’t later',
	],
	[
		'hours that end after midnight',
		(content) => content.set('company.yaml', ['hours', 'closes'], '02:00'),
		'closes: 02:00',
	],
	['hours until midnight', (content) => content.set('company.yaml', ['hours', 'closes'], '00:00')],
	[
		'an address with half of its place',
		(content) => content.set('company.yaml', ['addresses', 0, 'latitude'], 27.95),
		'id: tampa',
		'Found: nothing, although the other half',
		'longitude: -82.46',
	],
	[
		'a town with half of its place',
		(content) => content.set('areas.yaml', [0, 'towns', 0, 'longitude'], -82.46),
		'name: Tampa',
		'latitude: 27.95',
	],
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
		'an answer with another price',
		(content) => {
			content.write('prices.yaml', prices);
			content.set('faq.yaml', [0, 'questions', 0, 'answer'], 'A room costs $60, a visit at least $150.');
		},
		'$60',
		'Found: $60, which isn’t in content/prices.yaml\n',
		'1 thing to look at. The site is still built.',
	],
]);

test('an amount that the terms name may stand in an answer too', async () => {
	const { text } = await reportAfter((content) => {
		content.write('prices.yaml', prices);
		content.set('legal/terms.yaml', ['intro'], 'A rug in our care is insured for up to $10,000.');
		content.set('faq.yaml', [0, 'questions', 0, 'answer'], 'We insure a rug for up to $10,000.');
	});
	expect(text).toBe('');
});

test('a job that has closed is reported from the day after its last day, and the site is built', async () => {
	const close = (last: string) =>
		reportAfter((content) => content.set(job, ['validThrough'], last), '2025-06-01');
	expect((await close('2025-06-01')).text).toBe('');
	const { text, problems } = await close('2025-05-31');
	expect(text).toContain('Found: 2025-05-31, which has passed (today is 2025-06-01)\n');
	expect(problems.map(({ isWarning }) => isWarning)).toEqual([true]);
});

test('an article of a later day is announced, and links to it wait with it', async () => {
	const { text, problems } = await reportAfter((content) => {
		content.set('posts/pet-odor-solutions.md', ['date'], '2025-06-02');
		content.set('faq.yaml', [0, 'questions', 0, 'answer'], 'See [odor](/blog/pet-odor-solutions).');
	});
	expect(text).toContain('Found: 2025-06-02, which is still to come (today is 2025-06-01)\n');
	expect(problems.map(({ isWarning }) => isWarning)).toEqual([true]);
});
