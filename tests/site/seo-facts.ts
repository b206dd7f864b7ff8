import { describeSpecial } from '../../src/content/hours.ts';
import { contentLanguage, type Language } from '../../src/content/language.ts';
import { weekdays } from '../../src/content/schema/hours.ts';
import { formatDate } from '../../src/lib/date.ts';
import { formatPhone } from '../../src/lib/phone.ts';
import { siteUrl } from '../../src/site/site.ts';
import { contentIn } from '../content.ts';
import { type BuiltPage, findFile, squash } from './site.ts';

/** Holds structured data to what a visitor can read on the same page. */

/** Properties that are no statement to a reader, and why. */
const notForReaders = new Set([
	// Names of kinds and of the nodes themselves.
	'@context',
	'@type',
	'@id',
	// The machine's form of an address that is shown in words.
	'addressCountry',
	// Classifications, order and size.
	'inLanguage',
	'contactType',
	'position',
	'width',
	'height',
	// How to apply and the reference number: for job boards, from the same record.
	'directApply',
	'value',
]);

const dates = new Set(['datePublished', 'dateModified', 'datePosted', 'validThrough']);

/** The words that a reader finds on the page for one value; undefined where the value is none for readers. */
function toWords(key: string, value: string | number | boolean, language: Language): string | undefined {
	const { locale, careers } = contentIn(language).labels;
	const text = String(value);
	if (notForReaders.has(key)) return undefined;
	if (dates.has(key)) return formatDate(text.slice(0, 10), locale);
	if (key === 'telephone') return formatPhone(text) ?? text;
	if (key === 'opens' || key === 'closes')
		return new Date(`2025-01-01T${text.replace('23:59', '24:00')}`).toLocaleTimeString(locale, {
			timeStyle: 'short',
		});
	if (key === 'currency') return '$';
	// January 1, 2024, was a Monday.
	if (key === 'dayOfWeek')
		return formatDate(`2024-01-0${(weekdays as readonly string[]).indexOf(text) + 1}`, locale, {
			weekday: 'long',
		});
	if (key === 'employmentType' || key === 'unitText') {
		const words: Record<string, string> = { ...careers.types, ...careers.units };
		return language === contentLanguage ? text.replace('_', '-') : words[text]?.replace('{price}', '');
	}
	return text;
}

/** Whether an address is a page or file of the site, or a link that the page shows. */
const leadsSomewhere = (address: string, { document }: BuiltPage) =>
	address.startsWith(siteUrl)
		? findFile(address) !== undefined
		: document.querySelectorAll('a[href]').some((link) => link.getAttribute('href') === address);

/** Hours of a whole day, which the page writes in words. */
const isAllDay = (value: unknown): boolean =>
	Object(value).opens === '00:00' && Object(value).closes === '23:59';

interface SpecialHours extends Record<'validFrom' | 'validThrough' | 'opens' | 'closes', string> {}
/** Special days as the page writes them. From 00:00 to 00:00 is closed. */
const writeSpecial = (
	{ validFrom: from, validThrough: to, opens, closes }: SpecialHours,
	language: Language,
) => describeSpecial({ from, to, closes, opens: opens === closes ? '' : opens }, contentIn(language).labels);

/**
 * Facts of a graph that its page does not show, each as "path: value". A sentence of which a part isn't translated is written
 * in the content's language as a whole.
 */
export function findHiddenFacts(graph: unknown, page: BuiltPage): string[] {
	const shown = squash(page.text);
	const missing: string[] = [];
	const languages = [...new Set([page.language, contentLanguage])];
	const check = (key: string, value: string | number | boolean, path: string) => {
		const [words, inContent = words] = languages.map((language) => toWords(key, value, language));
		if (words === undefined || (words !== inContent && shown.includes(squash(inContent ?? '')))) return;
		if (/^https?:/.test(words)) {
			if (!leadsSomewhere(words, page)) missing.push(`${path}: ${words} leads nowhere`);
		} else {
			// The description of a position is HTML: each of its parts is a fact.
			const parts = words.startsWith('<p>')
				? words.split(/<[^>]+>/).map((part) => part.replaceAll('&amp;', '&').replaceAll('&lt;', '<'))
				: [words];
			for (const part of parts) if (!shown.includes(squash(part))) missing.push(`${path}: ${part}`);
		}
	};
	const walk = (value: unknown, key: string, path: string): void => {
		// Opening days are shown as a range, from its first day to its last.
		if (key === 'dayOfWeek' && Array.isArray(value))
			for (const day of [value.at(0), value.at(-1)]) check(key, String(day), path);
		else if (Array.isArray(value)) for (const item of value) walk(item, key, path);
		else if (key === 'openingHoursSpecification' && isAllDay(value)) {
			const { allDay, always } = contentIn(page.language).labels.hours;
			const { dayOfWeek } = Object(value);
			check('hours', dayOfWeek.length === 7 ? always : allDay, path);
			if (dayOfWeek.length < 7) walk(dayOfWeek, 'dayOfWeek', path);
		} else if (key === 'specialOpeningHoursSpecification')
			check(
				'days',
				languages
					.map((language) => writeSpecial(value as SpecialHours, language))
					.find((words, index) => index === languages.length - 1 || shown.includes(squash(words))) ?? '',
				path,
			);
		else if (typeof value === 'object' && value !== null)
			for (const [name, item] of Object.entries(value)) walk(item, name, `${path}/${name}`);
		else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
			check(key, value, path);
	};
	walk(graph, '', '');
	return missing;
}
