import { findPageCopy, listEmptyPages } from './page.ts';
import { copyPaths, pageOf, recordPaths } from './paths.ts';
import { getIsLost, readAll, readSingle } from './read.ts';
import type { Navigation } from './schema/navigation.ts';

/**
 * The links of the header and the footer. Services and the stain guide are added, and pages with nothing to show are
 * left out.
 */
export async function getNavigation(): Promise<Navigation> {
	const [{ header, footer }, services, isLost, empty] = await Promise.all([
		readSingle('navigation'),
		readAll('services'),
		getIsLost(),
		listEmptyPages(),
	]);
	const isThere = ({ href }: { href: string }) => !isLost(href) && !empty.includes(pageOf(href));
	const guide = await findPageCopy('stainGuide');
	return {
		header: header.filter(isThere),
		footer: {
			legal: footer.legal.filter(isThere),
			quick: [
				...footer.quick.filter(isThere),
				...(guide ? [{ label: guide.link, href: copyPaths.stainGuide }] : []),
			],
			services: services.map(({ id, title }) => ({ label: title, href: recordPaths.services(id) })),
		},
	};
}
