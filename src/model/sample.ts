import { getCollection, getEntry } from 'astro:content';

/** True while a record is marked `sample: true`: the footer then asks to replace it before launch. */
export async function hasSampleContent(): Promise<boolean> {
	const company = await getEntry('company', 'company');
	if (company?.data.sample) return true;
	const lists = await Promise.all([
		getCollection('photos'),
		getCollection('services'),
		getCollection('team'),
		getCollection('timeline'),
		getCollection('reviews'),
		getCollection('gallery'),
		getCollection('posts'),
		getCollection('careers'),
		getCollection('legal'),
	]);
	return lists.some((entries) => entries.some((entry) => entry.data.sample));
}
