import type { ReactNode } from 'react';
import { labels } from '../content/facts.ts';

interface ExternalLinkProps {
	href: string;
	className?: string;
	children: ReactNode;
}

/** A link to another site. Opens a new tab and says so to screen readers. Build only. */
export function ExternalLink({ children, ...link }: ExternalLinkProps) {
	return (
		<a {...link} target="_blank" rel="noopener noreferrer">
			{children}
			<span className="visually-hidden"> {labels.shell.newTab}</span>
		</a>
	);
}
