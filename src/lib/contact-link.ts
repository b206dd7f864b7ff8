import { splitExtension } from './phone.ts';

/** The channels for which a link can carry a text. */
export type Channel = 'whatsapp' | 'sms' | 'email';

/**
 * Beyond these limits, the text is cut off or the link does nothing, so the text is copied instead. WhatsApp: every server takes an address
 * of 8,000 characters (https://www.rfc-editor.org/rfc/rfc9110#section-4.1), and its Cloud API a message of 4,096. Text messages:
 * carriers stop at 1,600 (Twilio, "Maximum message length"). Email: Chromium on Windows refuses more than about 2,046
 * (https://stackoverflow.com/questions/4473959).
 */
const limits: Readonly<Record<Channel, { link: number; text: number }>> = {
	whatsapp: { link: 8000, text: 4096 },
	sms: { link: 16_000, text: 1600 },
	email: { link: 2000, text: 2000 },
};

/** Whether a text and its link are within the limits of the channel. */
export function fitsChannel(channel: Channel, link: string, text: string): boolean {
	return link.length <= limits[channel].link && text.length <= limits[channel].text;
}

/** Percent-encodes a text for a link. encodeURIComponent would throw at half of a surrogate pair, left when an emoji is cut. */
const encode = (value: string, lineBreak = '\n') =>
	encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/\r\n?|\n/g, lineBreak));

/** The digits of a US number with its country code. The content check makes sure that it can be dialed. */
const toInternational = (number: string) =>
	splitExtension(number)[0]
		.replace(/\D/g, '')
		.replace(/^(?=\d{10}$)/, '1');

/** Link to call: "(813) 555-0100 ext. 4" becomes "tel:+18135550100;ext=4" (https://www.rfc-editor.org/rfc/rfc3966). */
export function buildTelLink(number: string): string {
	const [, extension] = splitExtension(number);
	return `tel:+${toInternational(number)}${extension ? `;ext=${extension}` : ''}`;
}

/**
 * Link that opens a text message. "?&body=" works on both systems: Android reads the query after "?"
 * (https://www.rfc-editor.org/rfc/rfc5724), and iOS looks for "&body=".
 */
export function buildSmsLink(number: string, body?: string): string {
	const link = `sms:+${toInternational(number)}`;
	return body ? `${link}?&body=${encode(body)}` : link;
}

/** Link that opens a chat with the text already typed (https://faq.whatsapp.com/5913398998672934). */
export function buildWhatsAppLink(number: string, message?: string): string {
	const link = `https://wa.me/${toInternational(number)}`;
	return message ? `${link}?text=${encode(message)}` : link;
}

/**
 * Link that opens an email. Line breaks are CRLF (https://www.rfc-editor.org/rfc/rfc6068#section-5). A subject is
 * one line, because a second one could add headers.
 */
export function buildMailtoLink(
	address: string,
	{ subject, body }: { subject?: string; body?: string | undefined } = {},
): string {
	const fields = [
		subject && `subject=${encode(subject, ' ')}`,
		body && `body=${encode(body, '\r\n')}`,
	].filter(Boolean);
	return `mailto:${encode(address).replaceAll('%40', '@')}${fields.length > 0 ? `?${fields.join('&')}` : ''}`;
}

/** Where a company can be visited, or gets letters. */
type Address = Record<'street' | 'city' | 'state' | 'zip', string>;

/** An address on one line: "100 Main Street, Tampa, FL 33602". */
export const formatAddress = ({ street, city, state, zip }: Address): string =>
	`${street}, ${city}, ${state} ${zip}`;

/** Link to a place on a map (https://developers.google.com/maps/documentation/urls/get-started#search-action). */
export function buildMapLink(place: Address): string {
	return `https://www.google.com/maps/search/?api=1&query=${encode(formatAddress(place))}`;
}
