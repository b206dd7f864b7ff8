import { defineMiddleware } from 'astro:middleware';
import { requestService } from './content/facts.ts';
import { dropMarks, showForeign } from './content/foreign-text.ts';
import { contentLanguage, renderIn } from './content/language.ts';
import { copyPaths } from './content/paths.ts';
import { optionalPageOf } from './content/written.ts';
import { keepOwnHashes } from './site/policy-hashes.ts';
import { languageOf, toPath } from './site/site.ts';

/** Holds the script that every page can wait for in a template, from which src/page-script/first.ts takes it. */
const holdScript = (html: string) =>
	html.replace(/<script type="module" src="\/assets\/Page\.[^>]*><\/script>/, '<template>$&</template>');

/**
 * Renders a page in its language, with its own policy. A page that isn't there isn't built: Astro writes no file for an
 * answer without a body.
 */
export const onRequest = defineMiddleware(async ({ url, originPathname }, next) => {
	const path = toPath(url);
	const language = languageOf(originPathname);
	// Loaded here, because during development the middleware is kept while the content changes.
	const { listPagesByLanguage } = await import('./content/page-list.ts');
	const pages = await listPagesByLanguage();
	const paths = pages.get(language);
	// What the owner leaves out isn't built, nor is what is below it.
	const optional = path === copyPaths.servicesPage ? 'servicesPage' : optionalPageOf(path);
	const isLeftOut = optional && !pages.get(contentLanguage)?.has(copyPaths[optional]);
	// The files of a language, such as the manifest, come with its pages.
	const isThere =
		language === contentLanguage || paths?.has(path) || (path.includes('.') && paths && paths.size > 0);
	const isNeeded = path !== '/request-sent' || requestService !== undefined;
	if (isLeftOut || !isNeeded || !isThere) return new Response(null, { status: 404 });
	const answer = await renderIn({ language, pages }, next);
	if (answer.headers.get('Content-Type')?.startsWith('text/html'))
		return new Response(holdScript(keepOwnHashes(showForeign(await answer.text()))), answer);
	return language === contentLanguage ? answer : new Response(dropMarks(await answer.text()), answer);
});
