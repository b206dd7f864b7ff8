/**
 * The ten digits of a North American number, whatever the way it is written, or undefined when it has more or fewer.
 * A leading country code 1 is dropped.
 */
function digitsOf(number: string): string | undefined {
	const digits = number.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
	return digits.length === 10 ? digits : undefined;
}

/**
 * Whether a US number can be dialled: ten digits, an area code and an exchange that begin with 2 to 9 and are not
 * service codes (N11), and no 9 in the middle of the area code, which is reserved for longer numbers.
 * Source: North American Numbering Plan, NANPA, https://www.nanpa.com/numbering
 */
export function isDialable(number: string): boolean {
	return /^(?!.11)[2-9][0-8]\d(?!.11)[2-9]\d{6}$/.test(digitsOf(number) ?? '');
}

/** Writes ten digits as Americans do, "(813) 555-0100"; undefined when there are more or fewer. */
export function formatPhone(number: string): string | undefined {
	return digitsOf(number)?.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
}
