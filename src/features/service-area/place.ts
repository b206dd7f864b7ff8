import { editDistance } from '../../lib/nearest.ts';

/** A town that the company serves, with its phone and its five-digit ZIP codes. */
export interface ServedTown {
	name: string;
	phone: string;
	zips: string[];
	/** Other names of it. */
	also?: string[];
}

/** What is known about a typed town, ZIP code or address. */
export type Place =
	| { kind: 'empty' }
	| { kind: 'inArea'; town: string; phone: string; zip?: string }
	/** A Florida ZIP code outside the served towns. */
	| { kind: 'outsideZip'; zip: string }
	/** Just a ZIP code of another state. */
	| { kind: 'notFlorida'; zip: string }
	/**
	 * Anything else, as typed. Unless a ZIP code contradicts it, also the last name between commas, as typed and as
	 * normalizeTown writes it, and a served town with nearly the same spelling.
	 */
	| { kind: 'unknown'; place: string; part?: string; name?: string; suggestion?: string }
	| { kind: 'notZip' };

/** Lowercase letters, digits and single spaces, without accents and periods: "Ｍiami, F.L." becomes "miami fl". */
const simplify = (text: string): string =>
	text
		.normalize('NFKD')
		.toLowerCase()
		.replace(/[\p{M}.]/gu, '')
		.replace(/[^a-z0-9]+/g, ' ')
		.trim();

/** Words in town names that are often abbreviated. */
const abbreviations: Readonly<Record<string, string>> = {
	...{ saint: 'st', fort: 'ft', mount: 'mt' },
	...{ north: 'n', south: 's', east: 'e', west: 'w' },
};

/** A town's name, normalized for comparison: "Fort Myers" and "ft. myers" become the same. */
export const normalizeTown = (name: string): string =>
	simplify(name).replace(/[a-z]+/g, (word) => abbreviations[word] ?? word);

/** A ZIP code or ZIP+4 in simplified text. */
const zipCode = /\b(\d{5})(?: ?\d{4})?\b/g;

/**
 * ZIP codes of Florida begin with 320 to 339, 341, 342, 344, 346, 347 or 349. 340 is military mail; the other gaps
 * are unassigned. Source: US Postal Service, Labeling List L002.
 */
const floridaZip = /^3(?:[23]\d|4[124679])/;

/** What may follow a town in simplified text: the state, the country, or both. */
const stateOrCountry = /(?:(?:^| )(?:fla?|florida|usa?|united states(?: of america)?)){1,2}$/;

/** A county with its state, as in "Tampa, Hillsborough County, FL". */
const countyInFlorida = /county\W+f(?:\.?l|lorida)/i;

/** A part between commas: its ZIP codes, and its name without state and country. A Florida county is no name. */
function readPart(text: string, hasCounty: boolean) {
	const simple = simplify(text);
	const name = simple.replace(zipCode, ' ').replace(/ +/g, ' ').trim().replace(stateOrCountry, '');
	return {
		text: text.trim(),
		zips: [...simple.matchAll(zipCode)].flatMap(([, zip = '']) => zip),
		name: hasCounty && name.endsWith(' county') ? '' : normalizeTown(name),
	};
}

/**
 * Finds where a typed town, ZIP code or address is, without guessing. The last name between commas decides. Five
 * digits before it are a house number; those beside or after it are a ZIP code, which overrides the name. Without a
 * ZIP code, a served town counts only if it is the whole last part: in "99 Overseas Hwy Key Largo", there is no
 * telling where the town begins, and "Naples, Italy" isn't in Florida.
 */
export function findPlace(typed: string, towns: readonly ServedTown[]): Place {
	const text = typed
		.normalize('NFKC')
		.replace(/\p{Cf}/gu, '')
		.trim();
	if (!text) return { kind: 'empty' };
	const hasCounty = countyInFlorida.test(text);
	const parts = text.split(',').map((part) => readPart(part, hasCounty));
	const last = parts.findLastIndex(({ name }) => name !== '');
	const { name, text: part } = parts[last] ?? { name: '', text };

	// A part with a digit, such as "Apt 4", isn't a town after a house number.
	const start = /\d/.test(name) ? 0 : Math.max(last, 0);
	const houseNumbers = parts.slice(0, start).flatMap(({ zips }) => zips);
	const zips = parts.slice(start).flatMap(({ zips }) => zips);
	const zip = zips.findLast((digits) => floridaZip.test(digits));
	// "Hollywood 90028" isn't in Florida.
	const canUseName = zips.length === 0;
	const town = towns.find((ours) => (zip ? ours.zips.includes(zip) : canUseName && hasName(ours, name)));
	if (town) return { kind: 'inArea', town: town.name, phone: town.phone, ...(zip && { zip }) };
	if (zip) return { kind: 'outsideZip', zip };
	// Without a letter, it is a ZIP code of another state, or a typing mistake.
	if (!/\p{L}/u.test(text))
		return zips[0] && name === '' ? { kind: 'notFlorida', zip: zips[0] } : { kind: 'notZip' };
	// "33602 Elm St, Orlando" may be a house in Orlando.
	if (!canUseName || houseNumbers.some((digits) => towns.some((ours) => ours.zips.includes(digits))))
		return { kind: 'unknown', place: text };
	const suggestion = towns.find((ours) => isTypoOf(normalizeTown(ours.name), name))?.name;
	return { kind: 'unknown', place: text, part, name, ...(suggestion && { suggestion }) };
}

const hasName = ({ name, also = [] }: ServedTown, typed: string): boolean =>
	[name, ...also].some((known) => normalizeTown(known) === typed);

/** One edit in a short name, two in a long one. More could turn another town into a served one. */
export const isTypoOf = (town: string, typed: string): boolean =>
	Math.abs(town.length - typed.length) <= 2 && editDistance(town, typed) <= (town.length < 8 ? 1 : 2);
