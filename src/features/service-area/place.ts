import { editDistance } from '../../lib/nearest.ts';

/** A town of ours with the phone to call, as people write it, and its ZIP codes, five digits each. */
export interface ServedTown {
	name: string;
	phone: string;
	zips: string[];
	/** Other names of it. */
	also?: string[];
}

/** What is known about a town, ZIP code or address that a visitor typed. */
export type Place =
	| { kind: 'empty' }
	| { kind: 'in-area'; town: string; phone: string; zip?: string }
	/** A ZIP code of Florida that is none of ours. */
	| { kind: 'outside-zip'; zip: string }
	/** A ZIP code of another state, alone. */
	| { kind: 'not-florida'; zip: string }
	/**
	 * Anything else: all that was typed. Unless a ZIP code contradicts it, the last name between commas, as typed and as
	 * normalizeTown writes it, and a town of ours that is spelled nearly so.
	 */
	| { kind: 'unknown'; text: string; part?: string; name?: string; suggestion?: string }
	| { kind: 'not-zip' };

/** Small letters, digits and single spaces, without accents and dots: "Ｍiami, F.L." is "miami fl". */
const spell = (text: string): string =>
	text
		.normalize('NFKD')
		.toLowerCase()
		.replace(/[\p{M}.]/gu, '')
		.replace(/[^a-z0-9]+/g, ' ')
		.trim();

/** The words of towns' names that are written short as often as long. */
const abbreviations: Readonly<Record<string, string>> = {
	...{ saint: 'st', fort: 'ft', mount: 'mt' },
	...{ north: 'n', south: 's', east: 'e', west: 'w' },
};

/** A town's name in the one spelling in which names are compared: "Fort Myers" and "ft. myers" are the same. */
export const normalizeTown = (name: string): string =>
	spell(name).replace(/[a-z]+/g, (word) => abbreviations[word] ?? word);

/** Five digits, with or without the four that may follow them, in spelled text. */
const zipCode = /\b(\d{5})(?: ?\d{4})?\b/g;

/**
 * ZIP codes of Florida begin with 320 to 339, 341, 342, 344, 346, 347 or 349; 340 is military mail, the other gaps are
 * unassigned. US Postal Service, Labeling List L002 (3-digit ZIP Code prefix matrix).
 */
const floridaZip = /^3(?:[23]\d|4[124679])/;

/** What may stand behind a town: the state, the country, or both, as in "Tampa, Hillsborough County, FL, USA" a county. */
const behindTown = /(?:(?:^| )(?:fla?|florida|usa?|united states(?: of america)?)){1,2}$/;
const countyInFlorida = /county\W+f(?:\.?l|lorida)/i;

/** What stands between two commas: its ZIP codes, and its words without the state, the country and a county of Florida. */
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
 * Tells where a typed town, ZIP code or whole address lies, and guesses nothing. The last name between commas decides: five
 * digits before it are the number of a house, those beside or behind it a ZIP code, which knows better than the name.
 * Without a ZIP code, only a town of ours that is the whole of that last part is ours: nobody can tell where a town begins
 * in "99 Overseas Hwy Key Largo", and "Naples, Italy" is none of ours.
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

	// "Apt 4" is no place that the digits before it could be a street in.
	const first = /\d/.test(name) ? 0 : last;
	const zips = parts.flatMap((one, index) => one.zips.map((zip) => ({ zip, isHouse: index < first })));
	const zip = zips.findLast((one) => !one.isHouse && floridaZip.test(one.zip))?.zip;
	// "Hollywood 90028" is none of ours, and "33602 Elm St, Orlando" may be a house in Orlando.
	const isOpen = zips.every((one) => one.isHouse);
	const town = towns.find((one) => (zip ? one.zips.includes(zip) : isOpen && isNamed(one, name)));
	if (town) return { kind: 'in-area', town: town.name, phone: town.phone, ...(zip && { zip }) };
	if (zip) return { kind: 'outside-zip', zip };
	// Digits and signs without a letter are a ZIP code of another state, or typing mistakes.
	if (!/\p{L}/u.test(text))
		return zips[0] && name === '' ? { kind: 'not-florida', zip: zips[0].zip } : { kind: 'not-zip' };
	if (!isOpen || zips.some((one) => towns.some((ours) => ours.zips.includes(one.zip))))
		return { kind: 'unknown', text };
	const suggestion = towns.find((one) => isSlipOf(normalizeTown(one.name), name))?.name;
	return { kind: 'unknown', text, part, name, ...(suggestion && { suggestion }) };
}

const isNamed = ({ name, also = [] }: ServedTown, typed: string): boolean =>
	[name, ...also].some((known) => normalizeTown(known) === typed);

/** One slip of the fingers in a short name, two in a long one; more would turn another town into one of ours. */
export const isSlipOf = (town: string, typed: string): boolean =>
	Math.abs(town.length - typed.length) <= 2 && editDistance(town, typed) <= (town.length < 8 ? 1 : 2);
