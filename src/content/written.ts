import { existsSync, readFileSync } from 'node:fs';
import { type CopyPageName, optionalPages } from './paths.ts';

/** Whether a file below content/ has something in it. An empty list is nothing. */
function isWritten(name: string): boolean {
	const file = `content/${name}.yaml`;
	return existsSync(file) && !/^(?:\[\])?$/.test(readFileSync(file, 'utf8').replace(/#.*|\s+/g, ''));
}

/**
 * Whether a page is there. Read from disk each time, so that it is known where nothing can wait for a query, and
 * follows the files during development.
 */
export const hasPage = (name: CopyPageName): boolean => (optionalPages[name] ?? []).every(isWritten);
