import { type ElementType, Fragment, type HTMLAttributes } from 'react';
import { findTarget } from '../content/link-target.ts';
import { splitAtContacts } from '../lib/contact-text.ts';
import { keepWhole } from '../lib/text.ts';
import { Link } from './Link.tsx';

interface LinkedTextProps extends HTMLAttributes<HTMLElement> {
	text: string;
	/** The element to draw around it, with the other props. */
	as?: ElementType;
}

/**
 * A text from the content files, with its links, phone numbers and email addresses as links. A link that leads nowhere
 * is its words. Build only.
 */
export const LinkedText = ({ text, as: Box = Fragment, ...props }: LinkedTextProps) => (
	<Box {...props}>
		{splitAtContacts(text).map(({ start, text: words, href }) =>
			href && findTarget(href) ? (
				<Link key={start} href={href}>
					{words}
				</Link>
			) : (
				keepWhole(words)
			),
		)}
	</Box>
);
