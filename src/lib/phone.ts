/** The ten digits of a North American number, without the country code 1, or undefined if there are more or fewer. */
export function digitsOf(number: string): string | undefined {
	const digits = number.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
	return digits.length === 10 ? digits : undefined;
}

/** Formats a US number as "(813) 555-0100"; undefined unless it has ten digits. */
export function formatPhone(number: string): string | undefined {
	return digitsOf(number)?.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
}
