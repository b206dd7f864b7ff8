/**
 * A text of the owner's that may hold links. It is a string, by a type that React doesn't draw, so that only LinkedText
 * can show it; any other string is one as well.
 */
export interface RunningText {
	trim(): string;
}

/** Splits a text at empty lines into paragraphs; single line breaks become spaces. */
export function splitParagraphs(value: RunningText): string[] {
	return value
		.trim()
		.split(/\n\s*\n/)
		.map((paragraph) => paragraph.trim().replace(/\s*\n\s*/g, ' '));
}

/** Fills the placeholders of an interface label: formatLabel('Review {current} of {total}', {current: 1, total: 3}). */
export function formatLabel(
	label: string,
	values: Readonly<Record<string, string | number | undefined>>,
): string {
	return label.replace(/\{(\w+)\}/g, (found, name: string) => String(values[name] ?? found));
}

/** Makes a text safe between tags of HTML or XML; not for attributes, because quotes stay. */
export function escapeMarkup(value: string): string {
	return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Joins words into a class attribute, leaving out what is absent. */
export function classNames(...names: (string | false | undefined)[]): string {
	return names.filter(Boolean).join(' ');
}

/** Makes an anchor from a heading: "The Challenge" becomes "the-challenge". */
export function slugify(value: string): string {
	return value
		.normalize('NFKD')
		.replace(/\p{Mark}/gu, '')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '');
}

/**
 * Cuts a text at the last word that fits, for a collapsed review.
 * @param limit length in characters up to which a text stays whole
 * @returns the beginning and the rest; the rest is empty when the text is not longer than the limit
 */
export function cutAtWord(value: string, limit: number): { start: string; rest: string } {
	if (value.length <= limit) return { start: value, rest: '' };
	const space = value.lastIndexOf(' ', limit);
	const cut = space > 0 ? space : limit;
	return { start: value.slice(0, cut), rest: value.slice(cut) };
}

/** Cuts a text at a word so that it fits with its "…". @param limit length in characters that it may have */
export function shorten(value: string, limit: number): string {
	if (value.length <= limit) return value;
	return `${cutAtWord(value, limit - 1).start.replace(/[\s,;:.–—]+$/, '')}…`;
}
