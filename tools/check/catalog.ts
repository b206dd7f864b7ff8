import type { z } from 'astro/zod';
import { collections, type Collection as Listed } from '../../src/schema/collections.ts';
import { serviceIds } from '../../src/schema/service.ts';

export type Schema = z.core.$ZodType;

/** What the content check knows about one part of content/. */
export interface Collection extends Listed {
	/** File names that a folder has to hold, no more and no less; absent where they are free. */
	names?: readonly string[];
}

/** The addresses of the articles. Specification section 2. */
const postSlugs = ['diy-stain-removal-tips', 'pet-odor-solutions', 'why-pro-cleaning-beats-diy'] as const;

/** The legal pages. Specification section 2. */
const policyIds = ['privacy-policy', 'terms', 'cookie-policy', 'accessibility'] as const;

const names: Record<string, readonly string[]> = { services: serviceIds, posts: postSlugs, legal: policyIds };

export const catalog: readonly Collection[] = Object.values(collections).map((collection) => {
	const fixed = names[collection.path];
	return { ...collection, ...(fixed && { names: fixed }) };
});

/** Files that an owner may leave out, as paths below content/. */
export const optionalFiles: ReadonlySet<string> = new Set(
	catalog.filter(({ isOptional }) => isOptional).map(({ path, extension }) => `${path}.${extension}`),
);

/** The files that have a fixed name, as paths below content/: "services/tile-grout.yaml". */
export const expectedFiles: readonly string[] = catalog.flatMap(({ path, kind, extension, names = [] }) =>
	kind === 'folder' ? names.map((name) => `${path}/${name}.${extension}`) : [`${path}.${extension}`],
);
