import { once } from '../lib/once.ts';
import { type CopyPageName, copyPaths, formPath, hiddenPaths, listPaths } from './paths.ts';
import { listSpanishIds, readAll } from './read.ts';
import { hasPage } from './written.ts';

/** Hidden pages that are in English alone: those of the articles, and the owner's. */
const englishOnly: readonly string[] = ['/blog/404', '/admin'];

/**
 * The pages that exist in Spanish, by their English addresses: those whose own words are in content/es. With them come
 * the pages that no link leads to.
 */
export const listSpanishPaths = once(async (): Promise<ReadonlySet<string>> => {
	const names = Object.keys(copyPaths) as CopyPageName[];
	const [services, stainSpills, reviews, ...pages] = await Promise.all([
		listSpanishIds('services'),
		listSpanishIds('stainSpills'),
		readAll('reviews'),
		...names.map(listSpanishIds),
	]);
	const written = names.filter((name, index) => hasPage(name) && (pages[index]?.length ?? 0) > 0);
	const paths = listPaths({
		services,
		stainSpills: written.includes('stainGuide') ? stainSpills : [],
		posts: [],
		legal: [],
		reviews: reviews.length,
		hasPage: (name) => written.includes(name),
	});
	return new Set(
		paths.length > 0
			? [
					...paths,
					...hiddenPaths.filter((path) => !englishOnly.includes(path)),
					...services.map((id) => formPath(id)),
				]
			: [],
	);
});
