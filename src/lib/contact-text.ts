import { findPhoneNumbersInText } from 'libphonenumber-js/max';
import { buildMailtoLink, buildTelLink } from './contact-link.ts';

/** A piece of a text; with an address where it is a telephone number or an e-mail address. */
export interface TextPiece {
	/** Where it begins in the text. */
	start: number;
	text: string;
	href?: string;
}

const emails = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/**
 * Splits a text where a US telephone number or an e-mail address stands in it, so that both can be pressed.
 * For build only: the tables of libphonenumber are too large to send to a browser.
 */
export function splitAtContacts(text: string): TextPiece[] {
	const contacts = [
		...findPhoneNumbersInText(text, 'US').map(({ startsAt, endsAt, number }) => ({
			start: startsAt,
			end: endsAt,
			href: buildTelLink(number.number),
		})),
		...[...text.matchAll(emails)].map((match) => ({
			start: match.index,
			end: match.index + match[0].length,
			href: buildMailtoLink(match[0]),
		})),
	].toSorted((one, other) => one.start - other.start);
	const pieces: TextPiece[] = [];
	let done = 0;
	for (const { start, end, href } of contacts) {
		pieces.push(
			{ start: done, text: text.slice(done, start) },
			{ start, text: text.slice(start, end), href },
		);
		done = end;
	}
	return [...pieces, { start: done, text: text.slice(done) }].filter((piece) => piece.text !== '');
}
