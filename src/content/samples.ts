import { isGroup } from '../lib/tokens.ts';
import { readFlag } from './schema/as-typed.ts';

/** The paths of everything in a value that is marked `sample: true`, at any depth, outer ones first. */
export function findSamples(value: unknown, path: readonly PropertyKey[] = []): (readonly PropertyKey[])[] {
	if (!Array.isArray(value) && !isGroup(value)) return [];
	const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
	return [
		...('sample' in value && readFlag(value['sample']) === true ? [path] : []),
		...entries.flatMap(([key, item]) => findSamples(item, [...path, key])),
	];
}
