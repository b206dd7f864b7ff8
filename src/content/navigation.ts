import { labels } from './facts.ts';
import { findTarget } from './link-target.ts';
import { copyPaths, pageOf, recordPaths, workPath } from './paths.ts';
import { findSingle, readAll, readSingle } from './read.ts';

/** The links of the header and the footer. Services, the work and the stain guide are added. */
export async function getNavigation() {
	const [{ header, footer }, services, guide] = await Promise.all([
		readSingle('navigation'),
		readAll('services'),
		findSingle('stainGuide'),
	]);
	const lead = (links: typeof header) =>
		links.flatMap(({ label, href: written }) => {
			const href = findTarget(written);
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
