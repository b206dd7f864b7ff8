/** A number written as text, such as "1200", as that number; anything else as it is. */
export const readNumber = (value: unknown): unknown =>
	typeof value === 'string' && /^\s*-?\d+(?:\.\d+)?\s*$/.test(value) ? Number(value) : value;

/** The only number in a text, such as 1200 in "about $1,200"; undefined if it has none or several, or "5k". */
export function findNumber(text: string): number | undefined {
	const [number, ...others] = text.replace(/(?<=\d),(?=\d{3}(?!\d))/g, '').match(/-?\d+(?:\.\d+)?\w*/g) ?? [];
	const value = Number(number);
	return others.length > 0 || Number.isNaN(value) ? undefined : value;
}
