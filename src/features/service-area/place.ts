import { editDistance } from '../../lib/nearest.ts';

/** A town of ours with its local number, as people write it, and its ZIP codes, five digits each. */
export interface ServedTown {
	name: string;
	phone: string;
	zips: string[];
}

/** What is known about a town or ZIP code that a visitor typed. */
export type Place =
	| { kind: 'empty' }
	/** A town of ours with its local number; `isAddress` where more than the town and its ZIP code was typed. */
	| { kind: 'in-area'; town: string; phone: string; zip?: string; isAddress: boolean }
	/** In Florida, but not in a town of ours. */
	| { kind: 'outside-zip'; zip: string }
	/**
	 * A name we do not know: all that was typed, and the part of it that names the city. `suggestion` is a town of ours that
	 * is spelled nearly so.
	 */
	| { kind: 'outside'; town: string; city: string; suggestion: string | undefined }
	/** The ZIP code or the name of a place in another state, as it was typed. */
	| { kind: 'not-florida'; place: string }
	| { kind: 'not-zip' };

/** A name in small letters and single spaces, without digits, accents and a country behind it: "N.Y., USA" is "ny". */
const spell = (name: string): string =>
	name
		.normalize('NFKD')
		.toLowerCase()
		.replace(/\p{M}/gu, '')
		.replace(/\b([a-z])\. ?(?=[a-z]\b)/g, '$1')
		.replace(/[^a-z]+/g, ' ')
		.trim()
		.replace(/(?:^| )(?:usa?|united states(?: of america)?)$/, '');

const florida = /(?:^| )(?:fla?|florida)$/;

/**
 * ZIP codes of Florida begin with 320 to 339, 341, 342, 344, 346, 347 or 349; 340 is military mail, the other gaps are
 * unassigned. US Postal Service, Labeling List L002 (3-digit ZIP Code prefix matrix).
 */
const floridaZip = /^3(?:[23]\d|4[124679])/;

/** The abbreviations of the US Postal Service (Publication 28, appendix C), for words that names of places have. */
const abbreviate = (words: string): string =>
	words
		.replace(/\b(saint|fort|mount)\b/g, (word) => `${word[0]}t`)
		.replace(/\b(north|south|east|west)\b/g, (word) => word.slice(0, 1));

/**
 * A town's name in the one spelling in which names are compared: "Saint Pete Beach, FL" and "st. pete beach, USA" are the
 * same.
 */
export const normalizeTown = (name: string): string =>
	abbreviate(spell(name).replace(florida, '')).replace(/\bst pete$/, 'st petersburg');

/**
 * The other states, the District of Columbia and Puerto Rico, with the codes of the US Postal Service (Publication 28,
 * appendix B).
 */
const otherStates = `
	AL, Alabama, AK, Alaska, AZ, Arizona, AR, Arkansas, CA, California, CO, Colorado, CT, Connecticut, DE,
	Delaware, DC, District of Columbia, GA, Georgia, HI, Hawaii, ID, Idaho, IL, Illinois, IN, Indiana, IA,
	Iowa, KS, Kansas, KY, Kentucky, LA, Louisiana, ME, Maine, MD, Maryland, MA, Massachusetts, MI, Michigan,
	MN, Minnesota, MS, Mississippi, MO, Missouri, MT, Montana, NE, Nebraska, NV, Nevada, NH, New Hampshire,
	NJ, New Jersey, NM, New Mexico, NY, New York, NC, North Carolina, ND, North Dakota, OH, Ohio, OK,
	Oklahoma, OR, Oregon, PA, Pennsylvania, PR, Puerto Rico, RI, Rhode Island, SC, South Carolina, SD, South
	Dakota, TN, Tennessee, TX, Texas, UT, Utah, VT, Vermont, VA, Virginia, WA, Washington, WV, West
	Virginia, WI, Wisconsin, WY, Wyoming`;
const otherState = new RegExp(
	`(?:^| )(?:${otherStates
		.split(',')
		.map((state) => abbreviate(spell(state)))
		.join('|')})$`,
);

