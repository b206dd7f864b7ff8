import { AsyncLocalStorage } from 'node:async_hooks';

/** The files that the running page query has read so far. */
const files = new AsyncLocalStorage<Set<string> | undefined>();

/** Notes that the running page query shows what stands in this file, a path from the project's folder. */
export const noteRead = (file: string): unknown => files.getStore()?.add(file);

/** The files that a page query reads. */
export async function listReads(query: () => Promise<unknown>): Promise<ReadonlySet<string>> {
	const found = new Set<string>();
	await files.run(found, query);
	return found;
}

/** Reads what a page does not exist to show, such as links to other pages: when it changes, the page has not changed. */
export const readUnnoted = <Value>(query: () => Promise<Value>): Promise<Value> =>
	files.run(undefined, query);

/**
 * Makes a query that runs once in a build, however many pages ask. While the site is being developed it runs each time,
 * because the content changes under it.
 */
export function once<Value>(query: () => Promise<Value>): () => Promise<Value> {
	let result: Promise<Value> | undefined;
	return () => {
		if (import.meta.env.DEV) return query();
		result ??= readUnnoted(query);
		return result;
	};
}
