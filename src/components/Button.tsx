import type { ReactNode } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { Link } from './Link.tsx';

interface ButtonProps {
	href: string;
	children: ReactNode;
	look?: ButtonLook;
	/** Longer name for screen readers. Must contain the visible words (WCAG 2.5.3). */
	label?: string;
	/** Of the words, if not the page's. */
	lang?: string | undefined;
}

/** A link that looks like a button. At least 48 px high. */
export function Button({ href, children, look = 'primary', label, lang }: ButtonProps) {
	return (
		<Link className={buttonClass(look)} href={href} aria-label={label} lang={lang}>
			{children}
		</Link>
	);
}
