import { type Collection, collections } from '../../src/schema/collections.ts';

export type { Collection };

export const catalog: readonly Collection[] = Object.values(collections);

/** Files that an owner may leave out, as paths below content/. */
export const optionalFiles: ReadonlySet<string> = new Set(
	catalog.filter(({ isOptional }) => isOptional).map(({ path, extension }) => `${path}.${extension}`),
);

/** The files that have to be there, as paths below content/: "company.yaml". */
export const expectedFiles: readonly string[] = catalog.flatMap(({ path, kind, extension }) =>
	kind === 'folder' ? [] : [`${path}.${extension}`],
);
