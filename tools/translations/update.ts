/** npm run translations: brings the catalogs up to date with the texts of the content. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type GetTextComment, type GetTextTranslation, po } from 'gettext-parser';
import { isFuzzy, readEntries, readFormer } from '../../src/content/catalog.ts';
import { compareTexts } from '../../src/content/disagreement.ts';
import { replaceFile } from '../../src/source/replace-file.ts';
import type { Content } from '../check/content.ts';
import { isCatalog, readContent } from '../check/read.ts';
import { runCommand } from '../command.ts';
import { isOpen, listTexts, nameLanguage, type Pair, pairTexts, type SourceText } from './texts.ts';

/** An entry of a catalog, with some comments. */
export interface Entry extends Omit<GetTextTranslation, 'comments'> {
	comments?: Partial<GetTextComment>;
}

const filesOf = ({ comments }: Entry) => comments?.reference?.split(/(?::\d+)?\s+/) ?? [];

/** The entry of a text, without a translation. It names files alone, so that a new line in one changes no other entry. */
export const blank = ({ msgid, msgctxt, places }: Pair): Entry => {
	const needed = places.filter(({ said }) => !said);
	const references = (needed.length > 0 ? needed : places).flatMap((place) => place.references);
	return {
		...(msgctxt && { msgctxt }),
		msgid,
		msgstr: [''],
		comments: { reference: [...new Set(references)].join('\n') },
	};
};

/** The entry whose text was changed into this one: of the same file, and with most of the same letters. */
function findFormer(needed: Entry, gone: ReadonlySet<Entry>): Entry | undefined {
	const files = new Set(filesOf(needed));
	const [nearest] = [...gone]
		.filter((entry) => entry.msgstr[0] && !files.isDisjointFrom(new Set(filesOf(entry))))
		.flatMap((entry) => {
			const distance = readFormer(entry) === needed.msgid ? 0 : compareTexts(entry.msgid, needed.msgid);
			return distance === undefined ? [] : { entry, distance };
		})
		.toSorted((a, b) => a.distance - b.distance);
	return nearest?.entry;
}

/** The comments of an entry whose translation is confirmed. */
export function markConfirmed({ comments }: Entry): Partial<GetTextComment> {
	const { flag = '', previous, ...others } = comments ?? {};
	const flags = flag.split(/,\s*/).filter((word) => word && word !== 'fuzzy');
	return { ...others, flag: flags.join(', ') };
}

/** The comments of an entry whose text was changed: its translation waits for somebody, unless it was made for this text. */
function markChanged(former: Entry, text: string): Partial<GetTextComment> {
	const comments = markConfirmed(former);
	if (isFuzzy(former) && readFormer(former) === text) return comments;
	return {
		...comments,
		flag: ['fuzzy', comments.flag].filter(Boolean).join(', '),
		previous: former.comments?.previous || `msgid ${JSON.stringify(former.msgid)}`,
	};
}

/** A catalog with these entries, in this order. @param file the catalog as it was, whose head is kept */
export function write(file: string, language: string, entries: readonly Entry[]): string {
	const { headers, translations } = po.parse(file);
	const head = translations['']?.[''];
	// gettext-parser writes entries in the order of their keys, whatever those are.
	const table = (isObsolete: boolean) => ({
		entries: Object.fromEntries(entries.filter(({ obsolete = false }) => obsolete === isObsolete).entries()),
	});
	const catalog = {
		charset: 'utf-8',
		// What gettext's programs have to know of it.
		headers: {
			Language: language,
			'MIME-Version': '1.0',
			'Content-Type': 'text/plain; charset=utf-8',
			'Content-Transfer-Encoding': '8bit',
			...headers,
		},
		translations: { ...(head && { '': { '': head } }), ...table(false) },
		obsolete: table(true),
	};
	return po.compile(catalog).toString();
}

/**
 * Brings a catalog up to date: new texts are empty, changed ones "fuzzy" with the former text, and those that are gone
 * obsolete. What a translator wrote stays, comments and order too.
 * @throws SyntaxError if the catalog can't be read
 */
export function updateCatalog(file: string, language: string, texts: readonly SourceText[]): string {
	const entries = readEntries(file);
	const pairs = pairTexts(texts, entries);
	const gone = new Set<Entry>(entries).difference(new Set(pairs.map(({ entry }) => entry)));
	let at = -1;
	/** Each entry with its place in the file: where it was, and a new one after that of the text before it. */
	const current = pairs.flatMap((pair) => {
		const { entry: own, said } = pair;
		const fresh = blank(pair);
		const former = own ? undefined : findFormer(fresh, gone);
		if (former) gone.delete(former);
		if (own) at = entries.indexOf(own);
		const comments = own?.comments ?? (former && markChanged(former, fresh.msgid));
		const { msgstr } = own ?? former ?? fresh;
		// What the software says is here only where the catalog says something else.
		if (said && !msgstr[0]) return [];
		return { at, entry: { ...fresh, msgstr, comments: { ...comments, ...fresh.comments } } };
	});
	const obsolete = [...gone].filter(({ msgstr: [translation] }) => translation);
	const updated = write(file, language, [
		...current.toSorted((a, b) => a.at - b.at).map(({ entry }) => entry),
		...obsolete.map((entry) => ({ ...entry, obsolete: true })),
	]);
	// Other programs break lines in other places.
	return updated === write(file, language, entries) ? file : updated;
}

/** How many texts a language lacks, or has to confirm, in words. @param file its catalog */
export function countOpen(file: string, language: string, texts: readonly SourceText[]): string {
	const pairs = pairTexts(texts, readEntries(file)).filter(({ entry, said }) => entry || !said);
	const open = pairs.filter(isOpen);
	const changed = open.filter(({ entry }) => entry && isFuzzy(entry)).length;
	const waiting = changed > 0 ? `, ${changed} of them changed` : '';
	return `${nameLanguage(language)}: ${open.length} of ${pairs.length} texts to translate${waiting}.`;
}

/** Brings every catalog of a content folder up to date. @returns how many texts each lacks, which file can't be read, or that there is none, a line each */
export function updateCatalogs(content: Content): string[] {
	const leave = (file: string, what: string) =>
		`${file} can’t be read, so ${what} as it was. npm run check:content says why.`;
	const broken = content.unreadable[0];
	if (broken) return [leave(broken.file, 'every catalog stays')];
	const catalogs = content.files.filter(isCatalog);
	if (catalogs.length === 0)
		return [
			`There is no catalog in ${content.folder}, so the site is in one language. docs/translations.md says how to add another.`,
		];
	return catalogs.map((name) => {
		const place = path.join(content.directory, name);
		const { name: language } = path.parse(name);
		const texts = listTexts(content, language);
		const before = readFileSync(place, 'utf8');
		let after: string;
		try {
			after = updateCatalog(before, language, texts);
		} catch {
			return leave(`${content.folder}/${name}`, 'it stays');
		}
		if (after !== before) replaceFile(place, after);
		return countOpen(after, language, texts);
	});
}

if (import.meta.main)
	await runCommand(() => {
		for (const line of updateCatalogs(readContent().content)) console.log(line);
	});
