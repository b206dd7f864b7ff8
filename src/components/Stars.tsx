import styles from './Stars.module.css';

const count = 5;
/** Width and height of one star, in SVG units. */
const side = 24;
/** Beside a star, with its stroke: a part of the square is no part of the star, and 4.9 would look like 5. */
const margin = 3;
/** One star, from the upper left corner of its square: ten points on radii 10 and 4.3, optically centered. */
const star =
	'm12 2.6 2.53 6.52 6.98.39-5.42 4.42 1.79 6.76-5.88-3.79-5.88 3.79 1.79-6.76-5.42-4.42 6.98-.39z';
const row = Array.from({ length: count }, (_, index) => `M${index * side} 0${star}`).join('');

/**
 * A rating as five stars, as one image with one name for screen readers. An inner svg holds the filled stars and is
 * cut off at the rating, which is 0 to 5.
 * @param props the label says the number, too: "4.8 out of 5 stars"
 */
export function Stars({ rating, label }: { rating: number; label: string }) {
	const value = Math.min(Math.max(rating, 0), count);
	const whole = Math.floor(value);
	const part = value - whole;
	const filled = whole * side + (part > 0 ? margin + part * (side - 2 * margin) : 0);
	return (
		<svg className={styles.stars} viewBox={`0 0 ${count * side} ${side}`} role="img" aria-label={label}>
			{filled < count * side && <path className={styles.empty} d={row} />}
			<svg width={filled} height={side} viewBox={`0 0 ${filled} ${side}`} aria-hidden="true">
				<path d={row} />
			</svg>
		</svg>
	);
}
