import { Breadcrumb, type Crumb } from '../Breadcrumb.tsx';
import { Inner } from '../layout/layout.tsx';
import { HeroPicture, type HeroProps, HeroWords } from './HeroParts.tsx';
import styles from './PageHero.module.css';

interface PageHeroProps extends Omit<HeroProps, 'breadcrumb'> {
	breadcrumb?: Crumb[] | undefined;
}

/** Opening of a page as a spread: the words on the left, the photo bleeding off the right edge; on phones above them. */
export const PageHero = ({ photo, breadcrumb, ...words }: PageHeroProps) => (
	<section className={styles.hero} aria-labelledby="hero-title">
		<HeroPicture photo={photo} priority className={styles.picture} />
		<Inner className={styles.inner}>
			<HeroWords
				{...words}
				breadcrumb={breadcrumb && <Breadcrumb items={breadcrumb} />}
				className={styles.words}
			/>
		</Inner>
	</section>
);
