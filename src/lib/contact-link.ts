/** Where a composed text can be handed over by a link. */
export type Channel = 'whatsapp' | 'sms' | 'email';

/**
 * Practical lengths per channel. Beyond them the text is cut or the link does nothing, so a copy is offered instead.
 * - whatsapp: 8,000 characters of address, which every server should take (RFC 9110, section 4.1), and 4,096 of message
 *   (WhatsApp Cloud API, text messages).
 * - sms: 1,600 characters of message, about ten joined messages, where carriers stop (Twilio, "Maximum message length").
 * - email: 2,000 characters of address: Chromium on Windows refuses more than about 2,046
 *   (https://stackoverflow.com/questions/4473959).
 */
const limits: Readonly<Record<Channel, { link: number; text: number }>> = {
	whatsapp: { link: 8000, text: 4096 },
	sms: { link: 16_000, text: 1600 },
	email: { link: 2000, text: 2000 },
};

/** Whether a text and the link that carries it stay within what the channel takes in practice. */
export function fitsChannel(channel: Channel, link: string, text: string): boolean {
	return link.length <= limits[channel].link && text.length <= limits[channel].text;
}

/**
 * Percent-encodes a text for a link. Half of a surrogate pair, left behind where a text was cut inside an emoji, would
 * make encodeURIComponent throw; it becomes U+FFFD.
 */
const encode = (value: string, lineBreak = '\n') =>
	encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/\r\n?|\n/g, lineBreak));

/** The digits of a US number with its country code; the content check has seen to it that it can be dialled. */
const digitsOf = (number: string) => number.replace(/\D/g, '').replace(/^(?=\d{10}$)/, '1');

/** Link that calls: "(813) 555-0100" becomes "tel:+18135550100" (RFC 3966). */
export const buildTelLink = (number: string): string => `tel:+${digitsOf(number)}`;

/**
 * Link that opens a text message. "?&body=" is understood by both: Android reads the query of RFC 5724 after "?", and
 * iOS looks for "&body=".
 */
export function buildSmsLink(number: string, body?: string): string {
	const link = `sms:+${digitsOf(number)}`;
	return body ? `${link}?&body=${encode(body)}` : link;
}

/** Link that opens a chat with the text already typed (https://faq.whatsapp.com/5913398998672934). */
export function buildWhatsAppLink(number: string, message?: string): string {
	const link = `https://wa.me/${digitsOf(number)}`;
	return message ? `${link}?text=${encode(message)}` : link;
}

/** Link that opens an email. Line breaks are CRLF (RFC 6068, section 5); a subject is one line, or it could add headers. */
export function buildMailtoLink(
	address: string,
	{ subject, body }: { subject?: string; body?: string } = {},
): string {
	const fields = [
		subject && `subject=${encode(subject, ' ')}`,
		body && `body=${encode(body, '\r\n')}`,
	].filter(Boolean);
	return `mailto:${encode(address).replaceAll('%40', '@')}${fields.length > 0 ? `?${fields.join('&')}` : ''}`;
}

/** Link to a place on a map (https://developers.google.com/maps/documentation/urls/get-started#search-action). */
export function buildMapLink(place: { street: string; city: string; state: string; zip: string }): string {
	return `https://www.google.com/maps/search/?api=1&query=${encode(`${place.street}, ${place.city}, ${place.state} ${place.zip}`)}`;
}
