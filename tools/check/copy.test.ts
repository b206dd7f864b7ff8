import { expect, test } from 'vitest';
import { message, tellAfter } from './testing/fixture.ts';

const closing = (text: string) =>
	tellAfter((content) => content.set('services/tile-grout.yaml', ['closing', 'text'], text));

test('a mistyped word in braces is told and the nearest one is suggested', async () => {
	const { text, lines } = await closing('Use the form or call {phnoe}.');
	expect(text).toBe(
		message(
			'content/services/tile-grout.yaml:N  a word in braces',
			'  Found: {phnoe}, which stands for nothing',
			'  Why:   Visitors would read the braces.',
			'  Write: {phone}',
			'         (all of them: {company}, {sister}, {email}, {phone}, {phone.main}, {phone.tampa}, {phone.west-palm-beach}, {phone.miami}, {years}, {reviews}, {rating}, {ownerYears}, {sisterYears}, {arrival}, {legal.name}, {legal.address}, {legal.county}, {towns})',
		),
	);
	expect(lines).toEqual(['text: Use the form or call {phnoe}.']);
});

test('capitals or spaces in the braces are told as well', async () => {
	expect((await closing('Call {Phone}.')).text).toContain('Found: {Phone}, which stands for nothing');
	expect((await closing('Call { phone }.')).text).toContain('Found: { phone }, which stands for nothing');
});

test('words that the interface fills are allowed in the labels and nowhere else', async () => {
	expect(
		(
			await tellAfter((content) =>
				content.set('labels.yaml', ['carousel', 'position'], 'Review {current} of {total}'),
			)
		).lines,
	).toEqual([]);
	expect((await closing('Review {current} of {total}')).text).toContain(
		'Found: {current}, which stands for nothing',
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
			'content/services/tile-grout.yaml:N  a phone number in the text',
			'  Found: 305-555-0187',
			'  Why:   When it changes in company.yaml, this place would keep the old one.',
			'  Write: {phone.miami}',
		),
	);
});

test('an unknown phone number and an e-mail address that are typed out are told', async () => {
	const { text } = await closing('Call (727) 555-0123 or write to office@palmetto.example.');
	expect(text).toContain('Found: (727) 555-0123\n');
	expect(text).toContain('Write: {phone}, {phone.tampa}, {phone.west-palm-beach}, {phone.miami}');
	expect(text).toContain('an e-mail address in the text\n  Found: office@palmetto.example\n');
	expect(text).toContain('Write: {email}');
});

test('the name of the company that is typed out is told', async () => {
	const { text } = await tellAfter((content) => {
		content.set('company.yaml', ['name'], 'Palmetto Heritage');
		content.set('services/tile-grout.yaml', ['closing', 'text'], 'Ask Palmetto Heritage.');
	});
	expect(text).toContain('a company name in the text\n  Found: Palmetto Heritage\n');
	expect(text).toContain('Write: {company}');
});

test('dates, web addresses and public helplines are no phone numbers of ours', async () => {
	const { lines } = await closing(
		'In 2025 and 1964, call Poison Control at 1-800-222-1222, or see https://example.com/8135550100.',
	);
	expect(lines).toEqual([]);
});
