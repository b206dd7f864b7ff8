import { editDistance } from './nearest.ts';

/** Where the company works, made at build by src/model/quote-form.ts. */
export interface ServiceAreaData {
	/** `phone` is the nearest, as people write it; `zips` are the town's ZIP codes, five digits each. */
	towns: { name: string; phone: string; zips: string[] }[];
	/** First three digits of Florida's ZIP codes: "320", "321" and so on. */
	floridaPrefixes: string[];
}

/** What is known about a town or ZIP code that a visitor typed. */
export type Place =
	| { kind: 'empty' }
	/** A town of ours with its nearest phone; `address` where more than the town and its ZIP code was typed. */
	| { kind: 'in-area'; town: string; phone: string; zip?: string; address?: true }
	/** In Florida, but not in a town of ours. */
	| { kind: 'outside-zip'; zip: string }
	/** A name we do not know; `suggestion` is a town of ours that is spelled nearly so. */
	| { kind: 'outside'; town: string; suggestion?: string }
	| { kind: 'not-florida'; zip: string }
	| { kind: 'not-zip' };

/**
 * A town's name in the one spelling in which names are compared: "Saint Pete Beach, FL" and "st. pete beach" are the
 * same. The abbreviations are those of the US Postal Service (Publication 28, appendix C).
 */
export function normalizeTown(name: string): string {
	return name
		.normalize('NFKD')
		.toLowerCase()
		.replace(/\p{M}/gu, '')
		.replace(/[^a-z]+/g, ' ')
		.trim()
		.replace(/ (?:fl|fla|florida)$/, '')
		.replace(/\b(?:saint|fort|north|south|east|west|mount)\b/g, (word) => abbreviations[word] ?? word)
		.replace(/^st pete$/, 'st petersburg');
}
const abbreviations: Readonly<Record<string, string>> = {
	saint: 'st',
	fort: 'ft',
	north: 'n',
	south: 's',
	east: 'e',
	west: 'w',
	mount: 'mt',
};

/**
 * Tells where a typed town, ZIP code or whole address lies. The last ZIP code decides; other digits are text: in
 * "12345 SW 120th St, Miami 33186" the ZIP code is 33186, in "12345 SW 120th St, Miami" there is none.
 */
export function findPlace(typed: string, data: ServiceAreaData): Place {
	const text = typed.trim();
	if (!text) return { kind: 'empty' };
	const zip = text.match(/(?<![\d-])\d{5}(?=(?:-\d{4})?(?![\d-]))/g)?.at(-1);
	const isFloridian = zip !== undefined && data.floridaPrefixes.includes(zip.slice(0, 3));
	const endsWithZip = /(?<![\d-])\d{5}(?:-\d{4})?\s*$/.test(text);
	if (zip && (isFloridian || endsWithZip)) return findZip(zip, text, data);
	// Digits and signs without a letter are typing mistakes, not places.
	if (!/\p{L}/u.test(text)) return { kind: 'not-zip' };

	const town = findTown(text, data);
	if (town) {
		const hasAddress = normalizeTown(text) !== normalizeTown(town.name) || /\d/.test(text);
		return { kind: 'in-area', town: town.name, phone: town.phone, ...(hasAddress && { address: true }) };
	}
	const name = normalizeTown(text);
	const suggestion = data.towns.find((candidate) => isSlipOf(normalizeTown(candidate.name), name));
	return { kind: 'outside', town: text, ...(suggestion && { suggestion: suggestion.name }) };
}

/** The town that an address names between its commas, or ends with: "400 1st Ave S St Petersburg". */
function findTown(text: string, { towns }: ServiceAreaData) {
	const parts = text.split(',').map(normalizeTown).reverse();
	const named = towns.find(({ name }) => [normalizeTown(text), ...parts].includes(normalizeTown(name)));
	if (named || !/\d/.test(text)) return named;
	const ending = ({ name }: { name: string }) => ` ${normalizeTown(name)}`;
	const words = text.toLowerCase().split(/\s+/);
	// "North Miami" is another town than Miami; the S of "1st Ave S" belongs to the street.
	return towns
		.filter((town) => normalizeTown(text).endsWith(ending(town)))
		.filter(({ name }) => !/^(?:north|south|east|west)$/.test(words.at(-1 - name.split(' ').length) ?? ''))
		.sort((one, other) => other.name.length - one.name.length)[0];
}

/** One slip of the fingers in a short name, two in a long one; more would turn another town into one of ours. */
const isSlipOf = (town: string, typed: string) => editDistance(town, typed) <= (town.length < 8 ? 1 : 2);

function findZip(zip: string, text: string, data: ServiceAreaData): Place {
	const town = data.towns.find((candidate) => candidate.zips.includes(zip));
	if (town) {
		// Without its ZIP code, a bare town or nothing is left.
		const rest = normalizeTown(text.replace(/[\d-]+\s*$/, ''));
		const hasAddress =
			/\d/.test(text.replace(/[\d-]+\s*$/, '')) || (rest !== '' && rest !== normalizeTown(town.name));
		return { kind: 'in-area', town: town.name, phone: town.phone, zip, ...(hasAddress && { address: true }) };
	}
	return data.floridaPrefixes.includes(zip.slice(0, 3))
		? { kind: 'outside-zip', zip }
		: { kind: 'not-florida', zip };
}
