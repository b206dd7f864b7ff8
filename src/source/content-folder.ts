import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What the site shows: the owner's folder or, until there is one, the sample. */
const ownFolder = existsSync('content') ? 'content' : 'sample';

/** The folder that is read, from the project folder: what the site shows, unless CONTENT names another one, for tests and previews. */
export const contentFolder = path.relative('', process.env['CONTENT'] || ownFolder).replaceAll(path.sep, '/');

/** Where the site of a folder of content is built: what isn't shown by itself, where nobody publishes it. */
export const siteOf = (folder: string): string =>
	folder === ownFolder ? 'dist' : `.cache/sites/${folder.replace(/\W+/g, '-')}`;

/** Where the site is built. */
export const siteFolder = siteOf(contentFolder);

/** The path of a file of the content. @param file such as "company.yaml" */
export const contentPath = (file: string): string => path.join(contentFolder, file);

/** The text of a file of the content. @returns undefined without such a file */
export const readContentFile = (file: string): string | undefined =>
	existsSync(contentPath(file)) ? readFileSync(contentPath(file), 'utf8') : undefined;

/** The files of the content that match a pattern, by their paths from the project folder, in order. @param pattern such as "*.po" */
export const listContentFiles = (pattern: string): string[] =>
	globSync(pattern, { cwd: contentFolder }).sort().map(contentPath);
