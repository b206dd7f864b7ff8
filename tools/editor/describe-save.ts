import path from 'node:path';
import { idOf } from '../../src/content/schema/shape.ts';
import { shorten } from '../../src/lib/text.ts';
import { type Place, rootOf } from '../check/content.ts';
import { collectionOf, isCatalog, readSource } from '../check/read.ts';
import { fieldWords, nameOfRecord } from '../check/words.ts';
import { nameLanguage } from '../translations/texts.ts';
import { type Change, type Save, sizeOf } from './versions.ts';

/** Lines that are shown of a save. */
const most = 8;

/** What the forms call a file: "Team", "Services: tile-grout", "Spanish translations". */
export function titleOf(file: string): string {
	const { dir, name } = path.posix.parse(file);
	if (isCatalog(file)) return `${nameLanguage(name)} translations`;
	const { kind, title = file } = collectionOf(file) ?? {};
	if (dir === 'photos') return `Photos: ${name}`;
	return kind === 'folder' ? `${title}: ${name}` : title;
}

/** A version of a file; undefined if there was none, if it can't be read, or if it's neither facts nor an article. */
function readVersion(file: string, directory: string): Place | undefined {
	const source = readSource({ directory, folder: directory }, file);
	return source?.data === undefined ? undefined : rootOf(source);
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

/** Of a group with nothing else, its name. */
const nameIn = (value: unknown) =>
	String(Object.keys(Object(value))) === 'name' ? Object(value).name : value;

/** What differs between two versions of a place, a line each. */
function compare(before: Place, after: Place): string[] {
	const [was, is] = [before.value, after.value];
	if (JSON.stringify(was) === JSON.stringify(is)) return [];
	if (isGroup(before) && isGroup(after)) {
		const hasSameLength = Object(was).length === Object(is).length;
		const [old, current] = [keysOf(was, hasSameLength), keysOf(is, hasSameLength)];
		return [...new Set([...current.keys(), ...old.keys()])].flatMap((key) =>
			compare(before.at(old.get(key) ?? ''), after.at(current.get(key) ?? '')),
		);
	}
	// A list of one may be its text, and a town its name.
	if (String(nameIn(was)) === String(nameIn(is))) return [];
	const there = is === undefined ? before : after;
	const what = was === undefined ? 'added' : is === undefined ? 'removed' : 'changed';
	if (there.isEntry && (what !== 'changed' || isGroup(there)))
		return [`${what}: ${quote(nameOfRecord(there))}`];
	if (isGroup(before) || isGroup(after) || there.isBody || quote(was) === quote(is))
		return [`${fieldWords(there)}: ${what}`];
	const former = what === 'added' ? '' : `was ${quote(was)}, `;
	return [`${fieldWords(there)}: ${former}now ${is === undefined ? 'gone' : quote(is)}`];
}

function describeChange({ file, before, after }: Change): string[] {
	if (sizeOf(path.join(after, file)) === 0) return ['deleted'];
	if (sizeOf(path.join(before, file)) === 0) return ['new'];
	const [was, is] = [readVersion(file, before), readVersion(file, after)];
	return was && is ? compare(was, is) : ['changed'];
}

/** What a save did, in the words of the forms, a line each. Of a catalog, only that it's another one: it follows the texts. */
export function describeSave({ changes }: Save): string[] {
	const own = changes.filter(({ file }) => !isCatalog(file));
	const lines = own.flatMap((change) =>
		describeChange(change).map((line) => (own.length > 1 ? `${titleOf(change.file)}: ${line}` : line)),
	);
	return lines.length > most ? [...lines.slice(0, most), '…'] : lines;
}
