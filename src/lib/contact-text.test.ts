import { expect, test } from 'vitest';
import { fillHtml, splitAtContacts, withoutLinks } from './contact-text.ts';

const split = (text: string) => splitAtContacts(text).map(({ start: _, ...piece }) => piece);

test('a number and an address in a sentence can be pressed, and the sentence stays as it was', () => {
	const text = 'Write to hello+site@palmetto.example or call (813)\u00a0555-0100. We answer 24/7.';
	const pieces = split(text);
	expect(pieces).toEqual([
		{ text: 'Write to ' },
		{ text: 'hello+site@palmetto.example', href: 'mailto:hello%2Bsite@palmetto.example' },
		{ text: ' or call ' },
		{ text: '(813)\u00a0555-0100', href: 'tel:+18135550100' },
		{ text: '. We answer 24/7.' },
	]);
	expect(pieces.map((piece) => piece.text).join('')).toBe(text);
});

test.for([
	['Call (813) 555-0100, 24/7.', '(813) 555-0100', 'tel:+18135550100'],
	['Call (813) 555-0100, 24 hours a day.', '(813) 555-0100', 'tel:+18135550100'],
	['Call (813) 555-0100, ext. 24, at night.', '(813) 555-0100, ext. 24', 'tel:+18135550100;ext=24'],
] as const)('an extension is one only if it’s called one: %s', ([text, words, href]) =>
	expect(splitAtContacts(text).filter((piece) => piece.href)).toEqual([{ start: 5, text: words, href }]),
);

test('years, prices, ZIP codes and temperatures are no numbers to call', () => {
	const text = 'Since 1964, from $19 to $25 an hour, in 33602, at 230 °F and 1,300+ reviews.';
	expect(split(text)).toEqual([{ text }]);
});

test('a number or an address inside a link belongs to the link', () => {
	expect(split('[Call (813) 555-0100](/contact) or [write to a@b.example](/quote).')).toEqual([
		{ text: 'Call (813) 555-0100', href: '/contact' },
		{ text: ' or ' },
		{ text: 'write to a@b.example', href: '/quote' },
		{ text: '.' },
	]);
});

test.each([
	['another site', '[the label](https://www.example.com/wool_(fiber)?a=1&b=%20#c)'],
	['a place on a page, with capitals', '[Tampa Bay](/service-areas#tampaBay)'],
	['words with quotes', '["Safe" cleaners](/services)'],
	['the start of a page', '[Home](/)'],
])('a link to %s is one, alone and beside others', (_, link) => {
	const [, text, href] = /\[(.*)\]\((.*)\)/.exec(link) ?? [];
	expect(split(link)).toEqual([{ text, href }]);
	expect(split(`${link}${link}. See (${link})`)).toEqual([
		{ text, href },
		{ text, href },
		{ text: '. See (' },
		{ text, href },
		{ text: ')' },
	]);
	expect(withoutLinks(`See ${link}.`)).toBe(`See ${text}.`);
});

test('what leads nowhere is no link', () => {
	for (const text of [
		'[a](services)',
		'[a](http://example.com)',
		'[a](javascript:alert)',
		'[a]()',
		'[](/faq)',
		'[a] (/faq)',
	])
		expect(split(text)).toEqual([{ text }]);
});

test('in an article a word in braces becomes a link, but no link inside a link', () => {
	const tokens = { phone: '(813) 555-0100', 'legal.name': 'Rugs & Sons' };
	expect(fillHtml('<p>Call {phone}. <a href="/contact">Or {phone}, {legal.name}</a></p>', tokens)).toBe(
		'<p>Call <a href="tel:+18135550100">(813) 555-0100</a>. <a href="/contact">Or (813) 555-0100, Rugs &amp; Sons</a></p>',
	);
});

test('in an article a word in braces never ends an attribute', () => {
	const tokens = { company: 'Joe "Best" Co', email: 'joe@example.com' };
	expect(
		fillHtml(
			'<a href="/contact" title="Call {company}">a</a> <img alt="{email}, {company}"> {company}',
			tokens,
		),
	).toBe(
		'<a href="/contact" title="Call Joe &quot;Best&quot; Co">a</a> <img alt="joe@example.com, Joe &quot;Best&quot; Co"> Joe &quot;Best&quot; Co',
	);
});
