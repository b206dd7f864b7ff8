import path from 'node:path';
import { idOf } from '../../src/content/schema/shape.ts';
import { shorten } from '../../src/lib/text.ts';
import { readFile } from '../../src/source/reader.ts';
import { childAt, isEntry, type Place, rootOf, type Source } from '../check/content.ts';
import { collectionOf, isCatalog, titleOf } from '../check/files.ts';
import { fieldWords, nameOfRecord } from '../check/words.ts';
import { type Change, type Save, sizeOf } from './versions.ts';

/** Lines that are shown of a save. */
const most = 8;

/** A version of a file; undefined if there was none, if it can't be read, or if it's neither facts nor an article. */
function readVersion(file: string, folder: string): Source | undefined {
	const collection = collectionOf(file);
	const read = collection && readFile(file, folder);
	return collection && read?.data !== undefined
		? { ...read, collection, file, name: titleOf(file) }
		: undefined;
}

const quote = (value: unknown) => `“${shorten(String(value).replace(/\s+/g, ' '), 60)}”`;

/** The fields or entries of a value by their names. Entries go by their ids, so that a new one doesn't change all others. */
function keysOf(value: unknown, hasSameLength: boolean): Map<string, PropertyKey> {
	const entries = Array.isArray(value) && !hasSameLength ? value : undefined;
	const keys = entries?.map((entry, index) => [idOf(entry, index), index] as const);
	return new Map(
		keys ?? Object.keys(Object(value)).map((key) => [key, Array.isArray(value) ? Number(key) : key]),
	);
}

const isGroup = ({ value }: Place) => typeof value === 'object' && value !== null;

/** What differs between two versions of a place, a line each. */
function compare(before: Place, after: Place): string[] {
	const [was, is] = [before.value, after.value];
	if (JSON.stringify(was) === JSON.stringify(is)) return [];
	const there = is === undefined ? before : after;
	const [added, removed] = [was === undefined, is === undefined];
	if ((added || removed) && isEntry(there))
		return [`${added ? 'added' : 'removed'}: ${quote(nameOfRecord(there))}`];
	if ((added || removed) && isGroup(there)) return [`${fieldWords(there)}: ${added ? 'added' : 'removed'}`];
	if (!isGroup(before) || !isGroup(after)) {
		const words = [...(added ? [] : [`was ${quote(was)}`]), removed ? 'now gone' : `now ${quote(is)}`];
		return [`${fieldWords(there)}: ${words.join(', ')}`];
	}
	const hasSameLength = Object(was).length === Object(is).length;
	const [old, current] = [keysOf(was, hasSameLength), keysOf(is, hasSameLength)];
	return [...new Set([...current.keys(), ...old.keys()])].flatMap((key) =>
		compare(childAt(before, old.get(key) ?? ''), childAt(after, current.get(key) ?? '')),
	);
}

function describeChange({ file, before, after }: Change): string[] {
	if (sizeOf(path.join(after, file)) === 0) return ['deleted'];
	if (sizeOf(path.join(before, file)) === 0) return ['new'];
	const [was, is] = [readVersion(file, before), readVersion(file, after)];
	if (!was || !is) return ['changed'];
	const lines = compare(rootOf(was), rootOf(is));
	return was.body === is.body ? lines : [...lines, 'the text: changed'];
}

/** What a save did, in the words of the forms, a line each. Of a catalog, only that it's another one: it follows the texts. */
export function describeSave({ changes }: Save): string[] {
	const own = changes.filter(({ file }) => !isCatalog(file));
	const lines = own.flatMap((change) =>
		describeChange(change).map((line) => (own.length > 1 ? `${titleOf(change.file)}: ${line}` : line)),
	);
	return lines.length > most ? [...lines.slice(0, most), '…'] : lines;
}
