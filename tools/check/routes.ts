import path from 'node:path';
import { collections } from '../../src/schema/collections.ts';
import { listPaths } from '../../src/schema/paths.ts';
import type { Content } from './source.ts';
import { recordsOf, sourcesOf, textAt } from './values.ts';

/** The spills with a page; none while a part of the stain guide is missing, because then it isn't built. */
function listSpills(content: Content): string[] {
	const { stainGuide, stainSurfaces, stainRemedies, stainSpills } = collections;
	const isWhole = [stainGuide, stainSurfaces, stainRemedies].every(
		({ path: name }) => recordsOf(content, name).length > 0 || sourcesOf(content, name).length > 0,
	);
	return isWhole ? recordsOf(content, stainSpills.path).flatMap(({ data }) => textAt(data, 'id') ?? []) : [];
}

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
			stainSpills: listSpills(content),
			reviews: Array.isArray(reviews) ? reviews.length : 0,
		}),
	);
}

/** Whether a link leads to a page; the part after # is not looked at. */
export function isRoute(routes: ReadonlySet<string>, link: string): boolean {
	return routes.has(link.replace(/#.*$/, '') || '/');
}
