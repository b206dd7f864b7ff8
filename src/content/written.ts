import { readFile } from '../source/reader.ts';
import { readFlag } from './schema/as-typed.ts';

/** Whether what a file holds is hidden by the owner, who may also write yes, or put it in quotes. The build and the check pass over it. */
export const isHidden = (data: unknown): boolean => readFlag(Object(data).hidden) === true;

/** Whether what a file holds says something to visitors: an empty list is nothing, and so is what is hidden. */
export const hasContent = (data: unknown): boolean =>
	!(data === null || (Array.isArray(data) && data.length === 0) || isHidden(data));

/** Whether a file of the content is there and has something for visitors. @param name path without ".yaml" */
export function isOnSite(name: string): boolean {
	const file = readFile(`${name}.yaml`);
	return file !== undefined && hasContent(file.data);
}
