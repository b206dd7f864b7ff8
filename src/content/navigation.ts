import { labels } from './facts.ts';
import { inContentLanguage } from './language.ts';
import { findTarget } from './link-target.ts';
import { copyPaths, pageOf, recordPaths, workPath } from './paths.ts';
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
 * The links of the header and the footer. Services, the work and the stain guide are added, and pages with nothing to
 * show are left out.
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
	const work = findTarget(workPath) ? [{ label: labels.work.link, href: workPath }] : [];
	const withWork = (links: typeof header) => [
		...links,
		...work.filter(({ href }) => !links.some((link) => pageOf(link.href) === href)),
	];
	return {
		/** On wide screens, in a row that the owner fills. */
		header: lead(header),
		menu: withWork(lead(header)),
		footer: {
			legal: lead(footer.legal),
			quick: [
				...withWork(lead(footer.quick)),
				...(guide ? [{ label: guide.link, href: copyPaths.stainGuide }] : []),
			],
			services: services.map(({ id, title }) => ({ label: title, href: recordPaths.services(id) })),
		},
	};
}
export type Navigation = Awaited<ReturnType<typeof getNavigation>>;
