import { collections } from '../collections.ts';
import { readAll } from '../content/read.ts';
import { findSamples } from '../content/samples.ts';
import { once } from '../lib/once.ts';

/** True while any content is a sample. The footer then asks to replace it before launch. */
export const hasSampleContent = once(async (): Promise<boolean> => {
	// Labels aren't an Astro collection.
	const { labels: _, ...lists } = collections;
	const names = Object.keys(lists) as (keyof typeof lists)[];
	const records = await Promise.all(names.map((name) => readAll(name)));
	return records.flat().some((record) => findSamples(record).length > 0);
});
