import { english, words as software, type Words } from '../../words/words.ts';
import { choice } from './field.ts';
import abbreviations from './state-abbreviations.json' with { type: 'json' };
import names from './states.json' with { type: 'json' };

/**
 * The English names of the states by their USPS codes, with the District of Columbia and the territories of the Caribbean. Those that
 * have another name in another language are among the interface words.
 */
export const stateNames = { ...names, ...english.states };
export type StateCode = keyof typeof stateNames;

/** The USPS code of a state, its name, or its longer abbreviation: "Okla." */
export const state = (title: string, why: string) =>
	choice(Object.keys(stateNames) as StateCode[], (code) => [
		...listStateNames(code as StateCode),
		Object(abbreviations)[code] ?? code,
	]).meta({
		title,
		why,
		example: 'FL',
	});

/** The states of a company: of its addresses, the headquarters' first, and of its regions. */
export const findStates = (places: readonly { state?: StateCode | undefined }[]): StateCode[] => [
	...new Set(places.flatMap((place) => place.state ?? [])),
];

/** The name of a state in a language: "Nuevo México", or its English one. @param words of that language: labels.states */
export const nameState = (state: StateCode, words: Words['states']): string =>
	({ ...stateNames, ...words })[state];

/** What a state is called in the languages that the site has words of: "Missouri" and "Misuri". */
export const listStateNames = (state: StateCode): string[] => [
	...new Set(Object.values(software).map(({ states }) => nameState(state, states))),
];

/** Whether words say a state themselves, in a language or, without a translation, in English. @param words as for nameState */
export const saysState = (text: string, state: StateCode, words: Words['states']): boolean =>
	[nameState(state, words), stateNames[state]].some((name) => text.includes(name));

/** A region with its state: "Gulf Coast, Florida"; one that says its state itself, such as "Central Vermont," as it is. */
export function nameRegion(
	{ title, state }: { title: string; state: StateCode },
	words: Words['states'],
): string {
	return saysState(title, state, words) ? title : `${title}, ${nameState(state, words)}`;
}

/** A license in words: "CAC1234567 (Florida)". @param words as for nameState */
export const nameLicense = (
	{ number, state }: { number: string; state?: StateCode | undefined },
	words: Words['states'],
): string => (state && !saysState(number, state, words) ? `${number} (${nameState(state, words)})` : number);
