import { defineMiddleware } from 'astro:middleware';
import { requestService } from './content/facts.ts';
import { type CopyPageName, copyPaths, optionalPages } from './content/paths.ts';
import { hasPage } from './content/written.ts';
import { toPath } from './site/site.ts';

/** The page that an address belongs to: itself, one of its list or records, or its feed. */
const isOf = (name: CopyPageName, path: string) =>
	`${path}/`.startsWith(`${copyPaths[name]}/`) || (name === 'blog' && path === '/rss.xml');

/** Builds nothing of a page that the owner has left out or doesn't need: Astro writes no file for an answer without a body. */
export const onRequest = defineMiddleware(({ url }, next) =>
	(Object.keys(optionalPages) as CopyPageName[]).some((name) => isOf(name, toPath(url)) && !hasPage(name)) ||
	(toPath(url) === '/request-sent' && !requestService)
		? new Response(null, { status: 404 })
		: next(),
);
