import type { ReactNode } from 'react';
import { Inner } from '../layout/layout.tsx';
import styles from './FormHero.module.css';
import { HeroPicture, type HeroProps, HeroWords } from './HeroParts.tsx';

interface FormHeroProps extends HeroProps {
	/** Name of the cross-page transition: a card's photo grows into this one. */
	transition?: string;
	/** Follows the words and buttons. */
	facts?: ReactNode;
	/** True on the page of emergencies: the call is before the quote, and a strip is between the header and the photo. */
	emergency?: boolean;
	/**
	 * What the visitor came for, such as phone numbers, below the words. On phones it replaces the photo, so that it
	 * is on the first screen.
	 */
	panel?: ReactNode;
	/** The quote form. */
	children?: ReactNode;
}

/** Top of a page with the quote form: below the words on phones; on wide screens beside them, overlapping the photo. */
export function FormHero({
	photo,
	transition,
	facts,
	emergency = false,
	panel,
	children,
	...words
}: FormHeroProps) {
	return (
		<section
			className={styles.hero}
			aria-labelledby="hero-title"
			data-panel={panel ? '' : undefined}
			data-emergency={emergency ? '' : undefined}
		>
			<HeroPicture
				photo={photo}
				sizes="100vw"
				underHeader={!emergency}
				onPhones={!panel}
				transition={transition}
				className={styles.picture}
			/>
			<Inner className={styles.inner}>
				<HeroWords {...words} callFirst={emergency}>
					{facts}
					{panel && <div className="full-width">{panel}</div>}
				</HeroWords>
				<div>{children}</div>
			</Inner>
		</section>
	);
}
