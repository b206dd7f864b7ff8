import { findPhoneNumbersInText } from 'libphonenumber-js/max';
import { buildMailtoLink } from './contact-link.ts';
import { escapeMarkup, type RunningText } from './text.ts';
import { fillText, type Tokens } from './tokens.ts';

/** A link in the HTML of an article. */
const htmlLink = /<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs;

/** A piece of a text; with an address where it can be pressed. */
export interface TextPiece {
	/** Where it begins in the text. */
	start: number;
	text: string;
	href?: string;
}

/** A link as in Markdown, to a page of the site or to another site: "[Terms of Service](/terms#refunds)". */
const linkPattern = /\[([^\]]+)\]\(((?:\/|https:\/\/)(?:[^\s()"<>]|\([^\s()"<>]*\))*)\)/g;
/** A text with the words of its links alone, for machines. */
export const withoutLinks = (text: RunningText): string => String(text).replace(linkPattern, '$1');

/**
 * Turns links into their words, in a text or the HTML of an article.
 * @param lost addresses of the pages that aren't there
 */
export function dropLinks(text: string, lost: ReadonlySet<string>): string {
	const isLost = (href: string) => lost.has(href.replace(/[?#].*$/, ''));
	return text
		.replace(linkPattern, (link, words, href) => (isLost(href) ? words : link))
		.replace(htmlLink, (link, href, words) => (isLost(href) ? words : link));
}

const emails = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/**
 * Splits a text at US telephone numbers, email addresses and links to other pages, so that all can be pressed.
 * A number inside a link belongs to the link.
 * For build only: the tables of libphonenumber are too large to send to a browser.
 */
export function splitAtContacts(running: RunningText): TextPiece[] {
	const text = String(running);
	const found: (TextPiece & { end: number })[] = [
		...[...text.matchAll(linkPattern)].map(({ 0: whole, 1: words = '', 2: href = '', index }) => ({
			start: index,
			end: index + whole.length,
			text: words,
			href,
		})),
		...findPhoneNumbersInText(text, 'US').map(({ startsAt, endsAt, number }) => ({
			start: startsAt,
			end: endsAt,
			text: text.slice(startsAt, endsAt),
			href: number.getURI(),
		})),
		...[...text.matchAll(emails)].map((match) => ({
			start: match.index,
			end: match.index + match[0].length,
			text: match[0],
			href: buildMailtoLink(match[0]),
		})),
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

/** A text marked up safely as HTML; what can be pressed is a link. */
const linkContacts = (text: string): string =>
	splitAtContacts(text)
		.map(({ href, text: piece }) =>
			href ? `<a href="${href}">${escapeMarkup(piece)}</a>` : escapeMarkup(piece),
		)
		.join('');

/** Fills the tokens of an article's HTML. Numbers and addresses become links, except inside a link, where they stay words. */
export const fillHtml = (html: string, tokens: Tokens): string =>
	html
		.split(/(<a\b.*?<\/a>)/s)
		.map((part, index) => fillText(part, tokens, index % 2 === 1 ? escapeMarkup : linkContacts))
		.join('');
