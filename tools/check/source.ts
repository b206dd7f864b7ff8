import type { Document, Node } from 'yaml';
import { isMap, isNode, isScalar, isSeq } from 'yaml';
import type { fileSchema } from '../../src/schema/json-schema.ts';
import type { Collection } from './catalog.ts';

export type Path = readonly PropertyKey[];

/** One content file as it was read. */
export interface Source {
	collection: Collection;
	/** As the owner knows it: "content/services/tile-grout.yaml". */
	file: string;
	/** File name without folder and extension. */
	name: string;
	/** Of the whole file: a list of records for a list file. */
	schema: ReturnType<typeof fileSchema>;
	text: string;
	/** Parsed YAML; absent when it is broken. */
	document?: Document.Parsed;
	/** Where the YAML begins in `text`: after the first line of an article, else 0. */
	yamlStart: number;
	/** Plain values; undefined when the YAML is broken or empty. */
	data: unknown;
	/** Where the Markdown body begins in `text`, for articles. */
	bodyStart?: number;
}

/** Everything that was read. */
export interface Content {
	/** Folder on disk. */
	directory: string;
	/** The folder as it is shown: "content". */
	label: string;
	/** Every file below the folder, as a path with slashes. */
	files: readonly string[];
	sources: readonly Source[];
	/** The day of the check in Florida, YYYY-MM-DD. */
	today: string;
}

/** Line number, from 1, of a position in a text. */
export function lineAt(text: string, offset: number): number {
	return text.slice(0, Math.max(0, offset)).split('\n').length;
}

interface Place {
	/** Position in the YAML where the field, or the nearest thing around it, begins. */
	start: number;
	node: Node | undefined;
}

/** Follows a path through the YAML; stops at the last part that exists. */
function findPlace(source: Source, path: Path): Place {
	let node: Node | undefined = source.document?.contents ?? undefined;
	let start = node?.range?.[0] ?? 0;
	for (const key of path) {
		if (isMap(node)) {
			const pair = node.items.find(({ key: name }) => isScalar(name) && String(name.value) === String(key));
			if (!pair) return { start, node: undefined };
			start = isNode(pair.key) ? (pair.key.range?.[0] ?? start) : start;
			node = isNode(pair.value) ? pair.value : undefined;
		} else if (isSeq(node) && isNode(node.items[Number(key)])) {
			node = node.items[Number(key)] as Node;
			start = node.range?.[0] ?? start;
		} else {
			return { start, node: undefined };
		}
	}
	return { start, node };
}

/** Line of a field. @param needle a piece of its text: in a long text, the line that holds the piece */
export function lineOf(source: Source, path: Path, needle?: string): number {
	const { start, node } = findPlace(source, path);
	let offset = source.yamlStart + start;
	if (needle !== undefined && node?.range) {
		const found = source.text.indexOf(needle, source.yamlStart + node.range[0]);
		if (found !== -1 && found < source.yamlStart + node.range[1]) offset = found;
	}
	return lineAt(source.text, offset);
}

/** The field's value as it stands in the file, on one line; empty when there is none. */
export function rawOf(source: Source, path: Path): string {
	const { node } = findPlace(source, path);
	if (!node?.range) return '';
	const from = source.yamlStart + node.range[0];
	return source.text
		.slice(from, source.yamlStart + node.range[1])
		.replace(/\s+/g, ' ')
		.trim();
}
