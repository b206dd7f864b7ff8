import { classNames } from '../lib/text.ts';
import styles from './Button.module.css';

/**
 * Primary is the page's one accent (ask for a quote); secondary is for other actions; outline is quieter, on any ground;
 * emergency is for the emergency color.
 */
export type ButtonLook = 'primary' | 'secondary' | 'outline' | 'emergency';

/**
 * The classes of a button's look, for elements other than Button.
 * @param className further classes, such as for a margin
 */
export const buttonClass = (look: ButtonLook, className?: string): string =>
	classNames(styles.button, styles[look], className);
