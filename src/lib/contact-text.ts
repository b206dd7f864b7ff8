import { findPhoneNumbersInText, isValidPhoneNumber } from 'libphonenumber-js/max';
import { buildMailtoLink, buildTelLink } from './contact-link.ts';
import { digitsOf } from './phone.ts';
import { escapeMarkup } from './text.ts';
import { fillText, type Tokens } from './tokens.ts';

/**
 * Whether a US number can be dialed: its area code exists, and no service code such as 411 (N11) follows, which the
 * library accepts. Source: North American Numbering Plan, https://www.nanpa.com/numbering.
 */
export function isDialable(number: string): boolean {
	const digits = digitsOf(number);
	return digits !== undefined && !/^...\d11/.test(digits) && isValidPhoneNumber(digits, 'US');
}

/** A piece of a text; with an address if it is a link. */
export interface TextPiece {
	/** Index of its start in the text. */
	start: number;
	text: string;
	href?: string;
}

/** A link as in Markdown, to a page of the site or to another site: "[Terms of Service](/terms#refunds)". */
const linkPattern = /\[([^\]]+)\]\(((?:\/|https:\/\/)(?:[^\s()"<>]|\([^\s()"<>]*\))*)\)/g;
/** Where the links of a text lead. */
export const linkTargets = (text: string): string[] =>
	[...text.matchAll(linkPattern)].map(([, , href = '']) => href);
/** A text with each link replaced by its words, for machines. */
export const withoutLinks = (text: string): string => text.replace(linkPattern, '$1');

const emails = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/**
 * Splits a text at US phone numbers, email addresses and links. A number inside a link stays part of that link.
 * Build only, as isDialable is: libphonenumber's tables are too large to send to a browser.
 */
export function splitAtContacts(text: string): TextPiece[] {
	const makePiece = (start: number, whole: string, href: string, words = whole) => ({
		start,
		end: start + whole.length,
		text: words,
		href,
	});
	const found = [
		...[...text.matchAll(linkPattern)].map(({ 0: whole, 1: words, 2: href = '', index }) =>
			makePiece(index, whole, href, words),
		),
		...findPhoneNumbersInText(text, 'US').map(({ startsAt, endsAt, number }) => {
			// “(813) 555-0100, 24 hours a day” has no extension.
			const [whole = '', ...more] = text.slice(startsAt, endsAt).split(/(?<!,),\s*(?=\d+$)/);
			return makePiece(startsAt, whole, more.length > 0 ? buildTelLink(number.number) : number.getURI());
		}),
		...[...text.matchAll(emails)].map(({ 0: address, index }) =>
			makePiece(index, address, buildMailtoLink(address)),
		),
	].toSorted((one, other) => one.start - other.start || other.end - one.end);
	const pieces: TextPiece[] = [];
	let done = 0;
	for (const { end, ...piece } of found) {
		if (piece.start < done) continue;
		pieces.push({ start: done, text: text.slice(done, piece.start) }, piece);
		done = end;
	}
	return [...pieces, { start: done, text: text.slice(done) }].filter((piece) => piece.text !== '');
}

/** A link with its words, or another tag with its attributes. */
const linkOrTag = /(<a\b.*?<\/a>|<(?:"[^"]*"|[^">])*>)/s;

/** Fills the tokens of an article's HTML. Phone numbers and email addresses become links, except inside a link or a tag. */
export const fillHtml = (html: string, tokens: Tokens): string =>
	html
		.split(linkOrTag)
		.map((part, index) => {
			const filled = fillText(part, tokens, escapeMarkup);
			if (index % 2 === 1) return filled;
			return splitAtContacts(filled)
				.map(({ href, text }) => (href ? `<a href="${href}">${text}</a>` : text))
				.join('');
		})
		.join('');
