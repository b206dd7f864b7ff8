import { once } from '../lib/once.ts';
import { contentLanguage, type Language, renderIn, translations } from './language.ts';
import {
	type CopyPageName,
	copyPaths,
	formPath,
	hiddenPaths,
	listPaths,
	optionalPages,
	recordPageNames,
} from './paths.ts';
import { hasTitle, readAll } from './read.ts';
import { isOnSite } from './written.ts';

/** The pages that links may lead to in the language of the page that is being rendered: those whose title is translated. */
export async function listPages(): Promise<string[]> {
	const names = [...(Object.keys(copyPaths) as CopyPageName[]), ...recordPageNames];
	const lists = names.map(async (name) => {
		const records = (await readAll(name)).filter(hasTitle);
		return [name, records.map(({ id }) => id)] as const;
	});
	const ids = new Map(await Promise.all(lists));
	const services = await readAll('services');
	const has = (name: CopyPageName) =>
		(optionalPages[name] ?? []).every(isOnSite) &&
		(ids.get(name)?.length ?? 0) > 0 &&
		// The page of the only service takes the place of the list.
		(name !== 'servicesPage' || services.length !== 1);
	return listPaths({
		listIds: (name) => (name === 'posts' && !has('blog') ? [] : (ids.get(name) ?? [])),
		reviews: (await readAll('reviews')).length,
		hasPage: has,
	});
}

/** The pages of a language, by their addresses in the content's. With the home page come those that no link leads to. */
const listIn = (language: Language): Promise<ReadonlySet<string>> =>
	renderIn({ language, pages: new Map() }, async () => {
		const [pages, services] = await Promise.all([listPages(), readAll('services')]);
		const hidden = hiddenPaths.filter(
			(path) => path !== '/admin' && (path !== '/blog/404' || pages.includes(copyPaths.blog)),
		);
		const forms = services.filter(hasTitle).map(({ id }) => formPath(id));
		return new Set(pages.includes(copyPaths.home) ? [...pages, ...hidden, ...forms] : []);
	});

/** The pages that exist in each language. */
export const listPagesByLanguage = once(
	async (): Promise<ReadonlyMap<Language, ReadonlySet<string>>> =>
		new Map(
			await Promise.all(
				[contentLanguage, ...translations].map(
					async (language) => [language, await listIn(language)] as const,
				),
			),
		),
);
