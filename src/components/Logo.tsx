import { markPath, markSize } from '../lib/logo-mark.ts';
import styles from './Logo.module.css';

/** The mark alone, in the color of the text; beside words or as an ornament, so it is hidden from screen readers. */
export function LogoMark() {
	return (
		<svg
			viewBox={`0 0 ${markSize} ${markSize}`}
			width="40"
			height="40"
			fill="currentColor"
			aria-hidden="true"
		>
			<path d={markPath} />
		</svg>
	);
}

interface LogoProps {
	/** Name of the company. */
	name: string;
	/** What the company does; small beneath the name in the full size. */
	descriptor: string;
}

/**
 * The wordmark beside the mark. An element around it sets --logo-compact: 1 for the compact size, in which the
 * descriptor is folded away; without that the size is full.
 */
export function Logo({ name, descriptor }: LogoProps) {
	return (
		<span className={styles.logo}>
			<LogoMark />
			<span className={styles.words}>
				<span className={styles.name}>{name}</span>
				<span className={styles.descriptor}>{descriptor}</span>
			</span>
		</span>
	);
}
