import { expect, test } from 'vitest';
import { labels } from '../../words/testing/labels.ts';
import { describeSpecial, sayHours } from '../hours.ts';
import { companySchema } from './company.ts';

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
const day = { opens: '08:00', closes: '18:00' };
test.for([
	['Closed December 25', { from: '2026-12-25' }],
	['Closed December 25', { from: '2026-12-25', closed: true, opens: '08:00', closes: '12:00' }],
	['Closed December 24 – 26 (Christmas)', { from: '2026-12-24', to: '2026-12-26', note: 'Christmas' }],
	['December 31, 8:00\u00a0AM to 12:00\u00a0PM', { from: '2026-12-31', opens: '08:00', closes: '12:00' }],
	['Closed December 24, 2026 – January 2, 2027', { from: '2026-12-24', to: '2027-01-02' }],
	[
		'Monday to Saturday, December 1 – 31, 8:00\u00a0AM to 6:00\u00a0PM',
		{ from: '2026-12-01', to: '2026-12-31', ...day },
	],
	['December 1 – 7, 8:00\u00a0AM to 6:00\u00a0PM', { from: '2026-12-01', to: '2026-12-07', ...day }],
	['December 1 – 7, by appointment', { from: '2026-12-01', to: '2026-12-07', byAppointment: true }],
	['Closed Sunday, December 1 – 31', { from: '2026-12-01', to: '2026-12-31', days: 'Sundays', closed: true }],
] as const)('a special day is written: %s', ([text, special]) => {
	const week = [{ days: 'Mon-Sat', opens: '09:00', closes: '17:00' }];
	const [hours] = read({ week, special: [special] });
	expect(hours?.special.map((one) => describeSpecial(one, labels))).toEqual([text]);
});

const boise = { week: ['Mon-Fri 8-6', 'Sat 9-1'] };
const nampa = { week: 'Tue-Sat 9-5' };
const [eight, nine, noon, five] = ['8:00\u00a0AM', '9:00\u00a0AM', '12:00\u00a0PM', '5:00\u00a0PM'];
test.each<[special: unknown, boise: string[], nampa: string[], byAppointment?: string[], nampasOwn?: string]>(
	[
		// A Thursday, a Monday, a Friday, and a Sunday.
		['Dec 24, 2026 until noon', [`December 24, ${eight} to ${noon}`], [`December 24, ${nine} to ${noon}`]],
		['Dec 21, 2026 till 12', [`December 21, ${eight} to ${noon}`], []],
		[{ from: 'Dec 21, 2026', opens: '8-12 pm' }, [`December 21, ${eight} to ${noon}`], []],
		[{ from: '2026-12-25' }, ['Closed December 25'], ['Closed December 25'], ['Closed December 25']],
		['Dec 20, 2026 9-5', [`December 20, ${nine} to ${five}`], [`December 20, ${nine} to ${five}`]],
		[
			{ from: '2026-12-24', to: '2026-12-26', closes: '12' },
			[
				`Thursday and Friday, December 24 – 26, ${eight} to ${noon}`,
				`Saturday, December 24 – 26, ${nine} to ${noon}`,
			],
			[`December 24 – 26, ${nine} to ${noon}`],
		],
		[
			{ from: '2027-05-01', to: '2027-09-30', days: 'Mon-Fri', opens: '7a' },
			['Monday to Friday, May 1 – September 30, 7:00\u00a0AM to 6:00\u00a0PM'],
			['Tuesday to Friday, May 1 – September 30, 7:00\u00a0AM to 5:00\u00a0PM'],
		],
		[
			'Dec 24, 2026 until noon',
			[`December 24, ${eight} to ${noon}`],
			['Closed December 24'],
			[],
			'2026-12-24',
		],
	],
)('%j is a special day at each place, by its own week', (special, first, second, third = [], from = '') => {
	const own = from ? [{ from }] : [];
	const places = [boise, { ...nampa, special: own }, {}];
	for (const [hours, ...all] of [
		read({ special: [special] }, ...places),
		read({ ...boise, special: [special] }, ...places),
	])
		expect([hours, ...all].map((one) => one?.special.map((day) => describeSpecial(day, labels)))).toEqual([
			...[first, first, second, third],
		]);
});

test('a time that isn’t said is that of the first opening of a day, or of the last one', () => {
	const week = ['Mon-Fri 8-12 pm', 'Mon-Fri 1-5', 'Sat 6 pm - 2 am', { days: 'Sun', byAppointment: true }];
	const special = ['Dec 21, 2026 until 3', 'Dec 22, 2026 until noon', 'Dec 26, 2026 until 1 am'];
	const [hours] = read({
		week,
		special: [...special, { from: '2026-12-23', opens: '10 am' }, 'Dec 27, 2026 until noon'],
	});
	expect(hours?.special.map((one) => [one.from.slice(-2), one.opens, one.closes].join(' '))).toEqual([
		...['21 08:00 12:00', '21 13:00 15:00', '22 08:00 12:00'],
		...['23 10:00 12:00', '23 13:00 17:00', '26 18:00 25:00'],
	]);
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
