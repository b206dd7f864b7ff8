import { queriedCollections } from '../collections.ts';
import { company } from '../content/facts.ts';
import { inContentLanguage } from '../content/language.ts';
import { readAll } from '../content/read.ts';
import { once } from '../lib/once.ts';

/** True while any content is a sample. The footer then asks to replace it before launch. */
export const hasSampleContent = once(async (): Promise<boolean> => {
	const names = Object.keys(queriedCollections) as (keyof typeof queriedCollections)[];
	// Articles, too, which another language may have none of.
	const records = await inContentLanguage(() => Promise.all(names.map((name) => readAll(name))));
	return JSON.stringify([company, ...records]).includes('"sample":true');
});
