import {
	type Document,
	isMap,
	isNode,
	isPair,
	isScalar,
	isSeq,
	parseDocument,
	visit,
	type YAMLMap,
	type YAMLSeq,
} from 'yaml';
import { slugify } from '../../src/lib/text.ts';
import type { Shape } from '../check/schema-walk.ts';

type Fields = Record<string, unknown>;

/** An article's facts stand between two lines of hyphens, above its text. */
const article = /^---\r?\n([\s\S]*?\n|)---\r?\n?([\s\S]*)$/;

/** Splits a file into its YAML and the text below, which only articles have. */
function split(text: string): { yaml: string; body?: string } {
	const [, yaml, body] = article.exec(text) ?? [];
	return yaml === undefined ? { yaml: text } : { yaml, body: (body ?? '').trim() };
}

/** What stands in a file, as the editing page handles it: an article's text is its field "body". */
export function readValue(text: string): unknown {
	const { yaml, body } = split(text.replace(/^\uFEFF/, ''));
	const value: unknown = parseDocument(yaml).toJS();
	return body === undefined ? value : { ...Object(value), body };
}

/** The records of a list with an id each: one without is known by its name, and can be pointed to by that. */
export const withIds = (records: readonly Fields[], named: string): Fields[] =>
	records.map((record) => ({ id: slugify(String(record[named] ?? '')), ...record }));

/** The records as they are written: an id that comes from the name, and stood nowhere before, is left out again. */
export function withoutMadeIds(records: readonly Fields[], named: string, before: string): Fields[] {
	const former = readValue(before);
	const made = withIds(Array.isArray(former) ? former.filter((record) => !('id' in record)) : [], named);
	return records.map((record) => {
		const { id, ...rest } = record;
		const isMade = id === slugify(String(record[named] ?? '')) && made.some((one) => one['id'] === id);
		return isMade ? rest : record;
	});
}

const isEmpty = (value: unknown): boolean =>
	value === undefined ||
	value === null ||
	value === '' ||
	(typeof value === 'object' && Object.values(value).every(isEmpty));

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * A value as a careful person would write it: what may be left out and is empty, or is what would be taken anyway, is
 * left out, except where it stood there before; spaces around a text go.
 * @param before what stood in this place
 */
export function tidy(value: unknown, shape: Shape, before?: unknown): unknown {
	if (typeof value === 'string') {
		const isWholeNumber = /^\d+$/.test(value) && shape.anyOf?.some(({ type }) => type === 'integer');
		if (isWholeNumber) return Number(value);
		// A text in several lines ends with the end of a line.
		const text = value.replace(/\r\n?/g, '\n').trim();
		const endsLine = typeof before === 'string' ? /\n$/.test(before) : text.includes('\n');
		return endsLine ? `${text}\n` : text;
	}
	if (Array.isArray(value)) {
		const old = Array.isArray(before) ? before : [];
		return value
			.filter((item) => !isEmpty(item))
			.map((item) => tidy(item, shape.items ?? {}, findFormer(item, old) ?? {}));
	}
	if (typeof value !== 'object' || value === null) return value;
	const { properties = {}, required = [] } = shape;
	const former = Object(before) as Fields;
	const kept = Object.entries(value).flatMap(([key, item]) => {
		const inner = properties[key] ?? {};
		const tidied = tidy(item, inner, former[key]);
		const isNeedless = isEmpty(tidied) || isSame(tidied, inner.default);
		return isNeedless && !required.includes(key) && !(key in former && isSame(tidied, former[key]))
			? []
			: [[key, tidied] as const];
	});
	return Object.fromEntries(kept);
}

/** The entry of a list that an entry was before: the same one, or the one with the same id or name. */
function findFormer(
	item: unknown,
	old: readonly unknown[],
	plain: (one: unknown) => unknown = (one) => one,
): unknown {
	const same = old.find((one) => isSame(plain(one), item));
	if (same !== undefined) return same;
	for (const key of ['id', 'name', 'title', 'question', 'label', 'author'] as const) {
		const name = (Object(item) as Fields)[key];
		const found = name && old.find((one) => (Object(plain(one)) as Fields)[key] === name);
		if (found) return found;
	}
	return undefined;
}

const plainOf = (node: unknown): unknown => (isNode(node) ? node.toJSON() : node);

