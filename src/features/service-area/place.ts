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
	| { kind: 'in-area'; town: string; phone: string; zip?: string }
	/** A Florida ZIP code outside the served towns. */
	| { kind: 'outside-zip'; zip: string }
	/** Just a ZIP code of another state. */
	| { kind: 'not-florida'; zip: string }
	/**
	 * Anything else, with the whole text. Unless a ZIP code contradicts it, also the last name between commas, as
	 * typed and as normalizeTown writes it, and a served town with nearly the same spelling.
	 */
	| { kind: 'unknown'; text: string; part?: string; name?: string; suggestion?: string }
	| { kind: 'not-zip' };

/** Lower-case letters, digits and single spaces, without accents and dots: "Ｍiami, F.L." becomes "miami fl". */
const spell = (text: string): string =>
	text
		.normalize('NFKD')
		.toLowerCase()
		.replace(/[\p{M}.]/gu, '')
		.replace(/[^a-z0-9]+/g, ' ')
		.trim();

/** Words in names of towns that are often abbreviated. */
const abbreviations: Readonly<Record<string, string>> = {
	...{ saint: 'st', fort: 'ft', mount: 'mt' },
	...{ north: 'n', south: 's', east: 'e', west: 'w' },
};

/** A town's name, normalized for comparison: "Fort Myers" and "ft. myers" become the same. */
export const normalizeTown = (name: string): string =>
	spell(name).replace(/[a-z]+/g, (word) => abbreviations[word] ?? word);

/** A ZIP code or ZIP+4 in normalized text. */
const zipCode = /\b(\d{5})(?: ?\d{4})?\b/g;

/**
 * ZIP codes of Florida begin with 320 to 339, 341, 342, 344, 346, 347 or 349. 340 is military mail; the other gaps
 * are unassigned. Source: US Postal Service, Labeling List L002.
 */
const floridaZip = /^3(?:[23]\d|4[124679])/;

/** What may follow a town: the state, the country, or both. */
const behindTown = /(?:(?:^| )(?:fla?|florida|usa?|united states(?: of america)?)){1,2}$/;
const countyInFlorida = /county\W+f(?:\.?l|lorida)/i;

/** A part between two commas: its ZIP codes, and its words without the state, the country and a Florida county. */
function readPart(text: string, isCountyOurs: boolean) {
	const words = spell(text);
	const name = words.replace(zipCode, ' ').replace(/ +/g, ' ').trim().replace(behindTown, '');
	return {
		text: text.trim(),
		zips: [...words.matchAll(zipCode)].flatMap(([, zip = '']) => zip),
		name: isCountyOurs && name.endsWith(' county') ? '' : normalizeTown(name),
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
	const isCountyOurs = countyInFlorida.test(text);
	const parts = text.split(',').map((part) => readPart(part, isCountyOurs));
	const last = parts.findLastIndex(({ name }) => name !== '');
	const { name, text: part } = parts[last] ?? { name: '', text };

	// A part with a digit, such as "Apt 4", isn't a town after a house number.
	const first = /\d/.test(name) ? 0 : last;
	const zips = parts.flatMap((one, index) => one.zips.map((zip) => ({ zip, isHouse: index < first })));
	const zip = zips.findLast((one) => !one.isHouse && floridaZip.test(one.zip))?.zip;
	// "Hollywood 90028" isn't in Florida, and "33602 Elm St, Orlando" may be a house in Orlando.
	const isOpen = zips.every((one) => one.isHouse);
	const town = towns.find((one) => (zip ? one.zips.includes(zip) : isOpen && isNamed(one, name)));
	if (town) return { kind: 'in-area', town: town.name, phone: town.phone, ...(zip && { zip }) };
	if (zip) return { kind: 'outside-zip', zip };
	// Digits and signs without a letter are a ZIP code of another state, or a typing mistake.
	if (!/\p{L}/u.test(text))
		return zips[0] && name === '' ? { kind: 'not-florida', zip: zips[0].zip } : { kind: 'not-zip' };
	if (!isOpen || zips.some((one) => towns.some((ours) => ours.zips.includes(one.zip))))
		return { kind: 'unknown', text };
	const suggestion = towns.find((one) => isSlipOf(normalizeTown(one.name), name))?.name;
	return { kind: 'unknown', text, part, name, ...(suggestion && { suggestion }) };
}

const isNamed = ({ name, also = [] }: ServedTown, typed: string): boolean =>
	[name, ...also].some((known) => normalizeTown(known) === typed);

/** One edit in a short name, two in a long one. More could turn another town into a served one. */
export const isSlipOf = (town: string, typed: string): boolean =>
	Math.abs(town.length - typed.length) <= 2 && editDistance(town, typed) <= (town.length < 8 ? 1 : 2);
