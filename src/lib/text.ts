/** Fills the placeholders of a label: formatLabel('Review {current} of {total}', { current: 1, total: 3 }). */
export { fillText as formatLabel } from './tokens.ts';

/** Splits a text into paragraphs at empty lines. Single line breaks become spaces. */
export function splitParagraphs(value: string): string[] {
	return value
		.trim()
		.split(/\n\s*\n/)
		.map((paragraph) => paragraph.trim().replace(/\s*\n\s*/g, ' '));
}

/** Escapes a text for HTML or XML: for content, and for an attribute in double quotes. */
export function escapeMarkup(value: string): string {
	return value
		.replaceAll('&', '&amp;')
		.replaceAll('<', '&lt;')
		.replaceAll('>', '&gt;')
		.replaceAll('"', '&quot;');
}

/** Forbids line breaks after hyphens between letters, as in "pet-safe", by an invisible word joiner. */
export const keepHyphens = (text: string): string => text.replace(/(?<=\p{L}-)(?=\p{L})/gu, '\u2060');

/** Joins class names, leaving out those that are absent. */
export function classNames(...names: (string | false | undefined)[]): string {
	return names.filter(Boolean).join(' ');
}

/** The initials of a person: the first letters of the first and the last word of a name, such as "CB". */
export function initialsOf(name: string): string {
	const [first = '', ...others] = name.match(/(?<!\S)\p{L}/gu) ?? [];
	return `${first}${others.at(-1) ?? ''}`.toUpperCase();
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

/** Cuts a text that is longer than the limit, in characters, after the last word that fits. */
export function cutAtWord(value: string, limit: number): { start: string; rest: string } {
	if (value.length <= limit) return { start: value, rest: '' };
	const space = value.lastIndexOf(' ', limit);
	const cut = space > 0 ? space : limit;
	return { start: value.slice(0, cut), rest: value.slice(cut) };
}

/** Cuts a text after a word and adds "…". @param limit maximum length in characters, with the "…" */
export function shorten(value: string, limit: number): string {
	if (value.length <= limit) return value;
	return `${cutAtWord(value, limit - 1).start.replace(/[\s,;:.–—]+$/, '')}…`;
}

/** The words of a text with hyphens between them, in their own letters: "王伟", "Нужно-ли". "" if it has none. */
export const joinWords = (text: string): string => text.match(/[\p{L}\p{M}\p{N}]+/gu)?.join('-') ?? '';

/** Forbids line breaks in names such as “W-9” (https://www.unicode.org/reports/tr14/#WJ), in “7 to 10 days” and behind “&”. */
export const keepWhole = (text: string): string =>
	text
		.replace(/\b([A-Z]-)(?=\d)/g, '$1\u2060')
		.replace(/(?<=\d) (\p{L}{1,3}) (\d[\d,]*) (?=\p{L})/gu, '\u00a0$1\u00a0$2\u00a0')
		.replaceAll('& ', '&\u00a0');

/** The language of a catalog of translations, such as "es-419" of "es-419.po"; undefined if the file is none. */
export const languageOfCatalog = (file: string): string | undefined =>
	/^([a-z]{2,3}(?:-[A-Za-z\d]+)*)\.po$/.exec(file)?.[1];
