import { existsSync, readFileSync } from 'node:fs';
import { readYaml } from '../source/source.ts';
import { type CopyPageName, optionalPages } from './paths.ts';

/** Whether what a file holds is hidden by the owner. The build and the check pass over it. */
export const isHidden = (data: unknown): boolean => Object(data).hidden === true;

/** Whether the text of a file says something to visitors: an empty list is nothing, and so is what is hidden. */
export function hasContent(text: string): boolean {
	try {
		const data = readYaml(text);
		return !(data === null || (Array.isArray(data) && data.length === 0) || isHidden(data));
	} catch {
		// Somebody is writing it, and the content check says what is wrong.
		return true;
	}
}

/** The last text of each file, and what it meant: parsing them for every link of every page would take minutes. */
const known = new Map<string, { text: string; isOn: boolean }>();

/** Whether a file below content/ is there and has something for visitors. @param name path without ".yaml" */
export function isOnSite(name: string): boolean {
	const file = `content/${name}.yaml`;
	const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
	const last = known.get(file);
	if (last?.text === text) return last.isOn;
	const isOn = hasContent(text);
	known.set(file, { text, isOn });
	return isOn;
}

/**
 * Whether a page is there. Read from disk each time, so that it is known where nothing can wait for a query, and
 * follows the files during development.
 */
export const hasPage = (name: CopyPageName): boolean => (optionalPages[name] ?? []).every(isOnSite);
