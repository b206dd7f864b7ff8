import path from 'node:path';
import { listPaths } from '../../src/schema/paths.ts';
import type { Content } from './source.ts';

/** Every address that a link on this site may lead to. */
export function listRoutes(content: Content): Set<string> {
	// From the names of the files: a file that can't be read must not turn every link to it into a problem.
	const list = (folder: string) =>
		content.files
			.filter((file) => path.posix.dirname(file) === folder)
			.map((file) => path.posix.parse(file).name);
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
