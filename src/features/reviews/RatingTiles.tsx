import { Stars } from '../../components/Stars.tsx';
import type { Labels } from '../../content/schema/labels.ts';
import { formatCount } from '../../lib/count.ts';
import { formatLabel } from '../../lib/text.ts';
import styles from './RatingTiles.module.css';
import { formatAverage } from './rating.ts';

interface RatingTilesProps {
	/** Ratings of all reviews: the average never depends on the filter. */
	ratings: number[];
	/** The company's rating, such as "4.9"; without one it has no tile. */
	rating?: string | undefined;
	/** What the tile of the company's rating is called: at five, and below. */
	perfect: { label: string; below: string };
	verified: { value: string; label: string };
	/** When the company's rating and the number of reviews were read. */
	asOf: string;
	labels: Pick<Labels, 'testimonials' | 'rating' | 'counts' | 'locale'>;
}

/** The computed average, the company's rating and the number of reviews (specification section 2, Reviews). */
export function RatingTiles({ ratings, rating, perfect, verified, asOf, labels }: RatingTilesProps) {
	const average = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
	const tiles: { value: string; label: string; stars?: number }[] = [
		...(ratings.length > 0
			? [
					{
						value: formatAverage(average, labels.locale),
						label: labels.testimonials.average,
						stars: average,
					},
				]
			: []),
		...(rating
			? [
					{
						value: rating,
						label: Number(rating) < 5 ? perfect.below : perfect.label,
						stars: Number(rating),
					},
				]
			: []),
		verified,
	];
	const basedOn = formatLabel(labels.testimonials.basedOn, {
		total: formatCount(ratings.length, labels.counts.reviews, labels.locale),
	});
	return (
		<section className={styles.band} aria-label={labels.testimonials.average}>
			<div className={styles.inner}>
				<ul className={styles.tiles}>
					{tiles.map((tile) => (
						<li key={tile.label} className={styles.tile}>
							<p>
								<strong>{tile.value}</strong> <span className={styles.label}>{tile.label}</span>
							</p>
							{tile.stars && (
								<Stars rating={tile.stars} label={formatLabel(labels.rating.stars, { stars: tile.value })} />
							)}
						</li>
					))}
				</ul>
				<p className={styles.note}>
					{ratings.length > 0 && basedOn} {asOf}
				</p>
			</div>
		</section>
	);
}
