import { z } from 'astro/zod';
import type { FieldMeta } from './field.ts';
import names from './states.json' with { type: 'json' };

/** The names of the states by their USPS codes, with the District of Columbia and the territories of the Caribbean. */
export const stateNames = names;
export type StateCode = keyof typeof stateNames;

/** The USPS code of a state. */
export const state = (title: string, why: string) =>
	z.enum(Object.keys(stateNames) as StateCode[]).meta({ title, why, example: 'FL' } satisfies FieldMeta);

/** The states of a company: of its addresses, the headquarters' first, and of its regions. */
export const findStates = (places: readonly { state?: StateCode | undefined }[]): StateCode[] => [
	...new Set(places.flatMap((place) => place.state ?? [])),
];

/** A region with its state: "Gulf Coast, Florida"; one that says its state itself, such as "Central Vermont," as it is. */
export const nameRegion = ({ title, state }: { title: string; state: StateCode }): string =>
	title.includes(stateNames[state]) ? title : `${title}, ${stateNames[state]}`;
