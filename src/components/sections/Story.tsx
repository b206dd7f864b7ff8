import type { PhotoData } from '../../content/photo.ts';
import { Photo } from '../Photo.tsx';
import { Prose } from '../Prose.tsx';
import { Section } from '../Section.tsx';
import styles from './Story.module.css';

interface StoryProps {
	title: string;
	text: string;
	photo: PhotoData;
	stats: { value: string; label: string }[];
}

/** The legacy story beside a photo, with the numbers that sum it up. */
export function Story({ title, text, photo, stats }: StoryProps) {
	return (
		<Section id="story">
			<div className={styles.spread}>
				<div className={styles.words}>
					<h2 id="story-title">{title}</h2>
					<Prose text={text} lead />
				</div>
				<div className={styles.side}>
					<Photo photo={photo} sizes="(width < 46rem) 92vw, 30rem" className={styles.photo ?? ''} />
					{stats.length > 0 && (
						<dl className={styles.stats}>
							{stats.map((stat) => (
								<div key={stat.label}>
									<dt>{stat.label}</dt>
									<dd>{stat.value}</dd>
								</div>
							))}
						</dl>
					)}
				</div>
			</div>
		</Section>
	);
}
