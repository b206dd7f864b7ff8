/** Texts longer than this are collapsed (docs/specification.md, 8). In characters. */
export const limit = 200;

/** Heights in characters of text, measured at 1440 px: of a card without its text, and of a collapsed text with its button. */
const heights = { frame: 180, collapsed: 300 };

/**
 * Arranges reviews in four parts whose order is theirs. Two columns are the first two parts and the last two; three
 * are the first, the middle two and the last. Collapsed, columns are about equally high. CSS columns would be filled
 * anew whenever a review opens, and Firefox can't be told where they begin.
 * https://bugzilla.mozilla.org/show_bug.cgi?id=775617
 */
export function arrange<Review extends { text: string }>(reviews: readonly Review[]): Review[][] {
	const parts: Review[][] = [[], [], [], []];
	const measure = ({ text }: Review) =>
		heights.frame + (text.length > limit ? heights.collapsed : text.length);
	const total = reviews.reduce((sum, review) => sum + measure(review), 0);
	let above = 0;
	/** The column that is being filled, from 0: of two and of three. */
	let [ofTwo, ofThree] = [0, 0];
	for (const review of reviews) {
		const middle = (above + measure(review) / 2) / total;
		// No column stays empty before another.
		if (above > 0) {
			ofTwo = Math.floor(middle * 2);
			ofThree = Math.min(ofThree + 1, Math.floor(middle * 3));
		}
		parts[ofTwo + ofThree]?.push(review);
		above += measure(review);
	}
	return parts;
}
