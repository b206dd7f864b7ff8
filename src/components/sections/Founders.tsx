import type { PhotoData } from '../../content/photo.ts';
import { Photo } from '../Photo.tsx';
import { Prose } from '../Prose.tsx';
import { Section } from '../Section.tsx';
import styles from './Founders.module.css';

interface FoundersProps {
	title: string;
	text: string;
	photo: PhotoData;
}

/** Words about those who began: the photo on the left, the words on the right. */
export function Founders({ title, text, photo }: FoundersProps) {
	return (
		<Section id="founders" tone="band">
			<div className={styles.spread}>
				<Photo photo={photo} sizes="(width < 54rem) 92vw, 34rem" className={styles.photo ?? ''} />
				<div className={styles.words}>
					<h2 id="founders-title">{title}</h2>
					<Prose text={text} />
				</div>
			</div>
		</Section>
	);
}
