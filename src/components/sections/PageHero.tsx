import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '../Breadcrumb.tsx';
import { Inner } from '../layout/layout.tsx';
import { Photo } from '../Photo.tsx';
import { type HeroProps, HeroWords } from './HeroParts.tsx';
import styles from './PageHero.module.css';

interface PageHeroProps extends Omit<HeroProps, 'breadcrumb'> {
	breadcrumb?: Crumb[] | undefined;
	children?: ReactNode;
	/**
	 * What the page is about, and so how it opens on wide screens: with work, on a photo that bleeds off the right edge; with
	 * people, beside a framed photo; with advice, as with work, but low.
	 */
	about?: 'work' | 'people' | 'advice';
	/** In place of the photo; below the words on phones. */
	aside?: ReactNode;
}

/** Opening of a page: the words on the left, the photo on the right; on phones above them. Without a photo, the words alone. */
export const PageHero = ({ photo, breadcrumb, about = 'work', aside, ...words }: PageHeroProps) => (
	<section className={styles.hero} aria-labelledby="hero-title" data-about={about}>
		<Inner className={styles.inner}>
			{photo && !aside && <Photo photo={photo} priority className={styles.picture} />}
			<HeroWords
				{...words}
				breadcrumb={breadcrumb && <Breadcrumb items={breadcrumb} />}
				className={styles.words}
			/>
			{aside && <div className={styles.aside}>{aside}</div>}
		</Inner>
	</section>
);
