import path from 'node:path';
import { parse } from 'yaml';
import { idOf } from '../../src/content/schema/shape.ts';
import { shorten } from '../../src/lib/text.ts';
import { type Place, rootOf } from '../check/content.ts';
import { collectionOf, isCatalog, readSource } from '../check/read.ts';
import { fieldWords, nameOfRecord } from '../check/words.ts';
import { nameLanguage } from '../translations/texts.ts';
import { buildConfig } from './config.ts';
import { fitToForms, type Section } from './page/complete.ts';
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

const sections = buildConfig({ repository: 'owner/name' }).collections as Section[];

/** A version of a file, and its facts as forms write them; undefined if there was none, if it can't be read, or if it's neither facts nor an article. */
function readVersion(file: string, directory: string): [Place, inForms: unknown] | undefined {
	const source = readSource({ directory, folder: directory }, file);
	if (source?.data === undefined) return undefined;
	const { text, body } = source;
	const facts = fitToForms(sections, file, text).slice(0, body ? -body.length : undefined);
	const inForms = parse(facts.replace(/^---[ \t\r]*$/gm, ''), { schema: 'failsafe' });
	return [rootOf(source), body === undefined ? inForms : { ...inForms, body }];
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

/** What differs between two versions of a place, a line each, but not how the forms write what it said. */
function compare(before: Place, after: Place, formerly: unknown, now: unknown): string[] {
	const [was, is] = [before.value, after.value];
	if (JSON.stringify(formerly) === JSON.stringify(now)) return [];
	if (isGroup(before) && isGroup(after)) {
		const hasSameLength = Object(was).length === Object(is).length;
		const [old, current] = [keysOf(was, hasSameLength), keysOf(is, hasSameLength)];
		return [...new Set([...current.keys(), ...old.keys()])].flatMap((name) => {
			const [first = '', last = ''] = [old.get(name), current.get(name)];
			return compare(before.at(first), after.at(last), Object(formerly)[first], Object(now)[last]);
		});
	}
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
	return was && is ? compare(was[0], is[0], was[1], is[1]) : ['changed'];
}

/** What a save did, in the words of the forms, a line each. Of a catalog, only that it's another one: it follows the texts. */
export function describeSave({ changes }: Save): string[] {
	const own = changes.filter(({ file }) => !isCatalog(file));
	const lines = own.flatMap((change) =>
		describeChange(change).map((line) => (own.length > 1 ? `${titleOf(change.file)}: ${line}` : line)),
	);
	return lines.length > most ? [...lines.slice(0, most), '…'] : lines;
}
