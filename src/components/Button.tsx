import type { ReactNode } from 'react';
import { classNames } from '../lib/text.ts';
import styles from './Button.module.css';

/** Primary is the page's one accent (ask for a quote); secondary is for other actions; outline is quieter; inverse is for dark ground, emergency for the ground of emergencies. */
type ButtonLook = 'primary' | 'secondary' | 'outline' | 'inverse' | 'emergency';

/** The classes of a button's look, for elements other than Button itself. @param className what the place adds, such as a margin */
export const buttonClass = (look: ButtonLook, className?: string): string =>
	classNames(styles.button, styles[look], className);

interface ButtonProps {
	href: string;
	children: ReactNode;
	look?: ButtonLook;
	/** Opens another site in a new tab; the words that say so to screen readers. */
	newTab?: string | undefined;
	className?: string | undefined;
	/** Longer name for screen readers; has to contain the visible words (WCAG 2.5.3). */
	label?: string | undefined;
}

/** A link that looks like a button: every call to action of the site leads somewhere. At least 48 px high. */
export function Button({ href, children, look = 'primary', newTab, className, label }: ButtonProps) {
	return (
		<a
			className={buttonClass(look, className)}
			href={href}
			aria-label={label}
			{...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
		>
			{children}
			{newTab && !label && <span className="visually-hidden"> {newTab}</span>}
		</a>
	);
}
