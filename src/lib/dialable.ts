import { isValidPhoneNumber } from 'libphonenumber-js/max';
import { digitsOf } from './phone.ts';

/**
 * Whether a US number can be dialed: its area code exists, and no service code such as 411 (N11) follows, which the
 * library accepts. Source: North American Numbering Plan, https://www.nanpa.com/numbering. Build and tests only:
 * libphonenumber's full tables are too large to send to a browser.
 */
export function isDialable(number: string): boolean {
	const digits = digitsOf(number);
	return digits !== undefined && !/^...\d11/.test(digits) && isValidPhoneNumber(digits, 'US');
}
