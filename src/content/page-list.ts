import { once } from '../lib/once.ts';
import { addressIn, contentLanguage, type Language, renderIn, translations } from './language.ts';
import {
	type CopyPageName,
	copyPaths,
	filePaths,
	formPath,
	hiddenPaths,
	listPaths,
	listRegionsWithPage,
	optionalPages,
	type RecordPageName,
	recordPageNames,
	recordPaths,
} from './paths.ts';
import { isTranslated, readAll } from './read.ts';
import { isOnSite } from './written.ts';

/** The pages that links may lead to in the language of the page that is being rendered: those whose title and description are translated. */
export async function listPages(): Promise<string[]> {
	const names = [...(Object.keys(copyPaths) as CopyPageName[]), ...recordPageNames];
	const lists = names.map(async (name) => {
		const all = name === 'areas' ? listRegionsWithPage(await readAll(name)) : await readAll(name);
		const records = all.filter(isTranslated);
		return [name, records.map(({ id }) => id)] as const;
	});
	const ids = new Map(await Promise.all(lists));
	const [services, reviews] = await Promise.all([readAll('services'), readAll('reviews')]);
	/** How many records a page lists that isn't there without any. */
	const listed: Partial<Record<CopyPageName, number>> = {
		blog: ids.get('posts')?.length ?? 0,
		testimonials: reviews.length,
	};
	const has = (name: CopyPageName) =>
		(optionalPages[name] ?? []).every(isOnSite) &&
		(ids.get(name)?.length ?? 0) > 0 &&
		listed[name] !== 0 &&
		// The page of the only service takes the place of the list.
		(name !== 'servicesPage' || services.length !== 1);
	return listPaths({
		listIds: (name) => (name === 'posts' && !has('blog') ? [] : (ids.get(name) ?? [])),
		hasPage: has,
	});
}

/** All that is built in a language, by its address in the content's: with the home page come those that no link leads to, and files. */
const listIn = (language: Language) =>
	renderIn({ language, pages: new Map() }, async (): Promise<[Language, ReadonlySet<string>]> => {
		const [pages, services] = await Promise.all([listPages(), readAll('services')]);
		if (!pages.includes(copyPaths.home)) return [language, new Set()];
		const hasBlog = pages.includes(copyPaths.blog);
		const isBuilt: Record<string, boolean> = {
			// tools/editor/build-page.ts makes it.
			'/admin': false,
			'/blog/404': hasBlog,
			'/rss.xml': hasBlog && language === contentLanguage,
		};
		const others = [...hiddenPaths, ...filePaths].filter((path) => isBuilt[path] ?? true);
		const forms = services.filter(isTranslated).map(({ id }) => formPath(id));
		return [language, new Set([...pages, ...others, ...forms])];
	});

/** What is built in each language. */
export const listPagesByLanguage = once(
	async (): Promise<ReadonlyMap<Language, ReadonlySet<string>>> =>
		new Map(await Promise.all([contentLanguage, ...translations].map(listIn))),
);

/** The pages about an emergency, by their addresses in the content's language: the help, and services with the forms on their pages. */
export const listUrgentPages = once(async (): Promise<ReadonlySet<string>> => {
	const services = (await readAll('services')).filter(({ emergency }) => emergency);
	return new Set([
		copyPaths.waterHelp,
		...services.flatMap(({ id }) => [recordPaths.services(id), formPath(id)]),
	]);
});

/**
 * What Astro builds of one file in src/pages/[...language]/, once for each language in which it exists.
 * @param list the addresses that it may have in the content's language, each with its other parameters and what the page gets
 */
export async function findPaths<Params extends object, Props extends object>(
	list: () => Promise<readonly (readonly [path: string, Params, Props?])[]>,
) {
	const pages = await listPagesByLanguage();
	const found = [...pages].map(([language, built]) =>
		renderIn({ language, pages }, async () =>
			(await list())
				.filter(([path]) => built.has(path))
				.map(([, params, props]) => ({
					params: { ...params, language: addressIn(language, '/').slice(1) || undefined },
					props,
				})),
		),
	);
	return (await Promise.all(found)).flat();
}

/** The getStaticPaths of a page with one address in each language. */
export const pathsOf =
	(path: (typeof copyPaths)[CopyPageName] | (typeof hiddenPaths | typeof filePaths)[number]) => () =>
		findPaths(async () => [[path, {}]]);

/** The getStaticPaths of a page that each record of a collection has, and gets. @param param the parameter in the file's name */
export const recordPathsOf =
	<Name extends RecordPageName, Param extends string>(name: Name, param: Param) =>
	() =>
		findPaths(async () =>
			(await readAll(name)).map((record) => {
				const path = recordPaths[name](record.id);
				return [path, { [param]: path.split('/').at(-1) } as Record<Param, string>, { record }] as const;
			}),
		);
