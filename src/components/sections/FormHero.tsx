import type { ReactNode } from 'react';
import { Inner } from '../layout/layout.tsx';
import { Photo } from '../Photo.tsx';
import styles from './FormHero.module.css';
import { type HeroProps, HeroWords } from './HeroParts.tsx';

interface FormHeroProps extends HeroProps {
	/** Name of the cross-page transition: a card's photo grows into this one. */
	transition?: string;
	facts?: ReactNode;
	/** More to read before one asks, such as phone numbers. */
	panel?: ReactNode;
	/** True if the panel says what to do in danger: it then comes before the photo. */
	urgent?: boolean;
	/** The quote form, or the card that a page has in its place. */
	children?: ReactNode;
}

/**
 * Top of a page with the quote form: a low photo, then words, form and panel. On wide screens the photo runs across the window
 * below the words, and the form's card stands on it at the right. On an urgent page, it is above the form,
 * beside what to do; on phones it is the end.
 */
export function FormHero({ photo, panel, urgent = false, children, ...hero }: FormHeroProps) {
	const picture = photo && (
		<Photo photo={photo} priority={!urgent} className={styles.picture} transition={hero.transition} />
	);
	return (
		<section className={styles.hero} aria-labelledby="hero-title">
			<Inner className={styles.inner}>
				{!urgent && picture}
				<HeroWords {...hero} hasForm className={styles.words}>
					{hero.facts}
				</HeroWords>
				<div className={styles.form}>
					{children}
					{urgent && picture}
				</div>
				{panel && <div className={styles.panel}>{panel}</div>}
			</Inner>
		</section>
	);
}
