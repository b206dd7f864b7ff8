import type { ReactNode } from 'react';
import { labels } from '../content/facts.ts';

interface ExternalLinkProps {
	href: string;
	className?: string;
	children: ReactNode;
}

/** A link to another site, in a new tab; screen readers are told so. For build only. */
export function ExternalLink({ children, ...link }: ExternalLinkProps) {
	return (
		<a {...link} target="_blank" rel="noopener noreferrer">
			{children}
			<span className="visually-hidden"> {labels.shell.newTab}</span>
		</a>
	);
}
