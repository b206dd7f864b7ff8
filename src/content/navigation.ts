import { findPageCopy, listEmptyPages } from './page.ts';
import { copyPaths, recordPaths } from './paths.ts';
import { getUnpublished, readAll, readSingle } from './read.ts';
import type { Navigation } from './schema/navigation.ts';

/**
 * The links of the header and the footer. Services and the stain guide are added, and pages with nothing to show are
 * left out.
 */
export async function getNavigation(): Promise<Navigation> {
	const [{ header, footer }, services, unpublished, empty] = await Promise.all([
		readSingle('navigation'),
		readAll('services'),
		getUnpublished(),
		listEmptyPages(),
	]);
	const isThere = ({ href }: { href: string }) => {
		const path = href.replace(/#.*$/, '');
		return !unpublished.has(path) && !empty.includes(path);
	};
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
