import { expect, test } from 'vitest';
import { checkShape } from './issues.ts';
import { replace, reportAfter, set } from './testing/fixture.ts';

const own = 'Write it like this, with your own';
const ask = 'Copy it from where the customer wrote it, or ask. Don’t round or change it.';

/** What the owner wrote in a field, and the only message about it. */
test.each<[file: string, place: string, written: unknown, fix: string]>([
	['company', 'phones.1.number', '617-268-4400', 'number: "(617) 268-4400"'],
	['company', 'phones.1.number', '+1 617.268.4400', 'number: "(617) 268-4400"'],
	['company', 'phones.1.number', '813 555 01', `${own} phone number:\nnumber: "(813) 555-0100"`],
	['company', 'hours.week.0.closes', '5:30 p.m.', 'closes: "17:30"'],
	['company', 'hours.week.0.days', ['Mon', 'Saturday'], 'days:\n  - "Monday"\n  - "Saturday"'],
	...['Mon-Tue', ['Monday - Tuesday'], 'Mon. to Tues.', ['Monday and Teusday'], 'Monday, Tuesday'].map(
		(days): [string, string, unknown, string] => [
			'company',
			'hours.week.0.days',
			days,
			'days:\n  - "Monday"\n  - "Tuesday"',
		],
	),
	['company', 'hours.week.0.days', 'Sun–Mon', 'days:\n  - "Sunday"\n  - "Monday"'],
	['company', 'hours.week.0.days', 'Friday', 'days:\n  - "Friday"'],
	['company', 'hours.week.0.days', 'workdays', expect.stringMatching(/^Write it like this/)],
	['company', 'hours.week.0.days', ['Monday to whenever'], expect.stringMatching(/^Write it like this/)],
	['company', 'license', 'A-1', 'licenses:\n  - number: "A-1"'],
	['company', 'licenses', 'A-1', 'licenses:\n  - number: "A-1"'],
	['company', 'license', [{ number: 'A-1' }], 'licenses:\n  - number: "A-1"'],
	['brand', 'main', '17594a', 'main: "#17594a"'],
	['brand', 'main', '175944', 'main: "#175944"'],
	['brand', 'main', 'green', `${own} main color:\nmain: "#17594a"`],
	['company', 'hours.week.0.closes', '12am', 'closes: "00:00"'],
	['company', 'hours.special.0', { each: 'Dec 24th, 2026' }, 'each: "December 24"'],
	['company', 'hours.special.0', { date: 'December 24, 2026' }, 'from: "December 24, 2026"'],
	[
		'company',
		'hours.special.0',
		{ date: '2027-02-30' },
		`Its name is “from.” ${own} first day:\nfrom: "YYYY-MM-DD"`,
	],
	['company', 'hours.week.0.closes', '5:00', `${own} closing time:\ncloses: "20:00"`],
	[
		'legal/terms',
		'date',
		'5/1/2025',
		'For May 1, 2025, write\ndate: "2025-05-01"\nFor January 5, 2025, write\ndate: "2025-01-05"',
	],
	['legal/terms', 'date', '2/30/2025', `${own} date:\ndate: "YYYY-MM-DD"`],
	['legal/terms', 'date', '2025-02-30', `${own} date:\ndate: "YYYY-MM-DD"`],
	['company', 'addresses.0.zip', '33602-1234', 'zip: "33602"'],
	['company', 'addresses.0.zip', '‘33602’', 'zip: "33602"'],
	['company', 'addresses.0.state', 'ohio', 'state: "OH"'],
	['areas', '0.towns.0.name', 'Lakeland, FL', 'name: "Lakeland"'],
	['areas', '0.towns.0.name', 'Plant City 33563', 'name: "Plant City"'],
	['company', 'claims.rating', 5, 'rating: "5.0"'],
	['company', 'claims.rating', '5.9', `${own} Google rating:\nrating: "4.9"`],
	['company', 'claims.rating', 6, `${own} Google rating:\nrating: "4.9"`],
	['company', 'links.booking', 'http://a.com/', 'booking: "https://a.com/"'],
	[
		'company',
		'siteUrl',
		'https://a.com/a',
		`${own} web address of this site:\nsiteUrl: "https://www.your-company.com"`,
	],
	['gallery', '0.id', 'Living Room', 'id: "living-room"'],
	['reviews', '1.rating', '5 stars', 'rating: 5'],
	['reviews', '1.rating', 'five', ask],
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

test('an entry of a list in brackets is put right without a hyphen', async () => {
	const { text } = await reportAfter(
		replace('areas.yaml', /^( *)- name: .*$/m, '    - { name: Lakeland, zips: [02134, 33801-1234] }'),
		checkShape,
	);
	expect(text.match(/Fix:.*/g)).toEqual(['Fix:   "33801"']);
});
