import type { ReactNode } from 'react';
import { classNames } from '../lib/text.ts';
import styles from './Button.module.css';

/**
 * Primary is the page's one accent (ask for a quote); secondary is for other actions; outline is quieter, on any ground;
 * emergency is for the emergency color.
 */
type ButtonLook = 'primary' | 'secondary' | 'outline' | 'emergency';

/**
 * The classes of a button's look, for elements other than Button.
 * @param className further classes, such as for a margin
 */
export const buttonClass = (look: ButtonLook, className?: string): string =>
	classNames(styles.button, styles[look], className);

interface ButtonProps {
	href: string;
	children: ReactNode;
	look?: ButtonLook;
	/** Longer name for screen readers. Must contain the visible words (WCAG 2.5.3). */
	label?: string;
}

/** A link that looks like a button. At least 48 px high. */
export function Button({ href, children, look = 'primary', label }: ButtonProps) {
	return (
		<a className={buttonClass(look)} href={href} aria-label={label}>
			{children}
		</a>
	);
}
