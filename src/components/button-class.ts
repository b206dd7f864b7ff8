import { classNames } from '../lib/text.ts';
import styles from './Button.module.css';

/** Primary is the page's one accent (ask for a quote); outline is quieter, on any ground. */
export type ButtonLook = 'primary' | 'outline';

/** The classes of a button, for elements other than Button. @param look none if the further classes have one of their own */
export const buttonClass = (look: ButtonLook | undefined, className?: string): string =>
	classNames(styles.button, look && styles[look], className);
