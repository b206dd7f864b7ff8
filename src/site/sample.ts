import { queriedCollections } from '../collections.ts';
import { company } from '../content/facts.ts';
import { inContentLanguage } from '../content/language.ts';
import { readAll } from '../content/read.ts';
import { once } from '../lib/once.ts';
import { isGroup } from '../lib/tokens.ts';

/** Whether something in a value is marked as a sample, at any depth. */
const hasSample = (value: unknown): boolean =>
	(Array.isArray(value) || isGroup(value)) &&
	(Object(value).sample === true || Object.values(value).some(hasSample));

/** True while any content is a sample. The footer then asks to replace it before launch. */
export const hasSampleContent = once(async (): Promise<boolean> => {
	const names = Object.keys(queriedCollections) as (keyof typeof queriedCollections)[];
	// Articles, too, which another language may have none of.
	const records = await inContentLanguage(() => Promise.all(names.map((name) => readAll(name))));
	return hasSample([company, ...records]);
});
