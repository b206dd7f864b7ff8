import { formatPhone } from '../../lib/phone.ts';

/**
 * What was typed or pasted, without what people don't see or mean: characters of another width, invisible ones, typographic
 * quotation marks, and the escapes of a link.
 */
export const clean = (typed: string): string =>
	typed
		.normalize('NFKC')
		.replace(/\p{Cf}/gu, '')
		.replace(/%[2-7][\da-f]/gi, (code) => decodeURIComponent(code))
		.replace(/[‘’]/g, "'")
		.replace(/[“”]/g, '"')
		.replace(/\s+/g, ' ')
		.trim();

/**
 * Permissive on purpose: a person reads the address, and a strict pattern refuses addresses that work. The usual
 * mistakes are a missing "@", a space, and a domain without an ending.
 */
const addresses =
	/(?!')[^\s@,:;<>()[\]"\\/!?]+@(?:[^\s@.,:;<>()[\]"'\\/!?]+\.)+[^\s@.,:;<>()[\]"'\\/!?]{2,}/gu;

/** What may come before an address: a bracket with any name before it, a label such as "Email:", the start of a link. */
const beforeAddress = /^(?:.*[<([]|[^@]*: )?\s*["']?(?:mailto:)?$/i;

/** Characters of the longest possible email address (RFC 5321), and of the longest text that is looked through for one. */
const longest = { address: 254, text: 2000 } as const;

/**
 * The email address in what was typed, as in "Ann <ann@mail.example>", "mailto:ann@mail.example" or "ann @ mail.example."
 * at the end of a sentence. Undefined unless there is exactly one.
 */
export function readEmail(typed: string): string | undefined {
	if (typed.length > longest.text) return undefined;
	const text = clean(typed)
		.replace(/\s*@\s*/g, '@')
		// What a link fills in.
		.replace(/(@[^?]*)\?.*/, '$1');
	const [address = '', ...others] = new Set(text.match(addresses));
	if (address === '' || others.length > 0 || address.length > longest.address) return undefined;
	const start = text.lastIndexOf(address);
	const isWhole =
		beforeAddress.test(text.slice(0, start)) && /^[\s>)\]"'.,;!]*$/.test(text.slice(start + address.length));
	return isWhole ? address : undefined;
}

/** A phone number as it was typed, without the start of a link. */
export const cleanPhone = (typed: string): string => clean(typed).replace(/^tel:\s*/i, '');

/** A phone number as it is passed on: one of the US as people write it, anything else as typed. */
export function writePhone(typed: string): string {
	const text = cleanPhone(typed);
	const isOurs = /^(?:\+?1)?[\s().\-/]*[2-9](?:[\s().\-/]*\d){9}$/.test(text);
	return (isOurs && formatPhone(text)) || text;
}

/** 10 digits, as in the US, to 15 (ITU-T E.164), and not all the same. */
function isNumber(text: string): boolean {
	const digits = text.replace(/\D/g, '');
	return digits.length >= 10 && digits.length <= 15 && !/^(\d)\1*$/.test(digits);
}

/**
 * Whether the text has a phone number that can be dialed, however it is written. Words and signs end a number, so that
 * an extension isn't part of it; one of several numbers is enough.
 */
export const hasPhone = (typed: string): boolean =>
	cleanPhone(typed)
		.split(/[\p{L}#;&|]+|,,+/u)
		.some((part) => [part, ...part.split(/[,/]|(?=[(+])/)].some(isNumber));
