import { editDistance } from '../../lib/nearest.ts';

/** Where the company works, made at build by src/model/quote-form.ts. */
export interface ServiceAreaData {
	areas: { id: string; phone: string }[];
	/** `area` is the id of the region; `zips` are the town's ZIP codes, five digits each. */
	towns: { name: string; area: string; zips: string[] }[];
	/** First three digits of Florida's ZIP codes: "320", "321" and so on. */
	floridaPrefixes: string[];
}

/** What is known about a town or ZIP code that a visitor typed. */
export type Place =
	| { kind: 'empty' }
	/** A town of ours; `phone` is the nearest, as people write it. */
	| { kind: 'in-area'; town: string; phone: string; zip?: string }
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
function normalizeTown(name: string): string {
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

/** Tells where a typed town or ZIP code lies. A ZIP code decides wherever it stands: "Tampa, FL 33602-1234" is 33602. */
export function findPlace(typed: string, data: ServiceAreaData): Place {
	const text = typed.trim();
	if (!text) return { kind: 'empty' };
	const groups = text.match(/\d[\d-]*/g) ?? [];
	const zip = groups.find((group) => /^\d{5}(?:-\d{4})?$/.test(group))?.slice(0, 5);
	if (zip) return findZip(zip, data);
	// Digits that are no ZIP code, and signs without a letter, are typing mistakes, not places.
	if (groups.length > 0 || !/\p{L}/u.test(text)) return { kind: 'not-zip' };

	const name = normalizeTown(text);
	const town = data.towns.find((candidate) => normalizeTown(candidate.name) === name);
	if (town) return { kind: 'in-area', town: town.name, phone: findPhone(town.area, data) };
	const suggestion = data.towns.find((candidate) => isSlipOf(normalizeTown(candidate.name), name));
	return { kind: 'outside', town: text, ...(suggestion && { suggestion: suggestion.name }) };
}

/** One slip of the fingers in a short name, two in a long one; more would turn another town into one of ours. */
const isSlipOf = (town: string, typed: string) => editDistance(town, typed) <= (town.length < 8 ? 1 : 2);

function findZip(zip: string, data: ServiceAreaData): Place {
	const town = data.towns.find((candidate) => candidate.zips.includes(zip));
	if (town) return { kind: 'in-area', town: town.name, phone: findPhone(town.area, data), zip };
	return data.floridaPrefixes.includes(zip.slice(0, 3))
		? { kind: 'outside-zip', zip }
		: { kind: 'not-florida', zip };
}

const findPhone = (area: string, data: ServiceAreaData) =>
	data.areas.find(({ id }) => id === area)?.phone ?? '';
