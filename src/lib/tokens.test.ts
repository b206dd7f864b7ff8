import { expect, test } from 'vitest';
import { fillText, fillTokens } from './tokens.ts';

const tokens = { company: 'Palmetto', 'phone.main': '(813) 555-0100' };

test('a token is replaced by the company fact it names', () => {
	expect(fillText('Call {company} at {phone.main}.', tokens)).toBe('Call Palmetto at (813) 555-0100.');
});

test('the id of a phone may have hyphens and digits', () => {
	expect(fillText('Call {phone.office-2}.', { 'phone.office-2': '(813) 555-0142' })).toBe(
		'Call (813) 555-0142.',
	);
});

test('placeholders of the interface stay for the interface to fill', () => {
	expect(fillText('Review {current} of {total}', tokens)).toBe('Review {current} of {total}');
});

test('tokens are replaced at any depth, and numbers and dates stay untouched', () => {
	const date = new Date(0);
	expect(fillTokens({ a: ['{company}', 3], b: { c: '{company}' }, date }, tokens)).toEqual({
		a: ['Palmetto', 3],
		b: { c: 'Palmetto' },
		date,
	});
});
