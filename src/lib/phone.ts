import { isValidPhoneNumber } from 'libphonenumber-js/max';

/**
 * The ten digits of a North American number, whatever the way it is written, or undefined when it has more or fewer.
 * A leading country code 1 is dropped.
 */
function digitsOf(number: string): string | undefined {
	const digits = number.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
	return digits.length === 10 ? digits : undefined;
}

/**
 * Whether a US number can be dialled: an area code that exists, and behind it no service code such as 411 (N11), which
 * the library's patterns let pass. Source: North American Numbering Plan, https://www.nanpa.com/numbering
 * For build and tests only: the full tables of libphonenumber are too large to send to a browser.
 */
export function isDialable(number: string): boolean {
	const digits = digitsOf(number);
	return digits !== undefined && !/^...\d11/.test(digits) && isValidPhoneNumber(digits, 'US');
}

/** Writes ten digits as Americans do, "(813) 555-0100"; undefined when there are more or fewer. */
export function formatPhone(number: string): string | undefined {
	return digitsOf(number)?.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
}
