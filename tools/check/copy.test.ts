import { addText, closing, set, testCases, tile, write, writeOffer } from './testing/fixture.ts';

testCases([
	[
		'a mistyped word in braces',
		closing('Use the form or call {phnoe}.'),
		'text: Use the form or call {phnoe}.',
		'a word in braces\n  Found: {phnoe}, which isn’t a known placeholder\n',
		'Why:   Visitors would see the braces.\n  Fix:   {phone}',
	],
	['spaces in braces', closing('Call { phone }.'), '{ phone }', 'isn’t a known placeholder'],
	[
		'an offer without the day of its end',
		writeOffer('2025-07-31', 'Ends soon.'),
		'until: Ends soon.',
		'Found: Ends soon., without {date}\n',
		'until: "Offer ends {date}."',
	],
	[
		'a word in braces of another text of the page',
		set('pages/home.yaml', 'hero.title', 'From {date} on'),
		'title: From {date} on',
		'Found: {date}, which isn’t a known placeholder',
	],
	['a mistyped word in braces in an article', addText('Call {fone} today.'), 'Call {fone} today.'],
	[
		'a phone number that is typed out',
		closing('Call 813-555-0103 today.'),
		'813-555-0103',
		'a phone number in the text\n  Found: 813-555-0103\n',
		'Why:   When you change it in company.yaml, the old one would stay here.\n  Fix:   {phone.miami}',
	],
	[
		'the company’s email address',
		[set('company.yaml', 'email', 'us@palmetto.example'), closing('Write to Us@palmetto.example.')],
		'Us@',
		'Found: Us@palmetto.example\n',
		'Fix:   {email}',
	],
	[
		'a phone number and an email address of somebody else',
		closing('Call the water company at (727) 555-0123, or write to help@water.example.'),
	],
	[
		'the name of the company in the words of a customer',
		[
			set('reviews.yaml', '0.text', 'Blue Heron saved our rug.'),
			set(tile, 'testimonials.0.text', 'Call (813) 555-0103!'),
		],
	],
	['the name of the company', closing('Ask Blue Heron.'), 'Blue', 'Found: Blue Heron\n', 'Fix:   {company}'],
	[
		'a claim that company.yaml leaves out, in a label, which then isn’t drawn',
		set('company.yaml', 'claims.rating', undefined),
	],
	[
		'claims that company.yaml leaves out as a whole',
		[set('company.yaml', 'claims', undefined), set('pages/testimonials.yaml', 'verified', undefined)],
	],
	[
		'a claim that company.yaml leaves out, in a text',
		[set('company.yaml', 'claims.arrival', undefined), closing('Here within {arrival}.')],
		'Here within {arrival}.',
		'Found: {arrival}, but company.yaml doesn’t state it\n',
		'Fix:   Add “arrival” under “claims” in company.yaml, or delete these words or this entry.',
	],
	[
		'a number of towns of which there are none',
		[write('areas.yaml', '[]'), set(tile, 'serviceAreas', undefined), closing('Crews in {towns}.')],
		'Crews in {towns}',
		'There is no town in content/areas.yaml',
	],
	[
		'years, helplines and web addresses',
		closing('In 2025, call 1-800-222-1222 or see https://a.com/8135550100.'),
	],
]);
