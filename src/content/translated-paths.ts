import { once } from '../lib/once.ts';
import { catalogs } from './catalogs.ts';
import { type Language, renderIn } from './language.ts';
import { type CopyPageName, copyPaths, formPath, hiddenPaths, listPaths } from './paths.ts';
import { hasTitle, readAll } from './read.ts';
import { hasPage } from './written.ts';

/** The pages that links may lead to in the language of the page that is being rendered: those whose title is translated. */
export async function listPages(): Promise<string[]> {
	const names = Object.keys(copyPaths) as CopyPageName[];
	const listIds = async (name: Parameters<typeof readAll>[0]) =>
		(await readAll(name)).filter(hasTitle).map(({ id }) => id);
	const [services, stainSpills, posts, legal, extra, reviews, ...pages] = await Promise.all([
		listIds('services'),
		listIds('stainSpills'),
		listIds('posts'),
		listIds('legal'),
		listIds('extra'),
		readAll('reviews'),
		...names.map(listIds),
	]);
	const has = (name: CopyPageName) => hasPage(name) && (pages[names.indexOf(name)]?.length ?? 0) > 0;
	return listPaths({
		services,
		stainSpills: has('stainGuide') ? stainSpills : [],
		posts: has('blog') ? posts : [],
		legal,
		extra,
		reviews: reviews.length,
		hasPage: has,
	});
}

/** The pages of a language, by their addresses in the content's. With the home page come those that no link leads to. */
const listIn = (language: Language): Promise<ReadonlySet<string>> =>
	renderIn({ language, translated: new Map() }, async () => {
		const [pages, services] = await Promise.all([listPages(), readAll('services')]);
		const hidden = hiddenPaths.filter(
			(path) => path !== '/admin' && (path !== '/blog/404' || pages.includes(copyPaths.blog)),
		);
		const forms = services.filter(hasTitle).map(({ id }) => formPath(id));
		return new Set(pages.includes(copyPaths.home) ? [...pages, ...hidden, ...forms] : []);
	});

/** The pages that exist in each language but the content's. */
export const listTranslatedPaths = once(
	async (): Promise<ReadonlyMap<Language, ReadonlySet<string>>> =>
		new Map(
			await Promise.all(
				[...catalogs.keys()].map(async (language) => [language, await listIn(language)] as const),
			),
		),
);
