import { isValidPhoneNumber } from 'libphonenumber-js/max';

/** The ten digits of a North American number, without the country code 1, or undefined if there are more or fewer. */
function digitsOf(number: string): string | undefined {
	const digits = number.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
	return digits.length === 10 ? digits : undefined;
}

/**
 * Whether a US number can be dialed: its area code exists, and no service code such as 411 (N11) follows, which the
 * library accepts. Source: North American Numbering Plan, https://www.nanpa.com/numbering. Build and tests only:
 * libphonenumber's full tables are too large to send to a browser.
 */
export function isDialable(number: string): boolean {
	const digits = digitsOf(number);
	return digits !== undefined && !/^...\d11/.test(digits) && isValidPhoneNumber(digits, 'US');
}

/** Formats a US number as "(813) 555-0100"; undefined unless it has ten digits. */
export function formatPhone(number: string): string | undefined {
	return digitsOf(number)?.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
}
