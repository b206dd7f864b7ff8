import { editDistance } from '../../lib/nearest.ts';

/** A town that the company serves, with its phone. */
export interface ServedTown {
	name: string;
	/** USPS code. */
	state: string;
	phone: string;
	/** Five digits each, with spaces between them. */
	zips: string;
	/** Other names of it. */
	also?: string[];
	/** ZIP codes and names, as normalizeTown writes them, of places near it, with bars between them. */
	near?: string;
}

/** What tells that a place is in a state, as regular expressions. */
export interface StatePatterns {
	/** The first three digits of our states' ZIP codes. */
	zip: string;
	/** What each of our states is called in simplified text, by its code. */
	ours: Record<string, string>;
	/** Names and codes of all others. */
	others: string;
	/** What people write for the country, in simplified text. */
	country: string;
	/** Names of places in our states that are near no town of ours, as in `near`. */
	far?: string;
}

/** What is known about a typed town, ZIP code or address. */
export type Place =
	| { kind: 'empty' }
	| { kind: 'inArea'; town: string; phone: string; zip?: string }
	/** A ZIP code of our states or a name there, as typed, that is near a served town, with that town. */
	| { kind: 'near'; place: string; town: string; phone: string }
	/** Any other ZIP code of our states, or a name there that is known to be far from all served towns. */
	| { kind: 'elsewhere'; place: string }
	/** As typed, with another state; or just its ZIP code. */
	| { kind: 'otherState'; place: string }
	/** Anything else, as typed, and a served town with nearly the same spelling, unless a ZIP code contradicts it. */
	| { kind: 'unknown'; place: string; suggestion?: string }
	| { kind: 'notZip' };

