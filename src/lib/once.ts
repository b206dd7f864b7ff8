/** Makes a query run once per build. During development it runs each time, because the content changes. */
export function once<Value>(query: () => Promise<Value>): () => Promise<Value> {
	let result: Promise<Value> | undefined;
	return () => {
		if (import.meta.env.DEV) return query();
		result ??= query();
		return result;
	};
}
