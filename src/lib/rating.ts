/**
 * Average of ratings with one decimal, as the reviews page shows it: [5, 5, 4] becomes "4.7".
 * @throws RangeError for an empty list, which has no average
 */
export function formatAverage(ratings: readonly number[]): string {
	if (ratings.length === 0) throw new RangeError('An empty list of ratings has no average.');
	return (ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length).toFixed(1);
}
