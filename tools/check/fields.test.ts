import { expect, test } from 'vitest';
import { reportProblems } from './report.ts';
import { article, checkAfter, testSlips } from './testing/fixture.ts';

const tile = 'services/tile-grout';
const [eve, christmas] = ['2025-12-24', '2025-12-25'];
const line = (parts: object) => [{ service: 'carpet-cleaning', lines: [{ name: 'Room', ...parts }] }];
const ends = 'title: An offer\ntext: Ten percent off.\nends: 2025-06-30\n';
const week = (...entries: [days: string[], opens?: string, closes?: string, byAppointment?: boolean][]) => ({
	'company: hours.week': entries.map(([days, opens, closes, byAppointment]) => ({
		days,
		...(opens && { opens, closes }),
		...(byAppointment && { byAppointment }),
	})),
});
const special = (...entries: object[]) => ({ 'company: hours.special': entries });
const twice = 'although an earlier entry is about the same time\n  Why:   Visitors would get two answers';
const ask = 'Fix:   Write your own, in this form:\n         ';
const customer = 'Copy it from where the customer wrote it, or ask. Don’t round or change it.';
const endpoint = 'https://api.web3forms.com/submit';

// Names, missing fields and empty ones
testSlips([
	[{}],
	[
		{ 'photos / alt': '  atl: A room.' },
		'atl:',
		'“atl”, in “living-room”\n',
		'of these names: id, file, alt,',
	],
	[
		{ 'company: descriptor': undefined },
		'name: ',
		'because this line is missing',
		`${ask}descriptor: "Repairs`,
	],
	[{ 'photos / alt': '  alt:' }, 'alt:', 'Found: nothing\n'],
	[
		{ 'team: 0.photo': null },
		'Write the id of one in photos.yaml, in',
		'If you have none, delete this line.',
	],
	[{ 'gallery: 0.after': undefined }, 'one in photos.yaml, in this form:\n         after: "living-room"\n'],
	[{ 'company: sisterBrand': null }, 'built until this is right.', 'If you have none, delete this line.'],
	[{ 'team / description': '  description: {company}' }, 'Fix:   description: "{company}"\n'],
	[{ 'pages/blog: hero': 'Hi' }, 'hero: Hi', `${ask}hero:\n           title: `],
	[{ 'company: hours.week': 'At noon' }, 'week: At', `${ask}week:`],
	[
		{ 'company: hours': 'Closed' },
		'hours: Closed',
		'by appointment only, leave it out',
		`${ask}hours:\n           week:`,
	],
	[
		{ 'company: hours.special': 'Winter' },
		'special: Winter',
		`${ask}special:\n           - each: "December 25"\n`,
	],
	[{ company: '- name: Blue Heron\n' }, '- name', 'the whole file'],
	[{ timeline: 'timeline: []\n' }, 'timeline: []', 'If you have none, write only:\n         []'],
	// Forms
	[{ 'company: phones.0': { label: 'Main', number: '(813) 555-0100' } }],
	[{ 'photos: 0.id': undefined }],
	[{ 'company: phones.1.number': '813 555 01' }, '555 01', `${ask}number: "(813) 555-0100"`],
	[{ 'company: phones.1.number': '(813) 155-0142' }, '155', 'which can’t be a US phone number'],
	[{ 'company: hours.week.0.days': 'workdays' }, 'workdays', 'Choose some of: Monday, Tuesday, '],
	[{ 'company: hours.week.0.closes': '25:00' }, '25:00', `${ask}closes: "20:00"`],
	[{ 'company: addresses.0.state': 'Ontario' }, 'Choose one of: AK, AL, '],
	[{ 'company: claims.rating': 6 }, `${ask}rating: "4.9"`],
	[{ 'company: licenses': 'OK Plumbing 069911' }],
	[{ 'services/tile-grout: process': ['Find the clog', { name: 'Clear it' }] }],
	[{ 'brand: logo': 'no-logo.svg' }, 'no-logo.svg', 'no such file'],
	[{ 'company: links.profiles': { facebook: 'us' } }, 'profiles:', 'Found: facebook: us\n'],
	[{ 'company: siteUrl': 'https://a.com/a' }, 'which goes on after its name'],
	[{ 'company: kind': 'Cartography' }, 'kind:', 'schema.org/LocalBusiness', 'kind: "LocalBusiness"'],
	...['auto repair', 'HVAC', 'Plomería'].map((kind): [object] => [{ 'company: kind': kind }]),
	[{ 'legal/terms: date': '5/1/2025' }, '5/1/2025', 'Write 2025-05-01 or 2025-01-05.'],
	[
		{ 'company: hours': { special: 'Christmas Eve until noon' } },
		'Found: Christmas Eve until noon, which has one time alone, although there are no hours of the week',
	],
	[special({ from: 'Dec 26' }), 'Dec 26', 'Fix:   Add the year.'],
	[week([['Monday'], '8', '9 pm']), 'Found: 8\n', 'Write 8 am or 8 pm.'],
	[{ 'team: 0.photo': 'porch', 'services/tile-grout: relatedPosts': 'unfinished' }],
	[{ 'legal/terms: date': '2/30/2025' }, '2/30/2025', `${ask}date: "2025-05-01"`],
	[special({ from: '2027-02-30' }), '2027-02-30', ask],
	[special({ each: 'May 1' }, { day: 'Winter until noon' }), '“day”, but there is no', 'each, from'],
	[{ 'navigation: header.1.href': '813-226' }, '813', 'looks like tel:+18135550100'],
	[{ redirects: [{ from: '/rugs%22%0A', to: '/contact' }] }, 'from:', ask],
	[{ redirects: [{ from: 'https://old.com/?p=12', to: '/faq' }] }, 'question mark', 'old site.'],
	[{ 'company: founded': 2061 }, '2061', 'Found: 2061, which is still to come\n'],
	// Lengths
	[{ [`${tile}: metaTitle`]: 'A'.repeat(61) }, 'Found: 61 characters: AAA', 'Use at most 60 characters.'],
	// Prices and the offer
	[{ prices: line({ unit: 'room', from: '1,200' }) }],
	[{ prices: line({ price: 'call us' }) }, 'price:', 'Found: call us, which isn’t an', 'leave out “price,”'],
	[{ prices: line({ from: '1,2345' }) }, 'from:', 'Found: 1,2345, which isn’t', '“included” or “extra.”'],
	[{ prices: line({ from: '50', to: '75 off' }) }, 'to:', 'Found: 75 off, which isn’t'],
	[{ prices: line({ to: 300 }) }, 'to:', 'Found: 300, although there is no “from”'],
	[{ offer: `${ends.replace('Ten percent', '10%')}figure: 15%\n` }, 'text:', 'although “figure” is 15%'],
	[{ offer: ends.replace('2025-06-30', 'through Jan 31, 2061') }],
	[{ offer: ends.replace('2025-06-30', 'soon') }, `${ask}ends: "${new Date().getFullYear() + 1}-05-01"`],
	[{ offer: ends.replace('Ten percent', 'Take {figure}') }, 'text:', 'although there is no “figure”'],
	// What customers wrote
	[{ 'reviews: 1.rating': 4.5 }, '4.5', customer],
	[{ 'reviews: 0.date': '2 months ago' }, 'the month in which it was written, such as “March 2025.”'],
	[{ 'reviews: 0.date': 'May 2061' }, 'date:', 'Found: May 2061, which is still to come\n'],
	// Hours
	[week([['Monday'], '08:00', '12:00'], [['Monday'], '', '', true])],
	[week([['Monday'], '08:00', '12:00'], [['Tuesday']]), '- days', 'aren’t by appointment'],
	[week([['Monday'], '08:00', '03:00']), 'closes: 03:00', 'Use a 24-hour clock'],
	[
		week(
			[['Monday', 'Friday'], '08:00', '12:00'],
			[['Monday'], '13:00', '17:00'],
			[['Friday'], '18:00', '02:00'],
		),
	],
	[
		week([['Tuesday'], '13:00', '17:00'], [['Monday', 'Tuesday'], '08:00', '00:00']),
		'- days:',
		`opens: 08:00 closes: 00:00, ${twice}`,
	],
	[
		special(
			{ from: eve, to: christmas },
			{ from: christmas, to: '2026-12-26', opens: '08:00', closes: '12:00' },
		),
		`- from: ${christmas}`,
		twice,
	],
	[special({ from: eve, opens: '08:00', closes: '12:00' }, { from: eve, opens: '12:00', closes: '15:00' })],
	[special({ from: eve, to: '2035-12-26' }), 'to:', 'more than a year after'],
	[{ 'company: notices': [{ text: 'Closed.', from: christmas, to: eve }] }, 'to:', `“from” is ${christmas}`],
	// Services that others run
	[{ 'company: request': { endpoint, fields: { access_key: '1e5f0a7c-93bd' }, photos: true } }],
	[{ 'company: request': { endpoint, fields: { email: 'a' } } }, 'fields:', 'line “email”'],
	[{ 'company: analytics': { service: 'fathom', site: '6d1f0a52-7c1b' } }, 'site:', 'doesn’t use'],
	[{ 'company: analytics': { service: 'google', site: 'a' } }, 'service:', 'Found: google'],
]);

test('problems are told once, with their lines and what was found there', async () => {
	const ratings = Object.fromEntries([6, 7, 7].map((rating, index) => [`reviews: ${index}.rating`, rating]));
	const text = reportProblems((await checkAfter(ratings)).problems);
	expect(text.match(/(?<=Found: ).*/g)).toEqual(['6', '7', '7']);
	expect(text.match(/Fix: .*/g)).toEqual(['Fix:   Use at most 5.']);
});

test('warnings come first, then the errors by file and line, with a sum', async () => {
	const { problems } = await checkAfter({
		'video.mp4': 'x',
		'team: 0.photo': 'nobody',
		'company: phones.0.number': '1',
		'company: email': 'nobody',
		[`${article}: title`]: '',
	});
	const blocks = reportProblems(problems).split('\n\n');
	expect(blocks.map((block) => block.replace(/, line \d+|\n.*/g, ''))).toEqual([
		'content/video.mp4: the file name',
		'1 thing to look at. What follows blocks publishing.',
		'content/company.yaml: the phone number, in “The line main”',
		'content/company.yaml: the email address',
		`content/${article}: the title`,
		'content/team.yaml: the portrait, in “marisol-reyes”',
		'4 problems in 3 files. Nothing was built.',
	]);
});
