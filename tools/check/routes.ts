import { listPaths } from '../../src/schema/paths.ts';
import { catalog } from './catalog.ts';
import type { Content } from './source.ts';

/** Every address that a link on this site may lead to. */
export function listRoutes(content: Content): Set<string> {
	const list = (folder: string) => [
		// The fixed names count even while a file is missing: one missing file must not turn every link to it into a problem.
		...(catalog.find(({ path }) => path === folder)?.names ?? []),
		...content.sources.filter(({ collection }) => collection.path === folder).map(({ name }) => name),
	];
	const reviews = content.sources.find(({ collection }) => collection.path === 'reviews')?.data;
	return new Set(
		listPaths({
			services: list('services'),
			posts: list('posts'),
			legal: list('legal'),
			reviews: Array.isArray(reviews) ? reviews.length : 0,
		}),
	);
}

/** Whether a link leads to a page; the part after # is not looked at. */
export function isRoute(routes: ReadonlySet<string>, link: string): boolean {
	return routes.has(link.replace(/#.*$/, '') || '/');
}