/** Whether a name or an address ends with another state than Florida. */
function isInOtherState(text: string): boolean {
	// In a street with a number, these two are "Court" and "Northeast".
	const isStreet = /\d[^,]*\b(?:ct|n\.?e)\b[^,\p{L}]*$/iu.test(text);
	return !isStreet && otherState.test(abbreviate(spell(text)));
}

/**
 * Tells where a typed town, ZIP code or whole address lies. A ZIP code decides, then a state; other digits are text: in
 * "12345 SW 120th St, Miami 33186" the ZIP code is 33186, in "12345 SW 120th St, Miami" there is none. A town of ours counts
 * only where nothing but Florida follows it: "Naples, Italy" is none of ours.
 */
export function findPlace(typed: string, towns: readonly ServedTown[]): Place {
	const text = typed.trim();
	if (!text) return { kind: 'empty' };
	const found = findZip(text, towns);
	if (found) {
		const { zip, rest } = found;
		const town = towns.find(({ zips }) => zips.includes(zip));
		if (town) return { ...describeTown(town, rest), zip };
		return floridaZip.test(zip) ? { kind: 'outside-zip', zip } : { kind: 'not-florida', place: zip };
	}
	// Digits and signs without a letter are typing mistakes, not places.
	if (!/\p{L}/u.test(text)) return { kind: 'not-zip' };

	const named = findByName(text, towns);
	if (!named && isInOtherState(text)) return { kind: 'not-florida', place: text };
	const town = named ?? findTown(text, towns);
	if (town) return describeTown(town, text);
	const suggestion = towns.find(({ name }) => isSlipOf(normalizeTown(name), normalizeTown(text)))?.name;
	return { kind: 'outside', town: text, city: findCity(text) ?? text, suggestion };
}

/** @param rest what was typed beside the ZIP code */
function describeTown({ name, phone }: ServedTown, rest: string) {
	const left = normalizeTown(rest);
	const isAddress = /\d/.test(rest) || (left !== '' && left !== normalizeTown(name));
	return { kind: 'in-area' as const, town: name, phone, isAddress };
}

/** The town of ours with exactly this name. */
const findByName = (text: string, towns: readonly ServedTown[]) =>
	towns.find(({ name }) => normalizeTown(name) === normalizeTown(text));

/** The last part between commas that names a place: neither a street with its number nor the state. */
const findCity = (text: string): string | undefined =>
	text
		.split(',')
		.findLast((part) => !/\d/.test(part) && normalizeTown(part))
		?.trim();

/** The town that an address names between its commas, or ends with: "400 1st Ave S St Petersburg". */
function findTown(text: string, towns: readonly ServedTown[]) {
	const city = findCity(text);
	if (city) return findByName(city, towns);
	const words = spell(text).replace(florida, '').split(' ');
	// "North Miami" is another town than Miami; the S of "1st Ave S" belongs to the street.
	return towns
		.filter(({ name }) => ` ${normalizeTown(text)}`.endsWith(` ${normalizeTown(name)}`))
		.filter(({ name }) => !/^(?:north|south|east|west)$/.test(words.at(-1 - name.split(' ').length) ?? ''))
		.sort((one, other) => other.name.length - one.name.length)[0];
}

/** One slip of the fingers in a short name, two in a long one; more would turn another town into one of ours. */
const isSlipOf = (town: string, typed: string) => editDistance(town, typed) <= (town.length < 8 ? 1 : 2);

/**
 * The last ZIP code, and what is typed around it. Only the state, the country or a town of ours may follow it: five
 * digits before a street are its number.
 */
function findZip(text: string, towns: readonly ServedTown[]) {
	const found = [...text.matchAll(/(?<![\d-])(\d{5})(?:-\d{4})?(?![\d-])/g)].at(-1);
	if (!found?.[1]) return undefined;
	const before = text.slice(0, found.index);
	const behind = text.slice(found.index + found[0].length);
	const isLast = !/\d/.test(behind) && (!normalizeTown(behind) || findByName(behind, towns));
	return isLast ? { zip: found[1], rest: `${before} ${behind}` } : undefined;
}
