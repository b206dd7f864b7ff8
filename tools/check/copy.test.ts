import { checkCopy } from './copy.ts';
import {
	addText,
	answer,
	article,
	type Case,
	closing,
	company,
	replace,
	set,
	testCases,
	tile,
	warned,
	write,
	writeOffer,
} from './testing/fixture.ts';

/** A text of a service's page, or one in an article, with what is reported in its first line. */
const inPage = (text: string, ...parts: string[]): Case => [text, closing(text), text, ...parts];
const inArticle = (text: string, ...parts: string[]): Case => [
	text,
	addText(text),
	text.split('\n')[0] ?? '',
	...parts,
];
const isRight = (text: string): Case => [`what is right: ${text}`, closing(text)];

testCases(checkCopy, [
	inPage('Use the form or call {phnoe}.', 'a word in braces\n  Found: {phnoe}\n', 'Fix:   {phone}\n'),
	inArticle('Call {fone} today.', 'or use one of these: {company}, '),
	inPage('Call {phone.', 'Found: {phone\n  Why:   A brace is missing', 'Fix:   {phone}\n'),
	inPage('Call phone} now.', 'Found: phone}\n', 'Fix:   {phone}\n'),
	[
		'a price that is gone, of which only one other is left',
		[
			write(
				'prices.yaml',
				'- service: carpet-cleaning\n  lines: [{ name: Roof, unit: roof, from: 50, to: 60 }]\n',
			),
			closing('From {price.carpet-cleaning.room} up, or {price.carpet-cleaning.roof}.'),
		],
		'From {price.carpet-cleaning.room}',
		'Fix:   Add it in prices.yaml, delete these words or this entry, or use',
	],
	['an offer without the day of its end', writeOffer('2025-07-31', 'Ends soon.'), 'until:', 'without {date}'],
	[
		'an address of a form service as its documentation has it',
		company('request', { endpoint: 'https://formspree.io/f/{form_id}' }),
	],
	[
		'a claim that company.yaml leaves out',
		[company('claims.arrival', undefined), closing('Here within {arrival}.')],
		'Here within {arrival}.',
		'Fix:   Add it in company.yaml',
	],
	[
		'a number of towns of which there are none',
		[write('areas.yaml', '[]'), set(tile, 'serviceAreas', undefined), closing('Crews in {towns}.')],
		'Crews in {towns}',
		'Fix:   Add it in areas.yaml',
	],
	inPage('Call (813) 555-0103.', 'a fact of company.yaml in the text', 'Fix:   {phone.miami}', warned),
	inPage('Call 813-555.0103.', 'Found: 813-555.0103', 'Fix:   {phone.miami}', warned),
	[
		'the company’s email address',
		[company('email', 'us@palmetto.example'), closing('Write to Us@palmetto.example.')],
		'Us@',
		'Fix:   {email}',
	],
	isRight('Call { phone }.'),
	isRight('Write to {legal.address}.'),
	isRight(
		'In 2025, ask Blue Heron, (727) 555-0123, help@water.example, 1-800-222-1222 or https://a.com/8135550103.',
	),
	inArticle('Some <span style="color: red">words', 'HTML in the text'),
	inArticle('Some (<b>bold) words', 'HTML in the text\n  Found: <b>\n'),
	['what only looks like HTML', addText('For 2 < 3 rooms, I <3 it, a <-> b, 5 > 4.')],
	['an article without a text', replace(article, /\n---\n[\s\S]*/, '\n---\n'), '', 'Found: nothing\n'],
	inPage('Pay **after** the visit.', 'formatting in the text\n  Found: **after**\n'),
	['a list with hyphens', answer('Bring:\n- a towel\n- a friend'), 'answer', 'formatting in the text'],
	[
		'signs that mean something else',
		answer('From $5* a room (*minimum $90*2), 2 * 3 * 4, it_is_ok __init, #1 and 5 - 6 -\nto 7.'),
	],
	[
		'what customers wrote',
		[
			set('reviews.yaml', '0.text', 'Blue Heron! My *sofa* is **safe** <3 <b>!'),
			set(tile, 'testimonials.0.text', 'Call (813) 555-0103!'),
			set('gallery.yaml', '0.testimonial', 'Clean, {phnoe}.'),
		],
	],
]);
