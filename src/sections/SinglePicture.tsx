import type { Labels } from '../schema/labels.ts';
import { Photo, type PhotoData } from '../ui/Photo.tsx';
import styles from './SinglePicture.module.css';

interface SinglePictureProps {
	photo: PhotoData;
	description: string;
	labels: Pick<Labels, 'photo'>;
}

/** A wide picture with its caption, where a service has no before/after pair. */
export function SinglePicture({ photo, description, labels }: SinglePictureProps) {
	return (
		<figure className={styles.figure}>
			<Photo photo={photo} sizes="(width < 76rem) 92vw, 72rem" className={styles.photo ?? ''} />
			<figcaption className={styles.caption}>
				{description}
				{photo.sample && <span className={styles.sample}> {labels.photo.illustration}</span>}
			</figcaption>
		</figure>
	);
}
