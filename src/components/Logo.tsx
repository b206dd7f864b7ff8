import { company } from '../content/facts.ts';
import styles from './Logo.module.css';

/**
 * The mark: nine pleats of a palmetto leaf on a short stem, with a woven edge. The gaps are wide enough to be seen
 * at 20 pixels. The icons in public/ show the same mark.
 */
const markPath =
	'M34.5 21.8l-2.5 10.4l-2.5-10.4l2.5-3.7zM32 5l8.2 12.2l-4 2.2l-4.2-6.4l-4.2 6.4l-4-2.2zM30.1 41.6l1.9-3.4l1.9 3.4l.6 17.4h-5zM47.2 39.3l2.8 3.5l-4.3 1.3l-9.1-5.6zM50.7 34l-3.3 3.1l-10.7-.9l9.9-4zM45.8 30.1l-9.9 4.1l7-8.2l4.4-.1zM41.1 24.6l-6.9 8.1l2.5-10.4l3.9-2.2zM62.5 46.9l-8.3 2.4l-5.2-3.2l5.8-1.7l-1.2-1.5l3.3-3.1zM63.6 32l-10.7 10l-2.8-3.6l5.6-5.1l-1.8-.8l1.6-4.3zM57.9 18.2l-5 13.8l-4.1-1.9l2.6-7.2l-1.9 .1l-.5-4.5zM46.5 8.5l1.8 14.5l-4.5 .2l-.9-7.5l-1.7 .9l-2.5-3.8zM16.8 39.3l-2.8 3.5l4.3 1.3l9.1-5.6zM13.3 34l3.3 3.1l10.7-.9l-9.9-4zM18.2 30.1l9.9 4.1l-7-8.2l-4.4-.1zM22.9 24.6l6.9 8.1l-2.5-10.4l-3.9-2.2zM1.5 46.9l8.3 2.4l5.2-3.2l-5.8-1.7l1.2-1.5l-3.3-3.1zM.4 32l10.7 10l2.8-3.6l-5.6-5.1l1.8-.8l-1.6-4.3zM6.1 18.2l5 13.8l4.1-1.9l-2.6-7.2l1.9 .1l.5-4.5zM17.5 8.5l-1.8 14.5l4.5 .2l.9-7.5l1.7 .9l2.5-3.8z';

/** The mark alone, in the text's color. It is decoration, so it is hidden from screen readers. */
export function LogoMark() {
	return (
		<svg viewBox="0 0 64 64" width="40" height="40" fill="currentColor" aria-hidden="true">
			<path d={markPath} />
		</svg>
	);
}

/**
 * The mark, the company's name and its descriptor. An ancestor sets --logo-compact: 1 for the compact size, which
 * hides the descriptor.
 */
export function Logo() {
	return (
		<span className={styles.logo}>
			<LogoMark />
			<span className={styles.words}>
				<span className={styles.name}>{company.name}</span>
				<span className={styles.descriptor}>{company.descriptor}</span>
			</span>
		</span>
	);
}
