import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Paths of source files that match, with forward slashes, sorted. */
export const listFiles = (...patterns: string[]): string[] =>
	globSync(patterns)
		.map((file) => file.split(path.sep).join('/'))
		.sort();

export const read = (file: string): string => readFileSync(file, 'utf8');
