import { fileSchema } from '../../src/collections.ts';
import { choicesOf, type Shape } from '../../src/content/schema/shape.ts';
import { stateNames } from '../../src/content/schema/states.ts';
import { buildTelLink } from '../../src/lib/contact-link.ts';
import { formatDate, readDays } from '../../src/lib/date.ts';
import { findTypo } from '../../src/lib/nearest.ts';
import { findNumber } from '../../src/lib/number.ts';
import { formatPhone } from '../../src/lib/phone.ts';
import { slugify } from '../../src/lib/text.ts';
import { type Place, rawOf, shapeAt } from './content.ts';
import { withHttps } from './links.ts';

/** "5pm" and "5:30 p.m." */
function readTime(written: string): string | undefined {
	const [, hour, minutes = '00', half = ''] = /^(\d{1,2})(?::(\d\d))? ?([ap])\.?m\.?$/i.exec(written) ?? [];
	const hours = (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
	return hour && `${String(hours).padStart(2, '0')}:${minutes}`;
}

/** "Dec. 25th, 2026", without the year and in whole words. */
function readYearly(written: string): string | undefined {
	const [day] = readDays(`${written.replace(/,? *\d{4}$/, '')}, 2028`);
	return day && formatDate(day, 'en-US', { month: 'long', day: 'numeric' });
}

/** The choice that a word means: "monday" and "Mon" for "Monday", and "Ohio" for "OH". */
function readChoice(written: string, choices: readonly string[]): string | undefined {
	const names: Record<string, string> = stateNames;
	const word = written.toLowerCase().replace(/\.$/, '');
	return choices.find(
		(choice) =>
			[choice, names[choice]].some((name) => name?.toLowerCase() === word) ||
			(word.length > 2 && choice.toLowerCase().startsWith(word)),
	);
}

/** The choices that words mean: "Mon-Fri," "Saturday and Sunday," and with one slip of the pen. */
function readChoices(written: string, choices: readonly string[]): (string | undefined)[] {
	const find = (word: string) => choices.indexOf(readChoice(word, choices) ?? findTypo(word, choices) ?? '');
	return written.split(/\s*(?:[,;&]|\band\b)\s*/).flatMap((part) => {
		const [first = -1, last = first] = part.split(/\s*(?:[-–—]|\bto\b|\bthrough\b)\s*/).map(find);
		if (first < 0 || last < 0) return undefined;
		// A week goes on after Sunday.
		return last < first
			? [...choices.slice(first), ...choices.slice(0, last + 1)]
			: choices.slice(first, last + 1);
	});
}

/** A phone or another site's address as a link. Addresses of pages have no capitals. */
function readLink(written: string): string {
	const phone = /^[\d\s().+-]+$/.test(written) ? formatPhone(written) : undefined;
	return phone ? buildTelLink(phone) : (withHttps(written) ?? written.toLowerCase());
}

/** How a value of each kind is usually written, and what it then means. */
const readers: Record<string, (written: string) => unknown> = {
	phone: formatPhone,
	time: readTime,
	yearly: readYearly,
	zip: (written) => /^\d{5}(?=(?:-\d{4})?$)/.exec(written)?.[0],
	town: (written) => written.replace(/\s*,.*$|\s+(?:[A-Z]{2}\s+)?\d{5}.*$/, ''),
	score: (written) => `${written}.0`,
	id: slugify,
	uri: withHttps,
	page: readLink,
	number: findNumber,
	integer: findNumber,
	color: (written) => `#${written}`,
};

/** A text without the quotation marks around all of it. */
export const unquote = (text: string): string =>
	/^[“‘"']([^“”"]*)[”’"']$/.exec(text.trim())?.[1] ?? text.trim();

/** Whether a field would be valid with another value. */
function isRight({ source, path }: Place, value: unknown): boolean {
	const file = { data: structuredClone(source.data) };
	const keys: readonly PropertyKey[] = ['data', ...path];
	const group = keys.slice(0, -1).reduce((inner, key) => Object(inner)[key], Object(file));
	group[keys.at(-1) ?? ''] = value;
	const issues = fileSchema(source.collection).safeParse(file.data).error?.issues ?? [];
	return !issues.some((issue) => path.every((key, depth) => issue.path[depth] === key));
}

/** What the owner meant by a value that the schema refuses: the same value, in a form that the schema takes. */
export function findMeant(field: Place): unknown {
	const { value } = field;
	const shape = shapeAt(field) ?? {};
	const choices = choicesOf(shape);
	const { items = {} } = shape;
	const listed = choicesOf(items);
	const raw = typeof value === 'string' ? value : rawOf(field);
	const written = Array.isArray(value) ? value.join(', ') : unquote(raw);
	const read = readers[shape.kind ?? shape.draws ?? shape.refers ?? shape.format ?? shape.type ?? ''];
	const meant = choices ? readChoice(written, choices) : read?.(written);
	/** A group of which the owner wrote only what it can't be without. */
	const inGroup = ({ required: [key] = [] }: Shape) => (key ? { [key]: value } : value);
	const list = listed ? readChoices(written, listed) : [inGroup(items)];
	return [value, shape.type === 'string' ? written : undefined, meant, list, [value], inGroup(shape)].find(
		(one) => one !== undefined && isRight(field, one),
	);
}
