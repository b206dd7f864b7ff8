import { existsSync, readFileSync } from 'node:fs';
import { type CopyPageName, optionalPages } from './paths.ts';

/** Whether a file below content/ has something in it. An empty list is nothing, and so is a hidden page. */
export function isWritten(name: string): boolean {
	const file = `content/${name}.yaml`;
	const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
	return !(/^(?:\[\])?$/.test(text.replace(/#.*|\s+/g, '')) || /^hidden: *true\b/m.test(text));
}

/**
 * Whether a page is there. Read from disk each time, so that it is known where nothing can wait for a query, and
 * follows the files during development.
 */
export const hasPage = (name: CopyPageName): boolean => (optionalPages[name] ?? []).every(isWritten);
