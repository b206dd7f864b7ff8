import Color from 'colorjs.io';
import { formatPhone } from '../../lib/phone.ts';
import { slugify } from '../../lib/text.ts';
import { words as software } from '../../words/words.ts';
import table from './as-typed.json' with { type: 'json' };
import { readTime, readYearly } from './typed-days.ts';

/** The sites where a name alone is an address, what CSS calls the colors that have a Spanish name, and time zones. */
const { sites, colors, timeZones }: Record<keyof typeof table, Record<string, string>> = table;

/** "yes" and "no" in the languages of the software, which YAML leaves the words that they are; anything else as it is. */
export function readFlag(value: unknown): unknown {
	const word = typeof value === 'string' ? value.trim() : '';
	if (/^(?:yes|true|on|s[ií])$/i.test(word)) return true;
	return /^(?:no|false|off)$/i.test(word) ? false : value;
}

/** A list written as one text, "78209, 78212," or of one entry alone; anything else as it is. */
export const readList = (value: unknown): unknown =>
	typeof value === 'string' && value.trim() ? value.trim().split(/\s*[,;]\s*(?:(?:and|y)\s+)?/) : value;

/** A profile with the address that "IG @company" means, also as its name and "@company"; any other as it is. */
function readHandle(profile: unknown): unknown {
	const { name = '', url = profile } = Object(profile);
	const [, site = '', handle] = /^([a-z]+):? +@([\w.-]+)$/i.exec(`${name} ${url}`.trim()) ?? [];
	const address = sites[site.toLowerCase()];
	return address ? { ...(name && { name }), url: `${address}${handle}` } : profile;
}

/** Profiles as a list, which people also write as addresses or names behind the names of their sites, or as one address. */
export function readProfiles(written: unknown): unknown {
	const value = readList(written);
	if (typeof value !== 'object' || value === null) return value;
	const named = Object.entries(value).map(([name, url]) => ({
		name: name.charAt(0).toUpperCase() + name.slice(1),
		url,
	}));
	return (Array.isArray(value) ? value : 'url' in value ? [value] : named).map(readHandle);
}

/** Towns as a list, which one text may be: "Boise, Kuna and Star, ID." No town has “and” in its name. */
export const readTowns = (written: unknown): unknown =>
	typeof written === 'string' && written.trim()
		? written.trim().split(/\s*[,;](?!\s*[A-Z]{2}\b)\s*(?:(?:and|y)\s+)?|\s+(?:and|y)\s+/)
		: written;

/** What people write behind a number of stars. */
export const ofFive = String.raw`(?:\s*(?:\/|out of|de) ?5)?`;
const scoreForm = String.raw`^\D*([1-4](?:[.,]\d)?|5(?:[.,]0)?)${ofFive}\D*$`;

/** How people also write what a field takes in one form (undefined if it is something else), and what a form may take for that. */
const kinds = {
	phone: { read: formatPhone, pattern: String.raw`^\D*(?:\d\D*){10,11}(?:(?:[Ee]xt\D*|[Xx#] ?)\d{1,6})?$` },
	time: { read: readTime, pattern: String.raw`^\d\d?(?!\d)|\D{2}` },
	yearly: { read: readYearly, pattern: '.' },
	email: { read: (written: string) => written.replace(/^mailto:/i, ''), pattern: '@' },
	zip: {
		read: (written: string) => /^\d{5}(?=-\d{4}$)/.exec(written)?.[0],
		pattern: String.raw`^\d{5}(?:-\d{4})?$`,
	},
	score: {
		read: (written: string) => new RegExp(scoreForm).exec(written)?.[1]?.replace(',', '.').padEnd(3, '.0'),
		pattern: scoreForm,
	},
	color: {
		read: (written: string) =>
			/^(?:[\da-f]{3}){1,2}$/i.exec(written)?.[0].replace(/^/, '#') ??
			Color.try(colors[slugify(written)] ?? written.toLowerCase())
				?.to('srgb')
				.toString({ format: 'hex', collapse: false }),
		pattern: '.',
	},
} satisfies Record<string, { read: (written: string) => string | undefined; pattern: string }>;

/** What a field is, whose values people write in several forms. */
export type Typed = keyof typeof kinds;

/** What a form may take for a kind. */
export const patternOf = (kind: Typed): string => kinds[kind].pattern;

/** A value in the one form that the site shows, if it is one of these; else as it is, for the schema to refuse. */
export const readTyped =
	(kind: Typed) =>
	(value: unknown): unknown => {
		if (typeof value !== 'string') return value;
		const written = value.trim();
		return kinds[kind].read(written) ?? written;
	};

const isSame = (...names: [string, string]) =>
	new Set(names.map((one) => slugify(one.replaceAll('.', '')))).size === 1;

/** The value among these that is meant by its words, whatever their capitals, periods and spaces: FULL_TIME by "Full time." @param names further names of a value */
export const readChoice =
	(values: readonly string[], names: (value: string) => readonly string[] = () => []) =>
	(value: unknown): unknown =>
		typeof value === 'string'
			? (values.find((one) => [one, ...names(one)].some((name) => isSame(name, value))) ?? value)
			: value;

/** The codes of languages by what each is called in the languages of the software. */
const languageCodes = new Map(
	Object.keys(software).flatMap((language) => {
		const names = new Intl.DisplayNames(language, { type: 'language', fallback: 'none' });
		const letters = [...'abcdefghijklmnopqrstuvwxyz'];
		const codes = letters
			.flatMap((one) => letters.map((other) => one + other))
			.concat('fil', 'haw', 'hmn', 'yue');
		return codes.flatMap((code) => {
			const name = names.of(code);
			return name ? [[slugify(name), Intl.getCanonicalLocales(code)[0] ?? code] as const] : [];
		});
	}),
);

/** The code of a language by its name, "Spanish" or "español"; anything else as it is. */
export const readLanguage = (value: unknown): unknown =>
	(typeof value === 'string' && languageCodes.get(slugify(value))) || value;

/** The time zone that people call "Eastern," "Eastern Time" or "EST," or by its city; anything else as it is, also "MST," which in Arizona is America/Phoenix. */
export function readTimeZone(value: unknown): unknown {
	const name = String(value)
		.trim()
		.toLowerCase()
		.replace(/(?: standard)?(?: time)?$|^hora /g, '');
	const isCity = (zone: string) => slugify(zone.replace(/^.*\//, '')) === slugify(name);
	return timeZones[name] ?? Intl.supportedValuesOf('timeZone').find(isCity) ?? value;
}

/** The path of a photo, whose name alone means the one in the folder photos. */
export const photoPath = (file: string): string => file.trim().replace(/^(?=[^/]+$)/, './photos/');

/** The address of another site, as browsers open it safely: also of "facebook.com/page." A file has no such address. */
export const withHttps = (address: unknown): unknown =>
	typeof address === 'string'
		? address
				.trim()
				.replace(
					/^(?:https?:)?\/\/|^(?=[\w-]+(?:\.[\w-]+)*\.(?!(?:html?|jpe?g|png|webp|pdf|docx?)\b)[a-z]{2,}(?:[/?#:]|$))/i,
					'https://',
				)
		: address;

/** A group in which two fields are read together, and the first may say both, as "from: 50-75" does, with each in its own. */
export const spread =
	(first: string, last: string, read: (written: string) => [unknown, unknown] | undefined) =>
	(group: unknown): unknown => {
		const { [first]: written, [last]: other } = Object(group);
		const both = typeof written === 'string' && read(other ? `${written} to ${other}` : written);
		return both ? { ...Object(group), [first]: both[0], [last]: both[1] } : group;
	};
