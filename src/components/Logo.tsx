import type { ComponentProps } from 'react';
import { mark, symbol, wordMark } from '../content/brand.ts';
import { company } from '../content/facts.ts';
import { ratioOf, type Logo as Sign } from '../content/logo.ts';
import { classNames } from '../lib/text.ts';
import styles from './Logo.module.css';

type Drawn = Pick<ComponentProps<'svg'>, 'width' | 'height' | 'className'> & { src: string; alt?: string };

/** A logo in the text's color, or as a picture if it has colors of its own. Without words for it, it's decoration. */
function DrawnSign({ sign, src, alt, ...drawn }: Drawn & { sign: Sign }) {
	if (!sign.isPlain)
		return (
			<img
				{...drawn}
				src={src}
				alt={alt ?? ''}
				loading="lazy"
				className={classNames(drawn.className, styles.picture)}
			/>
		);
	return (
		<svg
			{...drawn}
			viewBox={sign.viewBox}
			fill="currentColor"
			{...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: a logo is shapes alone (src/content/logo.ts)
			dangerouslySetInnerHTML={{ __html: sign.drawing }}
		/>
	);
}

/** The mark alone, if there is one. It is decoration, so it is hidden from screen readers. */
export const LogoMark = () => mark && <DrawnSign sign={mark} src="/mark.svg" width={40} height={40} />;

/** The height of a wide logo in pixels. */
const height = 44;

/**
 * The logo, the company's name and its descriptor; a wide logo in the place of all three. An ancestor sets --logo-compact: 1
 * for the compact size, which hides the descriptor.
 */
export const Logo = () => (
	<span className={styles.logo}>
		{wordMark ? (
			<DrawnSign
				sign={wordMark}
				src="/logo.svg"
				width={Math.round(height * ratioOf(wordMark))}
				height={height}
				alt={company.name}
				className={styles.wide}
			/>
		) : (
			<>
				{symbol && <DrawnSign sign={symbol} src="/logo.svg" width={40} height={40} />}
				<span className={styles.words}>
					<span className={classNames(styles.name, company.name.length <= 20 && styles.short)}>
						{company.name}
					</span>
					<span className={styles.descriptor} lang={company.lang}>
						{company.descriptor}
					</span>
				</span>
			</>
		)}
	</span>
);
