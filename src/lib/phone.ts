/** The end of "813-555-0100 x4," "ext. 4" and "extensión 4". */
const extension = /[\s,;]*(?:ext(?:ensi[oó]n)?\.?|x|#)\s*(\d{1,6})\s*$/i;

/** A number without its extension, and that. */
export function splitExtension(number: string): [number: string, extension: string | undefined] {
	return [number.replace(extension, ''), extension.exec(number)?.[1]];
}

/** The ten digits of a North American number, without the country code 1 and an extension, or undefined if there are more or fewer. */
export function digitsOf(number: string): string | undefined {
	const digits = splitExtension(number)[0]
		.replace(/\D/g, '')
		.replace(/^1(?=\d{10}$)/, '');
	return digits.length === 10 ? digits : undefined;
}

/** Formats a US number as "(813) 555-0100" or "(813) 555-0100 ext. 4"; undefined unless it has ten digits. */
export function formatPhone(number: string): string | undefined {
	const [, behind] = splitExtension(number);
	const end = behind ? ` ext. ${behind}` : '';
	return digitsOf(number)?.replace(/^(\d{3})(\d{3})(\d{4})$/, `($1) $2-$3${end}`);
}
