import { parse, stringify } from 'yaml';
import type { Shape } from '../../../src/content/schema/shape.ts';
import { englishOf } from '../files.ts';
import { type Case, type Change, type Fixture, set, testCases, tile } from './fixture.ts';

/** What a Spanish file may repeat of the English one. */
function pick(shape: Shape, value: unknown): unknown {
	const { items, properties } = shape;
	if (items) return Array.isArray(value) ? value.map((entry) => pick(items, entry)) : undefined;
	if (!properties || value === undefined) return value;
	return Object.fromEntries(
		Object.entries(properties).flatMap(([key, field]) => {
			const part = pick(field, Object(value)[key]);
			return part === undefined ? [] : [[key, part]];
		}),
	);
}

/** Writes the Spanish file of an English one, complete and with the English words. */
export const translate = (file: string) => (content: Fixture) => {
	const data: unknown = parse(content.read(file));
	const texts = pick(englishOf(`es/${file}`)?.shape ?? {}, data);
	content.write(
		`es/${file}`,
		file.endsWith('.json') ? JSON.stringify(texts, null, 2) : stringify(texts, { lineWidth: 0 }),
	);
};

/** The Spanish of a small company: what every page needs, a service, the questions and their page. */
export const inSpanish: Change[] = ['company.yaml', 'labels.json', tile, 'faq.yaml', 'pages/faq.yaml'].map(
	translate,
);

/** Sets one field of the Spanish service. */
export const service = (place: string, value: unknown): Change => set(`es/${tile}`, place, value);

/** One test for each case, in a content whose Spanish is complete. */
export const testSpanish = (cases: Case[]) =>
	testCases(
		cases.map(([did, changes, ...rest]): Case => [did, [...inSpanish, ...[changes].flat()], ...rest]),
	);
