import { splitAtContacts } from '../lib/contact-text.ts';
import type { RunningText } from '../lib/text.ts';
import { ExternalLink } from './ExternalLink.tsx';
import { Link } from './Link.tsx';

/**
 * A text from the content files, with its links, phone numbers and email addresses as links. A link to another site
 * opens a new tab. Build only.
 */
export function LinkedText({ text }: { text: RunningText }) {
	return splitAtContacts(text).map(({ start, text: words, href }) => {
		if (!href) return words;
		const Anchor = href.startsWith('https:') ? ExternalLink : Link;
		return (
			<Anchor key={start} href={href}>
				{words}
			</Anchor>
		);
	});
}
