import { expect, test, vi } from 'vitest';
import { fillText, fillTokens } from './tokens.ts';

const tokens = { company: 'Palmetto', 'phone.office-2': '(813) 555-0100' };

test('a token is replaced by the company fact it names, and may have hyphens and digits', () => {
	expect(fillText('Call { company } at {phone.office-2}.', tokens)).toBe('Call Palmetto at (813) 555-0100.');
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

test('a field of an imported image is never read, because Astro would publish the original', () => {
	const read = vi.fn(() => '{company}');
	const image = {
		format: 'jpg',
		get src() {
			return read();
		},
	};
	expect(fillTokens({ image }, tokens).image).toBe(image);
	expect(read).not.toHaveBeenCalled();
});

test('a value that ends with a period has only that one at the end of a sentence', () => {
	const hours = { hours: 'de 8:00 a. m. a 8:00 p. m.' };
	expect(fillText('Atendemos {hours}. Llame.', hours)).toBe('Atendemos de 8:00 a. m. a 8:00 p. m. Llame.');
	expect(fillText('Atendemos {hours}, todo el año.', hours)).toBe(
		'Atendemos de 8:00 a. m. a 8:00 p. m., todo el año.',
	);
});
