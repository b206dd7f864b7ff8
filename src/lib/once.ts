/** Makes a query run once per build. During development it runs each time, because the content changes. */
export function once<Value>(query: () => Promise<Value>): () => Promise<Value> {
	let result: Promise<Value> | undefined;
	return () => {
		if (import.meta.env.DEV) return query();
		result ??= query();
		return result;
	};
}

/** Makes a parser read each text once: doing it for every record or every link of a page would take minutes. */
export function oncePerText<Value extends {}>(parse: (text: string) => Value): (text: string) => Value {
	const known = new Map<string, Value>();
	return (text) => {
		const value = known.get(text) ?? parse(text);
		known.set(text, value);
		return value;
	};
}
