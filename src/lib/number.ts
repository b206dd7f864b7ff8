/** A number written as text, such as "1200" and "$1,200", as that number; anything else as it is. */
export const readNumber = (value: unknown): unknown =>
	typeof value === 'string' && /^\s*(?:\$\s*)?-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?\s*$/.test(value)
		? Number(value.replace(/[$,\s]/g, ''))
		: value;
