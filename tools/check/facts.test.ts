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
			content.set('faq.yaml', [0, 'questions', 0, 'answer'], 'A room costs $50 to $75, stairs $3 to $5.');
		},
		'$3',
		'Found: $3 to $5, which isn’t in content/prices.yaml\n',
		'1 thing to look at. The site is still built.',
	],
	[
		'an answer with a price, although the prices were deleted',
		(content) => content.set('faq.yaml', [0, 'questions', 0, 'answer'], 'A room costs $50 to $75.'),
		'$50',
		'take it out of the text',
	],
	[
		'amounts that are no prices',
		(content) => content.set('faq.yaml', [0, 'questions', 0, 'answer'], 'Rugs are insured up to $10,000.'),
	],
]);

/** What is reported on June 1, 2025 about a last day. */
const reportEnd = async (change: (content: Fixture) => void) => {
	const { text, problems } = await reportAfter(change, '2025-06-01');
	expect(problems.every(({ isWarning }) => isWarning)).toBe(true);
	return / {2}Found: (.*)\n/.exec(text)?.[1] ?? '';
};
const offer = (ends: string) => (content: Fixture) =>
	content.write(
		'offer.yaml',
		`text: Ten percent off.\nconditions: New bookings.\nends: ${ends}\nphoto: porch\n`,
	);
const open = (last: string) => (content: Fixture) => content.set(job, ['validThrough'], last);

test.each([
	['2025-05-31', 'which has passed'],
	['2025-06-01', 'which is less than a month away'],
	['2025-07-01', 'which is less than a month away'],
	['2025-07-02', ''],
])('a job is reported from a month before its last day: %s', async (last, found) =>
	expect(await reportEnd(open(last))).toBe(found && `${last}, ${found} (today is 2025-06-01)`),
);

test.each([
	['2025-05-31', 'which has passed'],
	['2025-06-20', 'which is less than a month away'],
	['2025-07-02', ''],
	['2025-08-30', ''],
	['2025-08-31', 'which is more than 90 days away'],
])('an offer is reported before its last day, and where that is far: %s', async (last, found) =>
	expect(await reportEnd(offer(last))).toBe(found && `${last}, ${found} (today is 2025-06-01)`),
);

test('the last day that is proposed for an offer is not reported', async () => {
	const { text } = await reportAfter(offer('2026-06-01'), '2025-06-01');
	const [, day = ''] = /ends: "(.*)"/.exec(text) ?? [];
	expect(await reportEnd(offer(day))).toBe('');
});

test('an article of a later day is announced, and links to it wait with it', async () => {
	const { text, problems } = await reportAfter((content) => {
		content.set('posts/pet-odor-solutions.md', ['date'], '2025-06-02');
		content.set('faq.yaml', [0, 'questions', 0, 'answer'], 'See [odor](/blog/pet-odor-solutions).');
	});
	expect(text).toContain('Found: 2025-06-02, which is still to come (today is 2025-06-01)\n');
	expect(problems.map(({ isWarning }) => isWarning)).toEqual([true]);
});
