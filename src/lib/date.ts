const months = [
	'January',
	'February',
	'March',
	'April',
	'May',
	'June',
	'July',
	'August',
	'September',
	'October',
	'November',
	'December',
];

/**
 * Writes a calendar date as Americans read it: "2025-05-01" becomes "May 1, 2025". Works on the text alone, so that
 * no time zone can move the day.
 * @throws RangeError when the text is not YYYY-MM-DD
 */
export function formatDate(iso: string): string {
	const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
	const month = months[Number(parts?.[2]) - 1];
	if (!parts || !month) throw new RangeError(`"${iso}" is not a date of the form YYYY-MM-DD.`);
	return `${month} ${Number(parts[3])}, ${parts[1]}`;
}
