/** Values by token, without braces: { 'phone.main': '(813) 555-0100' }. */
export type Tokens = Readonly<Record<string, string | undefined>>;

/** A token or placeholder. The id of a phone or a price may contain hyphens and digits. */
export const tokenPattern = /\{\s*([A-Za-z][\w.-]*)\s*\}/g;

/** Replaces every known {token} in a text; labels have placeholders besides. @param write returns what replaces a token, given its value */
export function fillText(
	value: string,
	tokens: Readonly<Record<string, string | number | undefined>>,
	write = (text: string) => text,
): string {
	return value.replace(tokenPattern, (found, name: string, at: number) => {
		if (tokens[name] === undefined) return found;
		const text = String(tokens[name]);
		// "8:00 p. m." at the end of a sentence has one period.
		const isLast = value.startsWith('.', at + found.length);
		return write(isLast ? text.replace(/\.$/, '') : text);
	});
}

/**
 * Whether a value is a group of fields. An imported image looks like one, but reading one of its fields makes Astro publish the
 * original file. The "in" operator doesn't read it.
 */
export const isGroup = (value: unknown): value is Record<string, unknown> =>
	value !== null &&
	typeof value === 'object' &&
	Object.getPrototypeOf(value) === Object.prototype &&
	!('src' in value && 'format' in value);

/** Changes every string in a value, at any depth. @param change also gets the nearest group of fields around the string, and its field */
export function mapTexts<T>(
	value: T,
	change: (text: string, group: object, field: string) => string,
	group: object = {},
	field = '',
): T {
	if (typeof value === 'string') return change(value, group, field) as T;
	if (Array.isArray(value)) return value.map((item) => mapTexts(item, change, group, field)) as T;
	if (isGroup(value)) {
		return Object.fromEntries(
			Object.entries(value).map(([key, item]) => [key, mapTexts(item, change, value, key)]),
		) as T;
	}
	return value;
}

/** Replaces tokens in every string of a value. */
export const fillTokens = <T>(value: T, tokens: Tokens): T =>
	mapTexts(value, (text) => fillText(text, tokens));
