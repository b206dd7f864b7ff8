import { findPageCopy, listEmptyPages } from './page.ts';
import { copyPaths, pageOf, recordPaths } from './paths.ts';
import { getFindTarget, readAll, readSingle } from './read.ts';
import type { Navigation } from './schema/navigation.ts';

/**
 * The links of the header and the footer. Services and the stain guide are added, and pages with nothing to show are
 * left out.
 */
export async function getNavigation(): Promise<Navigation> {
	const [{ header, footer }, services, find, empty] = await Promise.all([
		readSingle('navigation'),
		readAll('services'),
		getFindTarget(),
		listEmptyPages(),
	]);
	const lead = (links: Navigation['header']) =>
		links.flatMap(({ label, href: written }) => {
			const href = empty.includes(pageOf(written)) ? undefined : find(written);
			return href ? { label, href } : [];
		});
	const guide = await findPageCopy('stainGuide');
	return {
		header: lead(header),
		footer: {
			legal: lead(footer.legal),
			quick: [...lead(footer.quick), ...(guide ? [{ label: guide.link, href: copyPaths.stainGuide }] : [])],
			services: services.map(({ id, title }) => ({ label: title, href: recordPaths.services(id) })),
		},
	};
}
