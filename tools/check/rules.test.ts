import { checkShape } from './issues.ts';
import { checkReferences } from './references.ts';
import { type Change, company, set, testCases, write, writeOffer } from './testing/fixture.ts';

const price = (parts: string) =>
	write(
		'prices.yaml',
		`- service: carpet-cleaning\n  lines:\n    - { name: Room${parts} }\n    - { name: Rug }\n`,
	);
const week = (...entries: [days: string[], opens: string, closes: string][]) =>
	company(
		'hours.week',
		entries.map(([days, opens, closes]) => ({ days, opens, closes })),
	);
const appointment = (entry: object) =>
	company('hours.week', [
		{ days: ['Monday'], opens: '08:00', closes: '12:00' },
		{ days: ['Monday'], ...entry },
	]);
const special = (...entries: object[]) => company('hours.special', entries);
const [eve, christmas] = ['2025-12-24', '2025-12-25'];
const review = (date: string) => set('reviews.yaml', '0.date', date);
const together = 'Found: nothing, although these go together: ';
const twice = 'although an earlier entry is about the same time\n  Why:   Visitors would get two answers';
const offerOf = (figure: string, text: string) => [
	writeOffer('2025-06-30'),
	set('offer.yaml', 'text', text),
	set('offer.yaml', 'figure', figure || undefined),
];

testCases(
	[checkShape, checkReferences],
	[
		[
			'an emergency line on a phone that is gone',
			company('hours.emergency', { text: 'Open 24/7', phone: 'x' }),
			'phone: x',
			'phones: main, tampa, west-palm-beach, miami',
		],
		[
			'an offer with another figure in its text',
			offerOf('15%', 'take 10% off'),
			'text:',
			'without {figure}, although “figure” is 15%',
		],
		[
			'an offer without the figure that its text has',
			offerOf('', 'take {figure} off'),
			'text:',
			'although there is no “figure”',
		],
		['a founding year to come', company('founded', 2061), '2061', 'Found: 2061, which is still to come\n'],
		[
			'a review dated in a future month',
			review('May 2061'),
			'date:',
			'Found: May 2061, which is still to come\n',
		],
		['a review dated in a future month, in Spanish', review('Mayo de 2061'), 'date:', 'still to come\n'],
		['a review dated on a future day', review('12/24/2061'), 'date:', 'the month in which it was written'],
		...['November 2025', 'last spring', '3/2024'].map((date): [string, Change] => [
			`a review with a date that may be right: ${date}`,
			review(date),
		]),
		['a price without an upper end', price(', unit: room, from: 60')],
		...['auto repair', 'HVAC'].map((kind): [string, Change] => [
			`a kind of business in words: ${kind}`,
			company('kind', kind),
		]),
		[
			'no kind of business',
			company('kind', 'Plumbing'),
			'kind:',
			'schema.org/LocalBusiness',
			'kind: "Locksmith"',
		],
		['a day by appointment, beside its hours', appointment({ byAppointment: true })],
		[
			'a day without hours',
			appointment({ days: ['Tuesday'] }),
			'- days',
			'nothing, although these days aren’t by appointment',
		],
		['hours of no length', week([['Monday'], '08:00', '08:00']), 'closes: 08:00', 'entry for the next day'],
		[
			'a break, and a night until the next morning',
			week(
				[['Monday', 'Friday'], '08:00', '12:00'],
				[['Monday'], '13:00', '17:00'],
				[['Friday'], '18:00', '00:00'],
				[['Saturday'], '00:00', '06:00'],
			),
		],
		[
			'two times that overlap, the later one first',
			week([['Tuesday'], '13:00', '17:00'], [['Monday', 'Tuesday'], '08:00', '00:00']),
			'- days:',
			`opens: 08:00 closes: 00:00, ${twice}`,
		],
		[
			'a day that is closed and open',
			special(
				{ from: eve, to: christmas },
				{ from: christmas, to: '2026-12-26', opens: '08:00', closes: '12:00' },
			),
			`- from: ${christmas}`,
			twice,
		],
		[
			'special days with two times, one after the other',
			special(
				{ from: eve, opens: '08:00', closes: '12:00' },
				{ from: eve, opens: '12:00', closes: '15:00', note: 'Christmas Eve' },
				{ from: christmas },
			),
		],
		['a special day with one time', special({ from: eve, opens: '08:00' }), eve, together, 'closes: "12:00"'],
		[
			'a notice that ends before it begins',
			company('notices', [{ text: 'We’re closed.', from: christmas, to: eve }]),
			'to:',
			`“from” is ${christmas}`,
		],
		['a year mistyped', special({ from: eve, to: '2035-12-26' }), 'to:', 'more than a year after'],
	],
);
