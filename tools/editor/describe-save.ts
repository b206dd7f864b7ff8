import path from 'node:path';
import { diff } from 'node:util';
import { parse } from 'yaml';
import { keyWords, nameKeys } from '../../src/content/schema/shape.ts';
import { shorten } from '../../src/lib/text.ts';
import { readFile } from '../../src/source/reader.ts';
import { collectionOf, isCatalog } from '../check/read.ts';
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

/** What a value says, a line for each text: "Carpeted room, from: 50". An id isn't what anybody typed. */
function listFacts(value: unknown, ...names: string[]): string[] {
	if (typeof value !== 'object' || value === null)
		return [`${names.filter(Boolean).join(', ')}: ${value}`.replace(/\s+/g, ' ').trim()];
	return Object.entries(value).flatMap(([key, part]) => {
		if (key === 'id') return [];
		const [name = ''] = nameKeys.map((one) => Object(part)[one]).filter((one) => typeof one === 'string');
		return listFacts(part, ...names, Array.isArray(value) ? shorten(name, 40) : keyWords(key));
	});
}

/** The facts of a file in one order, as forms show them, so that how these write it is no change, and the lines of an article; undefined if it has none. */
function readLines(file: string, folder: string): string[] | undefined {
	const { data, text = '', body = '' } = (collectionOf(file) && readFile(file, folder)) ?? {};
	if (data === undefined) return undefined;
	const facts = fitToForms(sections, file, text).slice(0, body ? -body.length : undefined);
	const shown = parse(facts.replace(/^---[ \t\r]*$/gm, ''), { schema: 'failsafe' });
	return [...listFacts(shown).sort(), ...body.split(/\s*\n\s*/)];
}

function describeChange({ file, before, after }: Change): string[] {
	if (sizeOf(path.join(after, file)) === 0) return ['deleted'];
	if (sizeOf(path.join(before, file)) === 0) return ['new'];
	const [was, is] = [before, after].map((folder) => readLines(file, folder));
	if (!was || !is) return ['changed'];
	return diff(was, is).flatMap(([sign, line]) =>
		sign === 0 ? [] : `${sign > 0 ? '−' : '+'} ${shorten(line, 100)}`,
	);
}

/** What a save did: the lines that it took away and added. Of a catalog, only that it's another one: it follows the texts. */
export function describeSave({ changes }: Save): string[] {
	const own = changes.filter(({ file }) => !isCatalog(file));
	const lines = own.flatMap((change) =>
		describeChange(change).map((line) => (own.length > 1 ? `${titleOf(change.file)}: ${line}` : line)),
	);
	return lines.length > most ? [...lines.slice(0, most), '…'] : lines;
}
