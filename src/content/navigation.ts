import { inContentLanguage } from './language.ts';
import { findTarget } from './link-target.ts';
import { copyPaths, pageOf, recordPaths } from './paths.ts';
import { findSingle, readAll, readSingle } from './read.ts';

/**
 * Addresses of the pages whose list is empty. They are built so that no link breaks, but menus leave them out and
 * search engines are told not to index them.
 */
export const listEmptyPages = (): Promise<string[]> =>
	inContentLanguage(async () => {
		const [reviews, posts] = await Promise.all([readAll('reviews'), readAll('posts')]);
		return [
			...(reviews.length === 0 ? [copyPaths.testimonials] : []),
			...(posts.length === 0 ? [copyPaths.blog] : []),
		];
	});

/**
 * The links of the header and the footer. Services and the stain guide are added, and pages with nothing to show are
 * left out.
 */
export async function getNavigation() {
	const [{ header, footer }, services, guide, empty] = await Promise.all([
		readSingle('navigation'),
		readAll('services'),
		findSingle('stainGuide'),
		listEmptyPages(),
	]);
	const lead = (links: typeof header) =>
		links.flatMap(({ label, href: written }) => {
			const href = empty.includes(pageOf(written)) ? undefined : findTarget(written);
			return href ? { label, href } : [];
		});
	return {
		header: lead(header),
		footer: {
			legal: lead(footer.legal),
			quick: [...lead(footer.quick), ...(guide ? [{ label: guide.link, href: copyPaths.stainGuide }] : [])],
			services: services.map(({ id, title }) => ({ label: title, href: recordPaths.services(id) })),
		},
	};
}
export type Navigation = Awaited<ReturnType<typeof getNavigation>>;
