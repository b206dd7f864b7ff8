import { Photo } from '../../components/Photo.tsx';
import type { slideMarks } from '../../components/use-slides.ts';
import type { PhotoData } from '../../content/photo.ts';
import type { Labels } from '../../content/schema/labels.ts';
import styles from './BeforeAfter.module.css';

/** One job with its photos, or their ids. Title and location may be absent where the page around it already says them. */
export interface BeforeAfterCase<Picture = PhotoData> {
	id: string;
	title?: string | undefined;
	location?: string | undefined;
	description: string;
	testimonial?: string | undefined;
	before: Picture;
	after: Picture;
}

/** The illustration is the caption of a picture that shows no real job. */
export type CaseLabels = Labels['gallery'] & Pick<Labels['photo'], 'illustration'>;

/** Rendered width: the whole column on phones, two thirds of the content beside the caption on wide screens. */
const sizes = '(width < 60rem) 92vw, 46rem';

/** The pair stays registered only when both are cropped around the same point: the one of the picture before. */
function alignCrop({ focus: _own, ...after }: PhotoData, { focus }: PhotoData): PhotoData {
	return focus ? { ...after, focus } : after;
}

interface CaseFigureProps {
	item: BeforeAfterCase;
	labels: CaseLabels;
	marks: ReturnType<typeof slideMarks>;
}

/**
 * One case: the pair and its caption. A document on its own (side by side); the style sheet lays the pictures over each
 * other where script runs. Each tag lies in its picture, so that it disappears with it.
 */
export function CaseFigure({ item, labels, marks }: CaseFigureProps) {
	const { title, location, description, testimonial, before, after } = item;
	return (
		<figure className={styles.case} {...marks}>
			<div className={styles.pair}>
				<div className={styles.before}>
					<Photo photo={before} sizes={sizes} />
					<span className={styles.tag}>{labels.before}</span>
				</div>
				<div className={styles.after}>
					<Photo photo={alignCrop(after, before)} sizes={sizes} />
					<span className={styles.tag}>{labels.after}</span>
				</div>
			</div>
			{(before.sample || after.sample) && <p className={`${styles.credit} fine`}>{labels.illustration}</p>}
			<figcaption className={styles.caption}>
				{location && <p className="eyebrow small">{location}</p>}
				{title && <h3>{title}</h3>}
				<p>{description}</p>
				{testimonial && (
					<blockquote className={`${styles.testimonial} soft`}>
						<p>{testimonial}</p>
					</blockquote>
				)}
			</figcaption>
		</figure>
	);
}
