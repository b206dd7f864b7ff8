import { defineMiddleware } from 'astro:middleware';
import { renderIn } from './content/language.ts';
import { listPagesByLanguage, listUrgentPages } from './content/page-list.ts';
import { languageOf, toPath } from './site/site.ts';

/** Renders a page in the language of its address. */
export const onRequest = defineMiddleware(async ({ url }, next) => {
	const language = languageOf(url.pathname);
	const [pages, urgent] = await Promise.all([listPagesByLanguage(), listUrgentPages()]);
	return renderIn({ language, pages, isUrgent: urgent.has(toPath(url)) }, next);
});
