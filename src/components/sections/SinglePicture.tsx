import type { PhotoData } from '../../content/photo.ts';
import type { Labels } from '../../content/schema/labels.ts';
import { Photo } from '../Photo.tsx';
import styles from './SinglePicture.module.css';

interface SinglePictureProps {
	photo: PhotoData;
	caption: string;
	labels: Pick<Labels, 'photo'>;
}

/** A picture with its words: where a service has no before/after pair, or between the two of one. */
export function SinglePicture({ photo, caption, labels }: SinglePictureProps) {
	return (
		<figure>
			<Photo photo={photo} sizes="(width < 60rem) 92vw, 46rem" className={styles.photo ?? ''} />
			{photo.sample && <p className={styles.credit}>{labels.photo.illustration}</p>}
			<figcaption>
				<p>{caption}</p>
			</figcaption>
		</figure>
	);
}
