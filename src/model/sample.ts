import { getCollection } from 'astro:content';
import { type CollectionName, collections } from '../schema/collections.ts';
import { once } from './reads.ts';

/** Whether something at any depth is marked `sample: true`. */
const holdsSample = (value: unknown): boolean =>
	value !== null &&
	typeof value === 'object' &&
	(('sample' in value && value.sample === true) || Object.values(value).some(holdsSample));

/** True while anything of the content is made up: the footer then asks to replace it before launch. */
export const hasSampleContent = once(async (): Promise<boolean> => {
	const names = Object.keys(collections) as CollectionName[];
	const lists = await Promise.all(names.map((name) => getCollection(name)));
	return lists.some((entries) => entries.some(({ data }) => holdsSample(data)));
});
