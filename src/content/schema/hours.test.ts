import { expect, test } from 'vitest';
import { labels } from '../../words/testing/labels.ts';
import { describeSpecial, sayHours } from '../hours.ts';
import { companySchema } from './company.ts';
import type { Hours } from './hours.ts';

/** The hours of a company and of its places. */
const read = (hours: object, ...places: object[]) => {
	const where = { street: '1 A St', city: 'Boise', state: 'ID', zip: '83705' };
	const { addresses, ...company } = companySchema.parse({
		...{ name: 'A', descriptor: 'B', siteUrl: 'a.com', timeZone: 'Mountain' },
		phones: [{ label: 'A', number: '(813) 555-0100' }],
		hours,
		addresses: places.map((own, index) => ({ ...where, name: `Shop ${index}`, hours: own })),
	});
	return [company.hours, ...addresses.flatMap((one) => one.hours ?? [])];
};
const say = (hours: Hours | undefined) =>
	hours?.special
		.map(({ from, days, opens, closes }) => [from.slice(-2), days?.length, opens, closes].join())
		.join(' ');

const december = { from: '2026-12-01', to: '2026-12-31', opens: '6a-6p' };
test.for([
	['Closed December 24, 2026 – January 2, 2027', { from: '2026-12-24', to: '2027-01-02' }],
	['Closed December 25 (Christmas)', { from: '2026-12-25', closed: true, opens: '8-5', note: 'Christmas' }],
	['Monday to Saturday, December 1 – 31, 6:00\u00a0AM to 6:00\u00a0PM', december],
	['December 1 – 7, 6:00\u00a0AM to 6:00\u00a0PM', { ...december, to: '2026-12-07' }],
	['December 1 – 7, by appointment', { from: '2026-12-01', to: '2026-12-07', byAppointment: true }],
	['Closed Sunday, December 1 – 31', { ...december, days: 'Sundays', closed: true }],
] as const)('a special day is written: %s', ([text, special]) => {
	const [hours] = read({ week: 'Mon-Sat 9-5', special: [special] });
	expect(hours?.special.map((one) => describeSpecial(one, labels))).toEqual([text]);
});

test.for([
	// A Thursday, a Monday and a Sunday; three days; in a season; and a day on which Nampa has its own.
	['Dec 24, 2026 until noon', '24,,08:00,12:00', '24,,09:00,12:00'],
	['Dec 21, 2026 till 12', '21,,08:00,12:00', ''],
	[{ from: 'Dec 21, 2026', opens: '8-12 pm' }, '21,,08:00,12:00', ''],
	['Dec 20, 2026 9-5', '20,,09:00,17:00', '20,,09:00,17:00'],
	[{ from: 'Dec 24-26, 2026', closes: '12' }, '24,2,08:00,12:00 24,1,09:00,12:00', '24,,09:00,12:00'],
	[
		['December 1-31, 2026: M-F opens 7a', 'Dec 22, 2026 8a-12p', 'Dec 24, 2026 until noon'],
		'01,5,07:00,18:00 22,,08:00,12:00 23,5,07:00,18:00 24,,07:00,12:00 25,5,07:00,18:00',
		'01,4,07:00,17:00 22,,08:00,12:00 23,4,07:00,17:00 24,,07:00,12:00 25,4,07:00,17:00',
	],
	['Jan 3, 2028 until noon', '03,,08:00,12:00', ''],
] as const)('at each place, a special day is by its own week: %j', ([special, boise, nampa]) => {
	const first = { week: ['Mon-Fri 8-6', 'Sat 9-1'] };
	const places = [first, { week: 'Tue-Sat 9-5', special: 'Jan 3, 2028' }, { special: 'Dec 25, 2028' }];
	const second = `${nampa} 03,,,`.trim();
	for (const own of [{}, first])
		expect(read({ ...own, special: [special].flat() }, ...places).map(say)).toEqual([
			boise,
			boise,
			second,
			'25,,,',
		]);
});

test('hours for a day on which only one of two places is open are asked for at the places', () => {
	const places = [{ week: 'Mon-Fri 8-6' }, { week: 'Tue-Sat 9-5' }];
	const season = (days: string) => ({ special: [`June to August, ${days} 7a-5p`] });
	for (const days of ['Mon-Fri', 'Sat']) expect(() => read(season(days), ...places)).toThrow('only some');
	for (const days of ['Tue-Fri', 'Sun']) expect(read(season(days), ...places)).toHaveLength(3);
	expect(
		read(season('Mon-Fri'), places[0] ?? {}, { week: [{ days: 'Tue', byAppointment: true }] }),
	).toHaveLength(3);
});

test('a time that isn’t said is that of the first opening of a day, or of the last one', () => {
	const week = ['Mon-Fri 8-12 pm', 'Mon-Fri 1-5', 'Sat 6 pm - 2 am', { days: 'Sun', byAppointment: true }];
	const special = [
		'21, 2026 until 3',
		'22, 2026 until noon',
		'23, 2026 opens 10a',
		'26, 2026 until 1 am',
		'27, 2026 until noon',
	];
	expect(say(read({ week, special: special.map((day) => `Dec ${day}`) })[0])).toBe(
		'21,,08:00,12:00 21,,13:00,15:00 22,,08:00,12:00 23,,10:00,12:00 23,,13:00,17:00 26,,18:00,25:00',
	);
});

test.for([
	['2026-10-31', 'Monday to Saturday, 7:00\u00a0AM to 7:00\u00a0PM'],
	['2026-11-01', 'Monday to Friday, 9:00\u00a0AM to 4:00\u00a0PM'],
	// Within the season and its holidays, whose hours are their own.
	['2026-12-25', 'Monday to Friday, 9:00\u00a0AM to 4:00\u00a0PM'],
	['2027-04-01', 'Monday to Saturday, 7:00\u00a0AM to 7:00\u00a0PM'],
	['2027-05-03', 'Monday to Saturday, 7:00\u00a0AM to 7:00\u00a0PM'],
	['2027-06-03', 'Monday to Saturday, by appointment'],
	['2027-08-20', 'Monday to Saturday, 7:00\u00a0AM to 7:00\u00a0PM (closed August 1 – September 15)'],
] as const)(
	'on %s, the hours in a sentence are those of a season of more than two weeks, or say how long it’s closed',
	([today, hours]) => {
		const [found] = read({
			week: [{ days: 'Mon-Sat', opens: '7 am', closes: '7 pm' }],
			special: [
				{ from: '2026-11-01', to: '2027-03-31', days: 'Mon-Fri', opens: '9 am', closes: '4 pm' },
				{ from: '2026-11-01', to: '2027-03-31', days: 'Saturday', closed: true },
				{ from: '2026-12-24', to: '2026-12-26', closed: true },
				{ from: '2027-05-01', to: '2027-05-14', opens: '8 am', closes: '9 pm' },
				{ from: '2027-06-01', to: '2027-07-31', byAppointment: true },
				{ from: '2027-08-01', to: '2027-09-15', closed: true, note: 'Vacation' },
			],
		});
		expect(found && sayHours(found, today, labels).hours).toBe(hours);
	},
);
