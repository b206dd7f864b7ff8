/** A rating with one decimal, as the reviews page shows it: 4.666 becomes "4.7", and "4,7" in German. */
export const formatAverage = (average: number, locale: string): string =>
	average.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
