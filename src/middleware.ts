import { defineMiddleware } from 'astro:middleware';
import { renderIn } from './content/language.ts';
import { listPagesByLanguage, listUrgentPages } from './content/page-list.ts';
import { fitPolicy } from './site/policy-hashes.ts';
import { languageOf, toPath } from './site/site.ts';

/** Renders a page in the language of its address, with its own policy. */
export const onRequest = defineMiddleware(async ({ url }, next) => {
	const language = languageOf(url.pathname);
	const [pages, urgent] = await Promise.all([listPagesByLanguage(), listUrgentPages()]);
	const answer = await renderIn({ language, pages, isUrgent: urgent.has(toPath(url)) }, next);
	const isPage = answer.headers.get('Content-Type')?.startsWith('text/html');
	return isPage ? new Response(fitPolicy(await answer.text()), answer) : answer;
});
