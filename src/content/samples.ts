import { readFlag } from './schema/as-typed.ts';

/** The paths of everything in a value that is marked `sample: true`, at any depth, outer ones first. */
export function findSamples(value: unknown, path: readonly PropertyKey[] = []): (readonly PropertyKey[])[] {
	if (value === null || typeof value !== 'object') return [];
	// An imported image: reading one of its fields makes Astro publish the original file.
	if ('src' in value && 'format' in value) return [];
	const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
	return [
		...('sample' in value && readFlag(value.sample) === true ? [path] : []),
		...entries.flatMap(([key, item]) => findSamples(item, [...path, key])),
	];
}
