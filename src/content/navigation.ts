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
		links.flatMap(({ label, href: written, lang }) => {
			const href = findTarget(written);
			return href ? { label, href, lang } : [];
		});
	const work = findTarget(workPath) ? [{ label: labels.work.link, href: workPath, lang: undefined }] : [];
	const links = lead(header);
	const withWork = (list: typeof links) => [
		...list,
		...work.filter(({ href }) => !list.some((link) => pageOf(link.href) === href)),
	];
	return {
		/** On wide screens, in a row that the owner fills. */
		header: links,
		menu: withWork(links),
		footer: {
			legal: lead(footer.legal),
			quick: [
				...withWork(lead(footer.quick)),
				...(guide ? [{ label: guide.link, href: copyPaths.stainGuide, lang: guide.langOf?.link }] : []),
			],
			services: services.map(({ id, title, lang }) => ({
				label: title,
				href: recordPaths.services(id),
				lang,
			})),
		},
	};
}
export type Navigation = Awaited<ReturnType<typeof getNavigation>>;
