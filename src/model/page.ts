import type { CollectionEntry } from 'astro:content';
import type { CopyPageName } from '../schema/paths.ts';
import { readSingle } from './read.ts';

/** The copy of a page: content/pages. @throws Error when its file is missing */
export const getPage = <P extends CopyPageName | 'errors'>(name: P): Promise<CollectionEntry<P>['data']> =>
	readSingle(name);
