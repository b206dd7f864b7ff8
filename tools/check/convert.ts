import { choicesOf, type Shape } from '../../src/content/schema/shape.ts';
import { stateNames } from '../../src/content/schema/states.ts';
import { formatDate } from '../../src/lib/date.ts';
import { findNumber } from '../../src/lib/number.ts';
import { formatPhone } from '../../src/lib/phone.ts';
import { slugify } from '../../src/lib/text.ts';
import { type Place, rawOf, shapeAt } from './content.ts';
import { withHttps } from './links.ts';

/** What the owner may have meant by a value that the schema refuses. */
export interface Meant {
	value: unknown;
	/** A sentence to say before it. */
	say?: string;
}

/** The digits of a phone's keys, from A to Z. */
const keypad = '22233344455566677778889999';

function readPhone(written: string): Meant[] {
	const number = written.replace(/[\s,;]*(?:ext(?:ension)?|x|#)[.\s]*\d+$/i, '');
	const digits = number.toLowerCase().replace(/[a-z]/g, (letter) => keypad[letter.charCodeAt(0) - 97] ?? '');
	const value = formatPhone(digits);
	return [
		number === written
			? { value }
			: { value, say: 'A link can’t dial an extension. Write the number without it:' },
	];
}

/** "5pm", "17" and "noon". Without a half of the day, "5:00" is in the morning or in the afternoon. */
function readTime(written: string): Meant[] {
	const named = { noon: '12:00', midnight: '00:00' }[written.toLowerCase()];
	if (named) return [{ value: named }];
	const [, hour, minutes = '00', half] = /^(\d{1,2})(?::?(\d\d))? ?(?:([ap])\.?m\.?)?$/i.exec(written) ?? [];
	if (hour === undefined) return [];
	const write = (hours: number) => `${String(hours % 24).padStart(2, '0')}:${minutes}`;
	const [morning, evening] = [write(Number(hour) % 12), write((Number(hour) % 12) + 12)];
	if (half) return [{ value: /a/i.test(half) ? morning : evening }];
	if (Number(hour) === 0 || Number(hour) > 11) return [{ value: write(Number(hour)) }];
	return [
		{ value: morning, say: `If you mean the morning (the evening is "${evening}"):` },
		{ value: evening, say: `If you mean the evening (the morning is "${morning}"):` },
	];
}

/** "5/1/2027", in the order of the United States, and "May 1st, 2027". */
function readDate(written: string): Meant[] {
	const isNumeric = /^\d+([/.-])\d+\1\d+$/.test(written);
	const isInWords = /^(?:[a-z]+day,? )?[a-z]{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}$/i.test(written);
	const plain = written.replace(/(?<=\d)(?:st|nd|rd|th|[.-])/gi, (sign) => (sign.length > 1 ? '' : '/'));
	const time = Date.parse(`${plain} UTC`);
	if (!(isNumeric || isInWords) || Number.isNaN(time)) return [];
	const value = new Date(time).toISOString().slice(0, 10);
	const [month = 0, day = 0] = value.split('-').slice(1).map(Number);
	const numbers = (plain.match(/\d+/g) ?? []).map(Number);
	// JavaScript reads February 30 as March 2.
	if (!numbers.includes(day) || (isNumeric && !numbers.includes(month))) return [];
	const isClear = isInWords || day > 12 || day === month || /^\d{4}/.test(written);
	return [isClear ? { value } : { value, say: `If you mean ${formatDate(value, 'en-US')}:` }];
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

/** The choices from one to another: "Monday-Friday". */
function readRange(written: string, choices: readonly string[]): string[] | undefined {
	const [first, last = first] = written
		.split(/\s*(?:-|–|\bto\b|\bthrough\b)\s*/)
		.map((end) => choices.indexOf(readChoice(end, choices) ?? ''));
	if (first === undefined || last === undefined || first < 0 || last < 0) return undefined;
	return first <= last
		? choices.slice(first, last + 1)
		: [...choices.slice(first), ...choices.slice(0, last + 1)];
}

/** A list that is written as one text: "– one – two" and "-one -two" are one text to YAML. */
function readList(written: string, { items = {} }: Shape): Meant[] {
	const choices = choicesOf(items);
	if (choices) {
		const parts = written.split(/\s*(?:[,;&]|\band\b)\s*/);
		return [{ value: parts.flatMap((part) => readRange(part, choices) ?? part), say: 'Write out each one:' }];
	}
	const value = written.split(/(?:^|\s)[–—•·*-]\s*/).filter(Boolean);
	return [{ value, say: 'Start each entry of a list with a hyphen and a space:' }];
}

function readNumber(written: string, { type, multipleOf, byCustomer }: Shape): Meant[] {
	const number = findNumber(written);
	const step = multipleOf ?? (type === 'integer' ? 1 : undefined);
	const value = number && step ? Math.round(number / step) * step : number;
	// Nobody may round what a customer gave.
	return byCustomer && value !== number ? [] : [{ value }];
}

function readUrl(written: string): Meant[] {
	// The code that providers offer for their page or form.
	const [, address] = /<(?:iframe|form)[^>]* (?:src|action)=["']([^"']+)/.exec(written) ?? [];
	return [{ value: address, say: 'Only the address in it:' }, { value: withHttps(written) }];
}

const readFlag = (written: string) =>
	/^(?:yes|on|true)$/i.test(written) || (/^(?:no|off|false)$/i.test(written) ? false : undefined);

const plain =
	(read: (written: string) => unknown) =>
	(written: string): Meant[] => [{ value: read(written) }];

/** How a value of each kind is usually written, and what it then means, the likeliest first. */
const readers: Record<string, (written: string, shape: Shape) => Meant[]> = {
	phone: readPhone,
	time: readTime,
	date: readDate,
	zip: plain((written) => /^\d{3,5}(?=(?:-\d{4})?$)/.exec(written)?.[0].padStart(5, '0')),
	town: plain((written) => written.replace(/\s*,.*$|\s+(?:[A-Z]{2}\s+)?\d{5}.*$/, '')),
	score: plain((written) => (/^\d$/.test(written) ? `${written}.0` : undefined)),
	id: plain(slugify),
	uri: readUrl,
	boolean: plain(readFlag),
	number: readNumber,
	integer: readNumber,
	array: readList,
};

/** A text without the quotation marks around all of it. */
export const unquote = (text: string): string =>
	/^[“‘"']([^“”"]*)[”’"']$/.exec(text.trim())?.[1] ?? text.trim();

/** Whether a field would be valid with another value. */
function isRight({ source, path }: Place, value: unknown): boolean {
	if (path.length === 0) return source.schema.safeParse(value).success;
	const data = structuredClone(source.data);
	const group = path.slice(0, -1).reduce((inner, key) => Object(inner)[key], data);
	Object.assign(Object(group), { [String(path.at(-1))]: value });
	const issues = source.schema.safeParse(data).error?.issues ?? [];
	return !issues.some((issue) => path.every((key, depth) => issue.path[depth] === key));
}

/** What the owner meant by a value that the schema refuses: the same value, in a form that the schema takes. */
export function findMeant(field: Place): Meant | undefined {
	const { value } = field;
	const shape = shapeAt(field) ?? {};
	const choices = choicesOf(shape);
	const read = choices
		? plain((text) => readChoice(text, choices))
		: readers[shape.kind ?? shape.format ?? shape.type ?? ''];
	const raw = typeof value === 'string' ? value : rawOf(field);
	const written = Array.isArray(value) ? value.join(', ') : unquote(raw);
	const asText = shape.type === 'string' ? [{ value: written }] : [];
	return [...asText, ...(read?.(written, shape) ?? [])].find(
		(meant) => meant.value !== undefined && isRight(field, meant.value),
	);
}
