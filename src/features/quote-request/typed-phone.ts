/**
 * A number dialed with +1 (the US, its territories, Canada): an area code and an exchange that don't begin with 0 or 1,
 * and no service code such as 911 for an area code. Source: North American Numbering Plan, https://www.nanpa.com/numbering
 */
const american =
	/(?<![\d+])(?:(?:011[\s.-]*)?\+?1[\s./–-]*)?\(?([2-9](?!11)\d{2})\)?[\s./–-]*([2-9]\d{2})[\s./–-]*(\d{4})(?!\d)(?:\s*,?\s*(?:x|ext\.?|extension)\s*(\d{1,6}))?/i;

/** Writes digits that other scripts write in their own way, such as full-width ones, as we do. */
const normalize = (typed: string) => typed.normalize('NFKC').trim();

/**
 * Whether somebody could be called by what a visitor typed: "cell 813.555.0142" has a number. A number of any country
 * counts when it is written with +, in 8 to 15 digits (ITU-T E.164).
 */
export function hasPhone(typed: string): boolean {
	const text = normalize(typed);
	const digits = /\+[\d\s().–/-]*/.exec(text)?.[0].replace(/\D/g, '') ?? '';
	return (
		american.test(text.replace('+1', '1')) ||
		(digits.length >= 8 && digits.length <= 15 && !digits.startsWith('1'))
	);
}

/** The number as Americans write it, "(813) 555-0142 ext. 12"; a text with more than a number in it stays as typed. */
export function tidyPhone(typed: string): string {
	const text = normalize(typed);
	const found = american.exec(text.replace('+1', '1'));
	if (!found || found[0].length !== text.replace('+1', '1').length) return typed.trim();
	const [, area, exchange, line, extension] = found;
	return `(${area}) ${exchange}-${line}${extension ? ` ext. ${extension}` : ''}`;
}
