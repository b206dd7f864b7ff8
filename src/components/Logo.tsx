import { logo } from '../content/brand.ts';
import { company } from '../content/facts.ts';
import styles from './Logo.module.css';

/**
 * The mark alone: in the text's color, or as a picture if it has colors of its own. It is decoration, so it is hidden from
 * screen readers.
 * @param size in pixels
 */
export function LogoMark({ size = 40 }: { size?: number }) {
	if (!logo.isPlain) return <img src="/logo.svg" width={size} height={size} alt="" loading="lazy" />;
	return (
		<svg
			viewBox={logo.viewBox}
			width={size}
			height={size}
			fill="currentColor"
			aria-hidden="true"
			// biome-ignore lint/security/noDangerouslySetInnerHtml: the content check refuses scripts in the logo
			dangerouslySetInnerHTML={{ __html: logo.drawing }}
		/>
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
