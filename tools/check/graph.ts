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
import { idOf } from '../../src/content/schema/shape.ts';
import { hasContent } from '../../src/content/written.ts';
import { type Content, entriesOf, isBody, recordsOf, shapeAt, textsOf } from './content.ts';
import { namesIn } from './files.ts';
import { isOwn, type Link, listLinks, showsLinks } from './links.ts';
import { fieldLines } from './words.ts';

/** Whether a file of the content has something for visitors. One that can't be read is reported by itself and may. */
export const isFilled = ({ sources }: Content, file: string): boolean =>
	sources.some(
		({ collection, data }) => collection.path === file && (data === undefined || hasContent(data)),
	);

const hasPage = (content: Content, name: CopyPageName): boolean =>
	(optionalPages[name] ?? []).every((file) => isFilled(content, file));

/** The page of one's own choice that an address belongs to: itself, one of its list or records, or its feed. */
const optionalPageOf = (address: string): CopyPageName | undefined =>
	(Object.keys(optionalPages) as CopyPageName[]).find(
		(name) => `${address}/`.startsWith(`${copyPaths[name]}/`) || (name === 'blog' && address === '/rss.xml'),
	);

/** The page that the owner hides, if an address belongs to one. What leads there leaves with it. */
export function hiddenPageOf({ hidden }: Content, address: string): CopyPageName | undefined {
	const page = optionalPageOf(address);
	return page && hidden.some(({ collection }) => collection === collections[page]) ? page : undefined;
}

/** The ids of a collection's records, or of the entries of a list in them; undefined if its file can't be read. */
function listIds(content: Content, name: CollectionName, list?: string): string[] | undefined {
	const collection: Collection = collections[name];
	if (collection.kind === 'folder') return namesIn(content, collection);
	const source = content.sources.find((one) => one.collection === collection);
	if (!source || Array.isArray(source.data) !== (collection.kind === 'list')) return undefined;
	const records = recordsOf(content, name);
	const entries = list ? records.flatMap((record) => entriesOf(record, list)) : records;
	return entries.map(({ value }, position) => idOf(value, position));
}

/** The ids of the regions that have a page. */
function listRegionIds(content: Content): string[] {
	const regions = recordsOf(content, 'areas').map(({ value }, position) => ({
		...Object(value),
		id: idOf(value, position),
	}));
	return listRegionsWithPage(regions).map(({ id }) => id);
}

/** The address of every page that a link may lead to, drafts included; twice if two pages have the same one. */
export const listAddresses = (content: Content): string[] =>
	listPaths({
		listIds: (name) => (name === 'areas' ? listRegionIds(content) : (listIds(content, name) ?? [])),
		reviews: recordsOf(content, 'reviews').length,
		pairs: recordsOf(content, 'gallery').length,
		hasPage: (name) => hasPage(content, name),
	});

/** Things of one kind: what one is called, which exist, and where the owner finds them. */
export interface Kind {
	noun: string;
	ids: readonly string[];
	home: string;
	/** The address of the page that each of them has. */
	addressOf?: ((id: string) => string) | undefined;
}

/** Addresses of the records whose files are named like them. Those of legal pages and of the owner's own are last, because they begin like every other one. */
const addressesOf: Record<string, (id: string) => string> = {
	service: recordPaths.services,
	post: recordPaths.posts,
	textPage: recordPaths.legal,
};
const homes: Record<string, { collection: CollectionName; list?: string }> = targets;

/** What exists of a kind; undefined if its file can't be read. */
function findKind(content: Content, name: string): Kind | undefined {
	const home = homes[name];
	if (name === 'icon') return { noun: name, ids: Object.keys(iconFiles), home: 'lucide.dev/icons' };
	if (!home) {
		const texts = [collections.legal, collections.extra].flatMap((folder) => namesIn(content, folder));
		const ids = name === 'textPage' ? texts : listAddresses(content);
		return { noun: 'page', ids, home: copyPaths.sitemap, addressOf: addressesOf[name] };
	}
	const { kind, path, one }: Collection = collections[home.collection];
	const ids = listIds(content, home.collection, home.list);
	const list = home.list && kind === 'single' ? `, ${home.list}` : '';
	return (
		ids && {
			noun: (!home.list && one) || name,
			ids,
			home: `${path}${kind === 'folder' ? '' : '.yaml'}${list}`,
			addressOf: addressesOf[name],
		}
	);
}

/** A field or a link in a text that points to a record, a page or an icon. */
export interface Pointer extends Omit<Link, 'words'> {
	/** Of a link. */
	words?: string;
	/** What it points to. The page of a record is that record. */
	kind: Kind;
	id: string;
	/** The page it leads to. */
	page?: string;
	/** What may be written instead. */
	choices: Kind;
	exists: boolean;
}

/** What the address of a page points to. */
function aimAtPage(content: Content, page: string, pages: Kind, kindOf: (name: string) => Kind | undefined) {
	const optional = optionalPageOf(page);
	const files = optional ? (optionalPages[optional] ?? []) : [];
	const isUnknown = content.unreadable.some(({ collection }) => files.includes(collection.path));
	const exists = pages.ids.includes(page) || hiddenPageOf(content, page) !== undefined || isUnknown;
	// What is below a page that is gone went with it.
	if (optional && !exists && !hasPage(content, optional))
		return { kind: pages, id: copyPaths[optional], exists };
	const [name = '', addressOf] = Object.entries(addressesOf).find(([, of]) => page.startsWith(of(''))) ?? [];
	return { kind: kindOf(name) ?? pages, id: page.slice(addressOf?.('').length), exists };
}

/** Everything that points to something, unless what it points to is in a file that can't be read. */
export function listPointers(content: Content): Pointer[] {
	const kinds = new Map<string, Kind | undefined>();
	const kindOf = (name: string) => kinds.getOrInsertComputed(name, () => findKind(content, name));
	const point = (name: string, link: Omit<Link, 'words'>): Pointer | [] => {
		const choices = kindOf(name);
		const { from, address } = link;
		if (!choices) return [];
		if (name !== 'page')
			return { ...link, choices, kind: choices, id: address, exists: choices.ids.includes(address) };
		const isHere = isBody(from) && address.startsWith('#');
		const page = isHere
			? recordPaths[from.source.collection === collections.extra ? 'extra' : 'posts'](from.source.name)
			: pageOf(address);
		return { ...link, choices, page, ...aimAtPage(content, page, choices, kindOf) };
	};
	return textsOf(content).flatMap((text) => {
		const { refers, pattern = '^$' } = shapeAt(text) ?? {};
		if (refers && /^(?:https|tel):/.test(text.value) && new RegExp(pattern).test(text.value)) return [];
		if (refers)
			return point(refers, { from: text, address: text.value, write: (id) => fieldLines(text, id) });
		return showsLinks(text)
			? listLinks(text).flatMap((link) => (isOwn(link.address) ? point('page', link) : []))
			: [];
	});
}
