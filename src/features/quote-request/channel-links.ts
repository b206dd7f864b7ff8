import {
	buildMailtoLink,
	buildSmsLink,
	buildWhatsAppLink,
	type Channel,
	fitsChannel,
} from '../../lib/contact-link.ts';

/** Where requests go, as people write it. */
export interface Contacts {
	/** Takes calls and text messages. */
	phone: string;
	whatsapp: string;
	email: string;
}

/** One channel to send the request. */
export interface ChannelLink {
	channel: Channel;
	/** Carries the text if it fits; otherwise it opens an empty message, into which the copied text is pasted. */
	href: string;
	fits: boolean;
}

/** The three links that send a text, each within the practical length of its channel. */
export function buildChannelLinks(text: string, subject: string, contacts: Contacts): ChannelLink[] {
	const links: Record<Channel, [full: string, bare: string]> = {
		whatsapp: [buildWhatsAppLink(contacts.whatsapp, text), buildWhatsAppLink(contacts.whatsapp)],
		sms: [buildSmsLink(contacts.phone, text), buildSmsLink(contacts.phone)],
		email: [
			buildMailtoLink(contacts.email, { subject, body: text }),
			buildMailtoLink(contacts.email, { subject }),
		],
	};
	return (Object.entries(links) as [Channel, [string, string]][]).map(([channel, [full, bare]]) => {
		const fits = fitsChannel(channel, full, text);
		return { channel, href: fits ? full : bare, fits };
	});
}
