import { expect, test } from 'vitest';
import { checkShape } from './issues.ts';
import { reportAfter, set } from './testing/fixture.ts';

const own = 'Write it like this, with your own';
const noDay = 'No month has this day. Correct the day or the month.';
const ask = 'Copy it from where the customer wrote it, or ask. Don’t round or change it.';

/** What the owner wrote in a field, and the only message about it. */
test.each<[file: string, place: string, written: unknown, fix: unknown]>([
	['company', 'phones.1.number', '813 555 01', `${own} phone number:\nnumber: "(813) 555-0100"`],
	[
		'company',
		'hours.week.0.days',
		'workdays',
		'Choose from: Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday',
	],
	[
		'team',
		'0.photo',
		null,
		'Write the id of one in photos.yaml:\nphoto: "…"\nIf you have none, delete the portrait, in “marisol-reyes”.',
	],
	['gallery', '0.after', undefined, 'Write the id of one in photos.yaml:\nafter: "…"'],
	['reviews', '0.date', '2 months ago', 'Enter the month in which it was written, such as “March 2025.”'],
	[
		'services/tile-grout',
		'guide',
		[1, 2, 3].map(() => ({ title: 'A', text: 'B' })),
		'Use at most 2. You can also leave it.',
	],
	['company', 'hours.special.0', { from: '2027-02-30' }, noDay],
	[
		'company',
		'hours.week.0.opens',
		'7:30',
		'For 7:30 am, write\nopens: "07:30"\nFor 7:30 pm, write\nopens: "19:30"',
	],
	[
		'company',
		'hours.week.0.closes',
		'8',
		'For 8 am, write\ncloses: "08:00"\nFor 8 pm, write\ncloses: "20:00"',
	],
	['company', 'hours.week.0.closes', '25:00', `${own} closing time:\ncloses: "20:00"`],
	[
		'legal/terms',
		'date',
		'5/1/2025',
		'For May 1, 2025, write\ndate: "2025-05-01"\nFor January 5, 2025, write\ndate: "2025-01-05"',
	],
	['legal/terms', 'date', '2/30/2025', `${own} date:\ndate: "YYYY-MM-DD"`],
	['company', 'addresses.0.state', 'Ontario', expect.stringMatching(/^Choose one of: .*\bOH\b/)],
	['company', 'claims.rating', 6, `${own} Google rating:\nrating: "4.9"`],
	[
		'company',
		'siteUrl',
		'https://a.com/a',
		`${own} web address of this site:\nsiteUrl: "https://www.your-company.com"`,
	],
	['reviews', '1.rating', 4.5, ask],
	['company', 'name', '“Blue Heron”', 'name: "Blue Heron"'],
	['company', 'descriptor', undefined, `${own} words:\ndescriptor: "Repairs and Maintenance"`],
	[
		'company',
		'sisterBrand',
		null,
		expect.stringMatching(/\nIf you have none, delete the part “sister brand”\.$/),
	],
])('%s, %s: %s', async (file, place, written, fix) => {
	const { problems } = await reportAfter(set(`${file}.yaml`, place, written), checkShape);
	expect(
		problems.filter((problem) => problem.file === `content/${file}.yaml`).map(({ write: told }) => told),
	).toEqual([fix]);
});

test('a color without quotation marks is told from nothing', async () => {
	const { problems } = await reportAfter(
		(content) => content.write('brand.yaml', 'main: #ffd400\naccent: "#9a4320"\n'),
		checkShape,
	);
	expect(problems.map(({ found, write }) => [found, write])).toContainEqual([
		'nothing, because what follows # is a note',
		'Put it in quotation marks:\nmain: "#ffd400"',
	]);
});
