import { once } from '../lib/once.ts';
import { catalogs } from './catalogs.ts';
import type { Language } from './language.ts';
import { type CopyPageName, copyPaths, formPath, hiddenPaths, listPaths } from './paths.ts';
import { listTranslated, readAll } from './read.ts';
import { hasPage } from './written.ts';

/**
 * The pages that exist in a language, by their addresses in the content's: those whose title is translated. With the home
 * page come the pages that no link leads to.
 */
async function listIn(language: Language): Promise<ReadonlySet<string>> {
	const names = Object.keys(copyPaths) as CopyPageName[];
	const listIds = (name: Parameters<typeof listTranslated>[0]) => listTranslated(name, language);
	const [services, stainSpills, posts, legal, reviews, ...pages] = await Promise.all([
		listIds('services'),
		listIds('stainSpills'),
		listIds('posts'),
		listIds('legal'),
		readAll('reviews'),
		...names.map(listIds),
	]);
	const titled = names.filter((name, index) => hasPage(name) && (pages[index]?.length ?? 0) > 0);
	const has = (name: CopyPageName) => titled.includes(name);
	const paths = listPaths({
		services,
		stainSpills: has('stainGuide') ? stainSpills : [],
		posts: has('blog') ? posts : [],
		legal,
		reviews: reviews.length,
		hasPage: has,
	});
	const hidden = hiddenPaths.filter((path) => path !== '/admin' && (path !== '/blog/404' || has('blog')));
	return new Set(has('home') ? [...paths, ...hidden, ...services.map((id) => formPath(id))] : []);
}

/** The pages that exist in each language but the content's. */
export const listTranslatedPaths = once(
	async (): Promise<ReadonlyMap<Language, ReadonlySet<string>>> =>
		new Map(
			await Promise.all(
				[...catalogs.keys()].map(async (language) => [language, await listIn(language)] as const),
			),
		),
);
