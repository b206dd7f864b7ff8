import { expect, test } from 'vitest';
import { message, tellAfter } from './testing/fixture.ts';

const closing = (text: string) =>
	tellAfter((content) => content.set('services/tile-grout.yaml', ['closing', 'text'], text));

test('a mistyped word in braces is told and the nearest one is suggested', async () => {
	const { text, lines } = await closing('Use the form or call {phnoe}.');
	expect(text).toBe(
		message(
			'content/services/tile-grout.yaml, line N: a word in braces',
			'  Found: {phnoe}, which the site can’t fill in',
			'  Why:   Visitors would see the braces.',
			'  Fix:   {phone}',
		),
	);
	expect(lines).toEqual(['text: Use the form or call {phnoe}.']);
});

test('capitals or spaces in the braces are told as well', async () => {
	expect((await closing('Call {Phone}.')).text).toContain('Found: {Phone}, which the site can’t fill in');
	expect((await closing('Call { phone }.')).text).toContain('Found: { phone }, which the site can’t fill in');
});

test('words that the interface fills are allowed in the labels and nowhere else', async () => {
	expect(
		(
			await tellAfter((content) =>
				content.set('labels.en.json', ['carousel', 'position'], 'Review {current} of {total}'),
			)
		).lines,
	).toEqual([]);
	expect((await closing('Review {current} of {total}')).text).toContain(
		'Found: {current}, which the site can’t fill in',
	);
});

test('a mistyped word in braces in an article is told on its own line', async () => {
	const { lines } = await tellAfter((content) =>
		content.append('posts/pet-odor-solutions.md', '\nCall {fone} today.\n'),
	);
	expect(lines).toEqual(['Call {fone} today.']);
});

test('a phone number that is typed out is told with the word in braces that stands for it', async () => {
	const { text } = await tellAfter((content) => {
		content.set('company.yaml', ['phones', 3, 'number'], '(305) 555-0187');
		content.set('services/tile-grout.yaml', ['closing', 'text'], 'Call 305-555-0187 today.');
	});
	expect(text).toBe(
		message(
			'content/services/tile-grout.yaml, line N: a phone number in the text',
			'  Found: 305-555-0187',
			'  Why:   When you change it in company.yaml, the old one would stay here.',
			'  Fix:   {phone.miami}',
		),
	);
});

test('an unknown phone number and an email address that are typed out are told', async () => {
	const { text } = await closing('Call (727) 555-0123 or write to office@palmetto.example.');
	expect(text).toContain('Found: (727) 555-0123\n');
	expect(text).toContain('Fix:   {phone}, {phone.tampa}, {phone.west-palm-beach}, {phone.miami}');
	expect(text).toContain('an email address in the text\n  Found: office@palmetto.example\n');
	expect(text).toContain('Fix:   {email}');
});

test('the name of the company that is typed out is told', async () => {
	const { text } = await tellAfter((content) => {
		content.set('company.yaml', ['name'], 'Palmetto Heritage');
		content.set('services/tile-grout.yaml', ['closing', 'text'], 'Ask Palmetto Heritage.');
	});
	expect(text).toContain('a company name in the text\n  Found: Palmetto Heritage\n');
	expect(text).toContain('Fix:   {company}');
});

test('dates, web addresses and public helplines are no phone numbers of ours', async () => {
	const { lines } = await closing(
		'In 2025 and 1964, call Poison Control at 1-800-222-1222, or see https://example.com/8135550100.',
	);
	expect(lines).toEqual([]);
});
