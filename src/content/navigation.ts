import { copyPaths, recordPaths } from '../lib/links.ts';
import { getPage, hasStainGuide } from './page.ts';
import { readAll, readSingle } from './read.ts';
import type { Navigation } from './schema/navigation.ts';

/** Links of the header and the footer; those to the services and to the stain guide follow from what there is. */
export async function getNavigation(): Promise<Navigation> {
	const [{ footer, ...navigation }, services] = await Promise.all([
		readSingle('navigation'),
		readAll('services'),
	]);
	const guide = (await hasStainGuide()) && {
		label: (await getPage('stainGuide')).link,
		href: copyPaths.stainGuide,
	};
	return {
		...navigation,
		footer: {
			...footer,
			quick: [...footer.quick, ...(guide ? [guide] : [])],
			services: services.map(({ id, title }) => ({ label: title, href: recordPaths.services(id) })),
		},
	};
}
