import { expect, test, vi } from 'vitest';
import { getLanguage, renderIn } from '../../content/language.ts';
import { getPrices } from './query.ts';

/** A line without an id, in both languages. */
const names: Record<string, string> = { en: 'Area rug in place', es: 'Alfombra suelta' };
vi.mock('../../content/read.ts', () => ({
	readAll: async (name: string) =>
		name === 'services'
			? [{ id: 'carpet-cleaning', title: 'Carpet' }]
			: [{ service: 'carpet-cleaning', lines: [{ id: 'stairs' }, { name: names[getLanguage()] ?? '' }] }],
}));

test.for(['en', 'es'] as const)(
	'a line without an id is told apart by its English name on a page in %s',
	async (language) => {
		const [group] = await renderIn({ language, translated: new Map() }, getPrices);
		expect(group?.lines.map(({ id }) => id)).toEqual([
			'carpet-cleaning/stairs',
			'carpet-cleaning/area-rug-in-place',
		]);
		expect(group?.lines.at(-1)?.name).toBe(names[language]);
	},
);
