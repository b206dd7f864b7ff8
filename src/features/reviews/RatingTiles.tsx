import { TrustBar } from '../../components/sections/TrustBar.tsx';
import { Words } from '../../components/Words.tsx';
import { company, labels } from '../../content/facts.ts';
import { formatCount } from '../../lib/count.ts';
import { formatLabel } from '../../lib/text.ts';
import type { TestimonialsPage } from './schema.ts';

/** The average of all reviews, the company's rating and the number of reviews (docs/specification.md, 3.5). */
export function RatingTiles({ ratings, ...copy }: TestimonialsPage & { ratings: number[] }) {
	const { perfect, verified, asOf, langOf } = copy;
	const { rating } = company.claims;
	const average = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
	/** With one decimal: "4.7", and "4,7" in German. */
	const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
	const value = average.toLocaleString(labels.locale, oneDecimal);
	const label = Number(rating) < 5 ? perfect?.below : perfect?.label;
	const tiles = [
		...(ratings.length > 0 ? [{ value, label: labels.testimonials.average }] : []),
		...(rating && label ? [{ value: rating, label, lang: perfect?.lang }] : []),
		...(verified ? [verified] : []),
	];
	const total = formatCount(ratings.length, labels.counts.reviews, labels.locale);
	const note = tiles.length > 0 && (
		<p className="small soft">
			{ratings.length > 0 && `${formatLabel(labels.testimonials.basedOn, { total })} `}
			<Words lang={langOf?.asOf}>{((rating && perfect) || verified) && asOf}</Words>
		</p>
	);
	return <TrustBar items={tiles} note={note} />;
}
