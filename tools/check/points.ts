/** What points to a record, a page or an icon, and whether that exists. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import iconFiles from 'lucide-react/dynamicIconImports';
import { type Collection, type CollectionName, collections, targets } from '../../src/collections.ts';
import {
	type CopyPageName,
	copyPaths,
	listPaths,
	listRegionsWithPage,
	optionalPages,
	pageOf,
	recordPaths,
} from '../../src/content/paths.ts';
import { readLink } from '../../src/content/schema/navigation.ts';
import { type Target, withIds } from '../../src/content/schema/shape.ts';
import { linksIn } from '../../src/content/schema/writing.ts';
import { hasContent } from '../../src/content/written.ts';
import { findTypo } from '../../src/lib/nearest.ts';
import { listPictures } from '../../src/source/reader.ts';
import { type Content, idsIn, type Place, recordsOf, textsOf } from './content.ts';
import { namesIn } from './read.ts';
import { type Problem, quoteFound, reportField } from './report.ts';
import { fieldLines, homeOf } from './words.ts';

/** Whether these files of the content have something for visitors. */
const areFilled = ({ sources }: Content, files: readonly string[] = []): boolean =>
	files.every((file) => sources.some(({ collection, data }) => collection.path === file && hasContent(data)));

/** Whether an address is that of a hidden page, or of one of its list or records, so that all that leads there leaves with it. */
const isHidden = ({ hidden }: Content, address: string): boolean =>
	Object.entries(optionalPages).some(
		([name, files]) =>
			`${address}/`.startsWith(`${copyPaths[name as CopyPageName]}/`) &&
			hidden.some(({ collection }) => files.includes(collection.path)),
	);

/** Whether a file and one that it points into are parts of the same page, which isn't built. */
const isOffTheSite = (content: Content, from: Collection, target: Collection): boolean =>
	Object.values(optionalPages).some(
		(files) => files.includes(from.path) && files.includes(target.path) && !areFilled(content, files),
	);

/** The ids of a collection's records, or of the entries of a list in them. */
function listIds(content: Content, name: CollectionName, list?: string): string[] {
	const collection: Collection = collections[name];
	if (collection.kind === 'folder') return namesIn(content, collection);
	const records = recordsOf(content, name);
	return list ? records.flatMap((record) => idsIn(record.entries(list))) : idsIn(records);
}

/** The address of every page that a link may lead to, drafts included; twice if two pages have the same one. */
export function listAddresses(content: Content): string[] {
	const regions = withIds(recordsOf(content, 'areas').map(({ value }) => Object(value)));
	return listPaths({
		listIds: (name) =>
			name === 'areas' ? listRegionsWithPage(regions).map(({ id }) => id) : listIds(content, name),
		hasPage: (name) => areFilled(content, optionalPages[name]),
	});
}

/** What exists of a kind: what one is called, the ids, and where the owner finds them. */
function findKind(content: Content, name: Target) {
	if (name === 'icon') return { noun: name, ids: Object.keys(iconFiles), home: 'lucide.dev/icons' };
	if (name === 'page') return { noun: name, ids: listAddresses(content), home: copyPaths.sitemap };
	const { collection, list } = targets[name];
	const { one }: Collection = collections[collection];
	return { noun: (!list && one) || name, ids: listIds(content, collection, list), home: homeOf(name) };
}

/** A field, or a link or picture in a text, that points to something. */
interface Pointer {
	from: Place;
	part?: string;
	target: Target;
	/** What it names: an id or an address. */
	name: string;
	/** The page that an address on this site leads to. */
	page?: string;
}

/** Everything that points to something. */
function listPointers(content: Content): Pointer[] {
	const found = textsOf(content).flatMap((from): Pointer[] => {
		const { refers, links } = from.shape;
		if (refers)
			return [{ from, target: refers, name: refers === 'page' ? String(readLink(from.value)) : from.value }];
		if (!links || from.isByCustomer) return [];
		const target = 'page';
		return [
			...linksIn(from.value, from.isBody).map(
				({ part, address }) => ({ from, part, target, name: address }) as const,
			),
			...(from.isBody
				? listPictures(from.value).map(
						(name) => ({ from, part: `(${name})`, target: 'photo', name }) as const,
					)
				: []),
		];
	});
	return found.flatMap((pointer) => {
		const { from, target, name } = pointer;
		if (target !== 'page') return pointer;
		if (!/^[/#]/.test(name)) return [];
		const { collection, name: file } = from.source;
		const own = recordPaths[collection === collections.extra ? 'extra' : 'posts'](file);
		return { ...pointer, page: from.isBody && name.startsWith('#') ? own : pageOf(name) };
	});
}

/** Checks that everything exists that something points to. */
export function checkPoints(content: Content): Problem[] {
	const kinds = new Map<Target, ReturnType<typeof findKind>>();
	return listPointers(content).flatMap(({ from, part, target, name, page }) => {
		const { noun, ids, home } = kinds.getOrInsertComputed(target, () => findKind(content, target));
		const isOff =
			page === undefined
				? target !== 'icon' &&
					target !== 'page' &&
					isOffTheSite(content, from.source.collection, collections[targets[target].collection])
				: isHidden(content, page);
		// Of two with one id, one may have lost its own.
		const isUnclear = page === undefined && new Set(ids).size < ids.length;
		if (isOff || isUnclear || ids.includes(page ?? name)) return [];
		const meant = findTypo(page ?? name, ids);
		const choices =
			ids.length > 20 ? `${home} lists all there are.` : `Choose from ${home}: ${ids.join(', ')}`;
		return reportField(from, {
			...(part && {
				part,
				field: `a ${target === 'page' ? 'link' : noun} in the text`,
				why: 'It would lead visitors to an error page, or show nothing.',
			}),
			found: `${quoteFound(name)}, but there’s no such ${noun}`,
			write: meant
				? part
					? `Write ${meant} in its place.`
					: fieldLines(from, meant)
				: `${ids.length === 0 ? `${home} has none yet.` : choices}\nIf it’s gone for good, take this out; if it has another name, write that. A page’s former address goes on in redirects.yaml.`,
			// Nobody sees what is about something that is gone, such as a list of its prices.
			...(from.shape.unique && { severity: 'warning' }),
		});
	});
}

function readParts(directory: string, page: string): Set<string> | undefined {
	const file = path.join(directory, page === '/' ? '/index.html' : `${page}.html`);
	if (!existsSync(file)) return undefined;
	return new Set([...readFileSync(file, 'utf8').matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id));
}

/**
 * Checks that the built pages have the parts that links in the content lead to. Only the pages know: what they draw
 * depends on more than one file, and a list of it would be wrong some day.
 * @param directory the built site
 */
export const checkParts = (content: Content, directory: string): Problem[] =>
	listPointers(content).flatMap(({ from, part, page, name }) => {
		const [start = '', id] = name.split('#');
		const ids = page && id ? readParts(directory, page) : undefined;
		// Answers for the form, as in /quote#service=carpet-cleaning, are no part of a page.
		if (!id || id.includes('=') || !ids || ids.has(id)) return [];
		return reportField(from, {
			...(part && { part, field: 'a link in the text' }),
			found: `${name}, but that page has no part “${id}”`,
			why: 'Visitors would land at the top of the page and not where you mean.',
			write: `Write ${start || 'the words without the link'} in its place, or the id of another part after “#.”`,
		});
	});
