import { Stars } from '../../components/Stars.tsx';
import { TrustBar } from '../../components/sections/TrustBar.tsx';
import type { Labels } from '../../content/schema/labels.ts';
import { formatCount } from '../../lib/count.ts';
import { formatLabel } from '../../lib/text.ts';
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
	const renderStars = (stars: number, value: string) => (
		<Stars rating={stars} label={formatLabel(labels.rating.stars, { stars: value })} />
	);
	const shown = formatAverage(average, labels.locale);
	const basedOn = formatLabel(labels.testimonials.basedOn, {
		total: formatCount(ratings.length, labels.counts.reviews, labels.locale),
	});
	const tiles = [
		...(ratings.length > 0
			? [{ value: shown, label: labels.testimonials.average, stars: renderStars(average, shown) }]
			: []),
		...(rating
			? [
					{
						value: rating,
						label: Number(rating) < 5 ? perfect.below : perfect.label,
						stars: renderStars(Number(rating), rating),
					},
				]
			: []),
		verified,
	];
	return <TrustBar items={tiles} note={ratings.length > 0 ? `${basedOn} ${asOf}` : asOf} />;
}