/** Plain words: "Ｍiami, F.L." becomes "miami fl", "St.Petersburg" "st petersburg", and "Lee’s Summit" "lees summit". */
export const simplify = (text: string): string =>
	text
		.normalize('NFKD')
		.toLowerCase()
		.replace(/\b(\w{1,2})\.(?=\p{L}{3})/gu, '$1 ')
		.replace(/[\p{M}.]|['’](?=s\b)/gu, '')
		.replace(/[^a-z0-9]+/g, ' ')
		.trim();

/** Words in town names that are often abbreviated. */
const abbreviations: Readonly<Record<string, string>> = {
	...{ saint: 'st', fort: 'ft', mount: 'mt' },
	...{ north: 'n', south: 's', east: 'e', west: 'w' },
};

/** A town's name, normalized for comparison: "Fort Myers" and "ft. myers" become the same, "O’Fallon" and "Ofallon", too. */
export const normalizeTown = (name: string): string =>
	simplify(name)
		.replace(/\b([dlo]) (?=[a-z])/g, '$1')
		.replace(/[a-z]+/g, (word) => abbreviations[word] ?? word);

/** A ZIP code or ZIP+4 in simplified text. */
const zipCode = /\b(\d{5})(?: ?\d{4})?\b/g;

/**
 * The parts between commas: their ZIP codes, what is before the country, and their names without state and country,
 * which `ending` has. New York alone is the city. A county with our state behind it, as in "Tampa, Hillsborough County,
 * FL", is no name.
 */
function readParts(text: string, { ours, country }: StatePatterns) {
	const words = Object.values(ours).join('|');
	const hasCounty = new RegExp(` (?:county|parish) (?:${words})\\b`).test(simplify(text));
	const endings = [' ', '(?:^| )'].map((start) => new RegExp(`(?:${start}(?:${words}|${country})){1,2}$`));
	return text.split(',').map((part, index) => {
		const simple = simplify(part);
		const whole = simple.replace(zipCode, ' ').replace(/ +/g, ' ').trim();
		const [ending = ''] = endings[Math.min(index, 1)]?.exec(whole) ?? [];
		const name = whole.slice(0, whole.length - ending.length);
		return {
			text: part.trim(),
			zips: [...simple.matchAll(zipCode)].flatMap(([, zip = '']) => zip),
			home: whole.replace(new RegExp(`(?:^| )(?:${country})$`), ''),
			name: hasCounty && / (?:county|parish)$/.test(name) ? '' : normalizeTown(name),
			ending,
		};
	});
}

/** Whether a part between commas is in another state: "Georgia" or "ga" behind a comma, or "Valdosta GA". */
function isInOtherState({ text, home }: Record<'text' | 'home', string>, isAlone: boolean, others: string) {
	// In lowercase, it may be an ordinary word, as in "call me".
	const [, code = ''] = / ([a-z]{2})$/.exec(home) ?? [];
	const isCode = new RegExp(`\\b${code.toUpperCase()}\\b`).test(text);
	return [isAlone ? '' : home, isCode ? code : ''].some(
		(state) => state !== '' && new RegExp(`^(?:${others})$`, 'i').test(state),
	);
}

/**
 * Finds where a typed town, ZIP code or address is, without guessing. The last name between commas decides. Five
 * digits before it are a house number; those beside or after it are a ZIP code, which overrides the name. Without a
 * ZIP code, a served town counts only if it is the whole last part: in "99 Overseas Hwy Key Largo", there is no
 * telling where the town begins, and "Naples, Italy" isn't in Florida. A name in two of our states is ours only in the
 * right one.
 */
export function findPlace(typed: string, towns: readonly ServedTown[], states: StatePatterns): Place {
	const text = typed
		.normalize('NFKC')
		.replace(/\p{Cf}/gu, '')
		.trim();
	if (!text) return { kind: 'empty' };
	const parts = readParts(text, states);
	const last = parts.findLastIndex(({ name }) => name !== '');
	const part = parts[last] ?? { name: '', text, home: '' };
	const { name } = part;

	// A part with a digit, such as "Apt 4", isn't a town after a house number.
	const start = /\d/.test(name) ? 0 : Math.max(last, 0);
	const houseNumbers = parts.slice(0, start).flatMap(({ zips }) => zips);
	const zips = parts.slice(start).flatMap(({ zips }) => zips);
	const zip = zips.findLast((digits) => new RegExp(`^(?:${states.zip})`).test(digits));
	// "Hollywood 90028" isn't in Florida.
	const canUseName = zips.length === 0;
	const endings = parts.map(({ ending }) => ending).join(' ');
	const named = Object.entries(states.ours).flatMap(([state, words]) =>
		new RegExp(`\\b(?:${words})\\b`).test(endings) ? state : [],
	);
	const town = towns.find((ours) =>
		zip
			? ours.zips.includes(zip)
			: canUseName && hasName(ours, name) && (named.length === 0 || named.includes(ours.state)),
	);
	if (town) return { kind: 'inArea', town: town.name, phone: town.phone, ...(zip && { zip }) };
	/** What is near a town of ours. @param key a ZIP code, or a name as normalizeTown writes it */
	const findNear = (key: string, place: string): Place | undefined => {
		const close = towns.find(({ near }) => near?.split('|').includes(key));
		return close && { kind: 'near', place, town: close.name, phone: close.phone };
	};
	if (zip) return findNear(zip, zip) ?? { kind: 'elsewhere', place: zip };
	// Without a letter, it is a ZIP code of another state, or a typing mistake.
	if (!/\p{L}/u.test(text))
		return zips[0] && name === '' ? { kind: 'otherState', place: zips[0] } : { kind: 'notZip' };
	if (isInOtherState(part, last <= 0, states.others)) return { kind: 'otherState', place: text };
	// "33602 Elm St, Orlando" may be a house in Orlando.
	if (!canUseName || houseNumbers.some((digits) => towns.some((ours) => ours.zips.includes(digits))))
		return { kind: 'unknown', place: text };
	const near = findNear(name, part.text);
	if (near) return near;
	if (name && states.far?.split('|').includes(name)) return { kind: 'elsewhere', place: part.text };
	const suggestion = towns.find((ours) => isTypoOf(normalizeTown(ours.name), name))?.name;
	return { kind: 'unknown', place: text, ...(suggestion && { suggestion }) };
}

const hasName = ({ name, also = [] }: ServedTown, typed: string): boolean =>
	[name, ...also].some((known) => normalizeTown(known) === typed);

/** One edit in a short name, two in a long one. More could turn another town into a served one. */
const isTypoOf = (town: string, typed: string): boolean =>
	Math.abs(town.length - typed.length) <= 2 && editDistance(town, typed) <= (town.length < 8 ? 1 : 2);
