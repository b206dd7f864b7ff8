import { splitAtContacts } from '../lib/contact-text.ts';

/** A text from the content files in which telephone numbers and email addresses are links. For build only. */
export function LinkedText({ text }: { text: string }) {
	return splitAtContacts(text).map((piece) =>
		piece.href ? (
			<a key={piece.start} href={piece.href}>
				{piece.text}
			</a>
		) : (
			piece.text
		),
	);
}
