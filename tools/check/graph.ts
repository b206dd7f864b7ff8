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
import type { Target } from '../../src/content/schema/shape.ts';
import { idOf } from '../../src/content/schema/shape.ts';
import { hasContent } from '../../src/content/written.ts';
import { type Content, entriesOf, isBody, recordsOf, type Source, shapeAt, textsOf } from './content.ts';
import { namesIn } from './files.ts';
import { type Link, listLinks, showsLinks } from './links.ts';
import { homeOf } from './words.ts';

/** Whether a file of the content has something for visitors. */
export const isFilled = ({ sources }: Content, file: string): boolean =>
	sources.some(({ collection, data }) => collection.path === file && hasContent(data));

const areFilled = (content: Content, files: readonly string[] = []): boolean =>
	files.every((file) => isFilled(content, file));

/** Whether an address is that of a hidden page, or of one of its list or records, so that all that leads there leaves with it. */
function isHidden({ hidden }: Content, address: string): boolean {
	const [, files = []] =
		Object.entries(optionalPages).find(([name]) =>
			`${address}/`.startsWith(`${copyPaths[name as CopyPageName]}/`),
		) ?? [];
	return hidden.some(({ collection }) => files.includes(collection.path));
}

/** Whether a file and one that it points into are parts of the same page, which isn't built. */
const isOffTheSite = (content: Content, { collection }: Source, target: Collection): boolean =>
	Object.values(optionalPages).some(
		(files) => files.includes(collection.path) && files.includes(target.path) && !areFilled(content, files),
	);

/** The ids of a collection's records, or of the entries of a list in them. */
function listIds(content: Content, name: CollectionName, list?: string): string[] {
	const collection: Collection = collections[name];
	if (collection.kind === 'folder') return namesIn(content, collection);
	const records = recordsOf(content, name);
	const entries = list ? records.flatMap((record) => entriesOf(record, list)) : records;
	return entries.map(({ value }, position) => idOf(value, position));
}

/** The address of every page that a link may lead to, drafts included; twice if two pages have the same one. */
export function listAddresses(content: Content): string[] {
	const regions = recordsOf(content, 'areas').map(({ value }, position) => ({
		...Object(value),
		id: idOf(value, position),
	}));
	return listPaths({
		listIds: (name) =>
			name === 'areas' ? listRegionsWithPage(regions).map(({ id }) => id) : listIds(content, name),
		hasPage: (name) => areFilled(content, optionalPages[name]),
	});
}

/** Things of one kind: what one is called, which exist, and where the owner finds them. */
export interface Kind {
	noun: string;
	ids: readonly string[];
	home: string;
	otherwise: string;
}

/** What exists of a kind; undefined if two have one id, of which one may have lost its own. */
function findKind(content: Content, name: Target): Kind | undefined {
	const otherwise = 'Correct it, or take it out.';
	if (name === 'icon')
		return { noun: name, ids: Object.keys(iconFiles), home: 'lucide.dev/icons', otherwise };
	if (name === 'page') return { noun: name, ids: listAddresses(content), home: copyPaths.sitemap, otherwise };
	const { collection, list } = targets[name];
	const { kind, one }: Collection = collections[collection];
	const ids = listIds(content, collection, list);
	if (new Set(ids).size < ids.length) return undefined;
	const renamed =
		'If it has another name now, write that here, and say in redirects.yaml where its former address leads.\n';
	return {
		noun: (!list && one) || name,
		ids,
		home: homeOf(name),
		otherwise: `${kind === 'folder' ? renamed : ''}If it’s gone for good, take this out.`,
	};
}

/** A field or a link in a text that points to a record, a page or an icon. */
export interface Pointer extends Link {
	kind: Kind;
	page?: string;
	exists: boolean;
}

/** Everything that points to something. */
export function listPointers(content: Content): Pointer[] {
	const kinds = new Map<Target, Kind | undefined>();
	const point = (name: Target, link: Link): Pointer | [] => {
		const { from, address } = link;
		const kind = kinds.getOrInsertComputed(name, () => findKind(content, name));
		if (!kind) return [];
		if (name === 'icon') return { ...link, kind, exists: kind.ids.includes(address) };
		if (name !== 'page')
			return isOffTheSite(content, from.source, collections[targets[name].collection])
				? []
				: { ...link, kind, exists: kind.ids.includes(address) };
		const isHere = isBody(from) && address.startsWith('#');
		const page = isHere
			? recordPaths[from.source.collection === collections.extra ? 'extra' : 'posts'](from.source.name)
			: pageOf(address);
		return { ...link, kind, page, exists: kind.ids.includes(page) || isHidden(content, page) };
	};
	return textsOf(content).flatMap((text) => {
		const { refers } = shapeAt(text) ?? {};
		const links = refers
			? [{ from: text, address: text.value }]
			: listLinks(text).filter(() => showsLinks(text));
		return links
			.filter(({ address }) => (refers ?? 'page') !== 'page' || /^[/#]/.test(address))
			.flatMap((link) => point(refers ?? 'page', link));
	});
}