/** Writes a value into the place of a node, and leaves what is the same as it stands there. @returns the node to keep */
function merge(document: Document, node: unknown, value: unknown): unknown {
	if (isNode(node) && isSame(plainOf(node), value)) return node;
	if (isMap(node) && typeof value === 'object' && value !== null && !Array.isArray(value))
		return mergeMap(document, node, value as Fields);
	if (isSeq(node) && Array.isArray(value)) return mergeList(document, node, value);
	if (isScalar(node) && (typeof value !== 'object' || value === null)) {
		// Another text may need no quotation marks, or need them now.
		if (typeof node.value !== typeof value || String(value).includes('\n')) delete node.type;
		node.value = value;
		return node;
	}
	return document.createNode(value);
}

function mergeMap(document: Document, node: YAMLMap, value: Fields): YAMLMap {
	const keyOf = (pair: unknown) => (isPair(pair) ? String(plainOf(pair.key)) : '');
	node.items = node.items.filter((pair) => keyOf(pair) in value);
	let place = -1;
	for (const [key, item] of Object.entries(value)) {
		const found = node.items.findIndex((pair) => keyOf(pair) === key);
		const pair = node.items[found];
		if (pair) pair.value = merge(document, pair.value, item);
		// A new field stands behind the one that the form shows before it.
		else node.items.splice(place + 1, 0, document.createPair(key, item));
		place = found === -1 ? place + 1 : found;
	}
	return node;
}

function mergeList(document: Document, node: YAMLSeq, value: unknown[]): YAMLSeq {
	const old = [...node.items];
	node.items = value.map((item) => {
		const former = findFormer(item, old, plainOf);
		if (former) old.splice(old.indexOf(former), 1);
		return merge(document, former, item);
	});
	// An entry is written as its neighbors are: on one line, or on several.
	const model = node.items.find((item) => isMap(item) && item.range);
	for (const item of node.items)
		if (isMap(item) && !item.range && isMap(model)) item.flow = model.flow === true;
	return node;
}

/** What stands above the first field or entry is said of the whole file, and stays there when that one goes. */
function keepHead(contents: unknown): void {
	if (!isMap(contents) && !isSeq(contents)) return;
	const first: unknown = isMap(contents) ? contents.items[0]?.key : contents.items[0];
	if (!isNode(first) || !first.commentBefore) return;
	contents.commentBefore = [contents.commentBefore, first.commentBefore].filter(Boolean).join('\n');
	first.commentBefore = null;
}

/** Lists on one line without spaces inside the brackets: [a, b]. The library writes [ a, b ]. */
function closeBrackets(yaml: string): string {
	const cuts: number[] = [];
	visit(parseDocument(yaml), {
		Seq: (_, node) => {
			if (!node.flow || !node.range || node.items.length === 0) return;
			const [start, end] = node.range;
			if (yaml.slice(start, start + 2) === '[ ') cuts.push(start + 1);
			if (yaml.slice(end - 2, end) === ' ]') cuts.push(end - 2);
		},
	});
	return cuts.toSorted((a, b) => b - a).reduce((text, cut) => text.slice(0, cut) + text.slice(cut + 1), yaml);
}

/**
 * The text of a file after a change: every line that the change does not touch stays, with its notes, its quotation
 * marks and its place.
 * @param before the file as it was; "" for a new one
 * @param value everything that the file holds now
 * @param shape of the file
 * @param firstLine of a new file
 */
export function writeText(before: string, value: unknown, shape: Shape, firstLine = ''): string {
	const { yaml, body: oldBody } = split(before.replace(/^\uFEFF/, ''));
	const hasBody = oldBody !== undefined || (typeof value === 'object' && value !== null && 'body' in value);
	const { body = '', ...facts } = hasBody ? (value as Fields) : ({} as Fields);
	const document = parseDocument(yaml);
	keepHead(document.contents);
	const next = tidy(hasBody ? facts : value, shape, document.toJS());
	document.contents = merge(document, document.contents, next) as typeof document.contents;
	const written = closeBrackets(document.toString({ lineWidth: 0 }));
	if (hasBody) return `---\n${written}---\n\n${String(body).replace(/\r\n?/g, '\n').trim()}\n`;
	return yaml.trim() === '' && firstLine ? `${firstLine}\n${written}` : written;
}
