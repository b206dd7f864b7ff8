import { catalog } from './catalog.ts';
import type { Content } from './source.ts';

/** Pages whose address does not come from a record. Specification section 2; /service-areas is our choice. */
export const fixedRoutes = [
	'/',
	'/services',
	'/service-areas',
	'/about-us',
	'/testimonials',
	'/blog',
	'/contact',
	'/careers',
	'/quote',
	'/sitemap',
] as const;

/** Folders whose records are pages, and the address before the name of the record. */
const recordRoutes = { services: '/services/', posts: '/blog/', legal: '/' } as const;

/** Every address that a link on this site may lead to. */
export function listRoutes(content: Content): Set<string> {
	const routes = new Set<string>(fixedRoutes);
	for (const [folder, prefix] of Object.entries(recordRoutes)) {
		// The fixed names count even while a file is missing: one missing file must not turn every link to it into a problem.
		for (const name of catalog.find(({ path }) => path === folder)?.names ?? []) routes.add(prefix + name);
		for (const { collection, name } of content.sources)
			if (collection.path === folder) routes.add(prefix + name);
	}
	return routes;
}

/** Whether a link leads to a page; the part after # is not looked at. */
export function isRoute(routes: ReadonlySet<string>, link: string): boolean {
	return routes.has(link.replace(/#.*$/, '') || '/');
}
