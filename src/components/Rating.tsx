import { labels } from '../content/facts.ts';
import { formatLabel } from '../lib/text.ts';
import { Stars } from './Stars.tsx';

/** A rating as stars, with a text for screen readers. Draws nothing without a rating. Build only. */
export const Rating = ({ value }: { value: number | string | undefined }) =>
	value && <Stars rating={Number(value)} label={formatLabel(labels.rating.stars, { stars: value })} />;
