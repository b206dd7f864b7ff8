import { findTarget } from './link-target.ts';
import { copyPaths, recordPaths } from './paths.ts';
import { findSingle, readAll, readSingle } from './read.ts';

/** The links of the header and the footer. Services and the stain guide are added. */
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
	return {
		header: lead(header),
		footer: {
			legal: lead(footer.legal),
			quick: [
				...lead(footer.quick),
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
