import { existsSync, readFileSync } from 'node:fs';
import { oncePerText } from '../lib/once.ts';
import { readYaml, splitArticle } from '../source/source.ts';
import { getToday } from './facts.ts';
import { copyPaths, pageOf } from './paths.ts';
import { isPublished, type Published } from './today.ts';
import { findOnlyService, isLeftOut } from './written.ts';

/** During development, all articles are shown. Not DEV, which is also true in a build if the shell sets NODE_ENV to development. */
const showsAll = import.meta.env.MODE !== 'production';

/** Whether visitors see an article: it's neither a draft nor for a later day. */
export const isShown = (post: Published): boolean => showsAll || isPublished(post, getToday());

const readPost = oncePerText((text) => readYaml(splitArticle(text)?.facts ?? '') as Published);

/** Whether an address is that of an article that visitors don't see yet. */
function isWaiting(path: string): boolean {
	if (showsAll || !path.startsWith(`${copyPaths.blog}/`)) return false;
	const file = `content${path.replace(copyPaths.blog, '/posts')}.md`;
	return existsSync(file) && !isShown(readPost(readFileSync(file, 'utf8')));
}

/**
 * Where a link leads: to its page or, if that isn't there, to the one that does the same: the only service in place of
 * the list, and the form of the contact page in place of the quote page. Undefined if there is none, as for a page that
 * is hidden, and an article of a later day.
 */
export function findTarget(href: string): string | undefined {
	const path = pageOf(href);
	if (isWaiting(path)) return undefined;
	if (!isLeftOut(path)) return href;
	if (path === copyPaths.servicesPage) return findOnlyService();
	return path === copyPaths.quote ? `${copyPaths.contact}#form` : undefined;
}
