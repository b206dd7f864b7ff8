import { contentLanguage, getPages } from './language.ts';
import { type CopyPageName, copyPaths, pageOf, recordPaths } from './paths.ts';

/** Whether a page is built. Outside of a page, where the others aren't known, each is said to be. */
const isThere = (path: string): boolean => getPages(contentLanguage)?.has(path) ?? true;

/** Whether a page is there that the owner may leave out, or the list of services. */
export const hasPage = (name: CopyPageName): boolean => isThere(copyPaths[name]);

/**
 * Where a link leads: to its page or, if that isn't there, to the one that does the same: the only service in place of the list, and
 * the form of the contact page in place of the quote page. Undefined without any.
 */
export function findTarget(href: string): string | undefined {
	const path = pageOf(href);
	// Other sites, parts of the same page, and files aren't pages of this site.
	if (!/^\/[^.]*$/.test(path) || isThere(path)) return href;
	if (path === copyPaths.quote) return `${copyPaths.contact}#form`;
	const pages = [...(getPages(contentLanguage) ?? [])];
	return path === copyPaths.servicesPage
		? pages.find((one) => one.startsWith(recordPaths.services('')))
		: undefined;
}
