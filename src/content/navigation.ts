import { getPage, hasStainGuide, listEmptyPages } from './page.ts';
import { copyPaths, recordPaths } from './paths.ts';
import { getUnpublished, readAll, readSingle } from './read.ts';
import type { Navigation } from './schema/navigation.ts';

/** Links of the header and the footer; those to services, the stain guide and lists follow from what there is. */
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
	const guide = (await hasStainGuide()) && {
		label: (await getPage('stainGuide')).link,
		href: copyPaths.stainGuide,
	};
	return {
		header: header.filter(isThere),
		footer: {
			legal: footer.legal.filter(isThere),
			quick: [...footer.quick.filter(isThere), ...(guide ? [guide] : [])],
			services: services.map(({ id, title }) => ({ label: title, href: recordPaths.services(id) })),
		},
	};
}
