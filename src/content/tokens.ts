import { getCollection } from 'astro:content';
import labels from '../../content/labels.en.json' with { type: 'json' };
import { formatCount } from '../lib/count.ts';
import { once } from '../lib/once.ts';
import type { Tokens } from '../lib/tokens.ts';
import { buildTokens, type Company, getMainPhone } from './schema/company.ts';

/** Finds a phone of the company by its id; "main" is the first one. @throws Error when the content has none */
export function getPhone({ phones }: Pick<Company, 'phones'>, id: string): Company['phones'][number] {
	if (id === 'main') return getMainPhone(phones);
	const phone = phones.find((candidate) => candidate.id === id);
	if (!phone) throw new Error(`content/company.yaml has no phone with the id "${id}".`);
	return phone;
}

/** What the tokens in the copy stand for. */
export const getTokens = once(async (): Promise<Tokens> => {
	const [[entry], areas] = await Promise.all([getCollection('company'), getCollection('areas')]);
	if (!entry) throw new Error('content/company.yaml is missing.');
	const { counts, locale } = labels;
	return {
		...buildTokens(entry.data),
		/** The towns with regular crews, as "13 towns". */
		towns: formatCount(areas.flatMap(({ data }) => data.towns).length, counts.towns, locale),
	};
});
