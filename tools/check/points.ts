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
import { photoPath } from '../../src/content/schema/as-typed.ts';
import { readLink } from '../../src/content/schema/navigation.ts';
import { type Target, withIds } from '../../src/content/schema/shape.ts';
import { linksIn } from '../../src/content/schema/writing.ts';
import { hasContent } from '../../src/content/written.ts';
import { findTypo } from '../../src/lib/nearest.ts';
import { listPictures } from '../../src/source/reader.ts';
import { type Content, idsIn, type Place, recordsOf, textsOf } from './content.ts';
import { namesIn, pictureFile } from './read.ts';
import { type Problem, quoteFound, reportField } from './report.ts';
import { fieldLines, homeOf } from './words.ts';

/** The pages that the owner leaves out, each with its files: one of them is hidden, empty or not there. */
const listLeftOut = ({ sources }: Content) =>
	(Object.entries(optionalPages) as [CopyPageName, readonly string[]][]).filter(
		([, files]) =>
			!files.every((file) =>
				sources.some(({ collection, data }) => collection.path === file && hasContent(data)),
			),
	);

/** The ids of a collection's records, or of the entries of a list in them. */
function listIds(content: Content, name: CollectionName, list?: string): string[] {
	const collection: Collection = collections[name];
	if (collection.kind === 'folder') return namesIn(content, collection);
	const records = recordsOf(content, name);
	return list ? records.flatMap((record) => idsIn(record.entries(list))) : idsIn(records);
}

/** The address of every page that a link may lead to, drafts included. */
function listAddresses(content: Content): string[] {
	const regions = withIds(recordsOf(content, 'areas').map(({ value }) => Object(value)));
	const leftOut = listLeftOut(content);
	return listPaths({
		listIds: (name) =>
			name === 'areas' ? listRegionsWithPage(regions).map(({ id }) => id) : listIds(content, name),
		hasPage: (name) => leftOut.every(([page]) => page !== name),
	});
}

interface Kind {
	noun: string;
	ids: string[];
	home: string;
	/** Of records, the file or folder that has them, without extension. */
	file?: string;
}

/** What exists of a kind: what one is called, the ids, and where the owner finds them. */
function findKind(content: Content, name: Pointer['target']): Kind {
	if (name === 'icon') return { noun: name, ids: Object.keys(iconFiles), home: 'lucide.dev/icons' };
	if (name === 'page') return { noun: name, ids: listAddresses(content), home: copyPaths.sitemap };
	if (name === 'file') {
		const ids = content.files.map((file) => file.normalize()).filter((file) => pictureFile.test(file));
		return { noun: name, ids, home: `the folder ${content.folder}` };
	}
	const { collection, list } = targets[name];
	const { one, path: file }: Collection = collections[collection];
	return {
		noun: (!list && one) || name,
		ids: listIds(content, collection, list),
		home: homeOf(name),
		file,
	};
}

/** A field, or a link or picture in a text, that points to something. */
interface Pointer {
	from: Place;
	part?: string;
	target: Target | 'file';
	/** What it names: an id, a file or an address. */
	name: string;
}

/** What a text points to: itself, or with links and pictures in it. */
function readPointers(from: Place & { value: string }): Pointer[] {
	const { refers, links, draws } = from.shape;
	if (refers)
		return [{ from, target: refers, name: refers === 'page' ? String(readLink(from.value)) : from.value }];
	if (draws === 'photo' || draws === 'logo')
		return [{ from, target: 'file', name: path.posix.normalize(photoPath(from.value)).normalize() }];
	if (!links || from.isByCustomer) return [];
	const pictures = from.isBody ? listPictures(from.value) : [];
	return [
		...linksIn(from.value, from.isBody).map(
			({ part, address }): Pointer => ({ from, part, target: 'page', name: address }),
		),
		...pictures.map((name): Pointer => ({ from, part: `(${name})`, target: 'photo', name })),
	];
}

/** The page of this site that a pointer leads to; undefined of anything else. */
function findPage({ from: { source }, target, name }: Pointer): string | undefined {
	if (target !== 'page' || !/^[/#]/.test(name)) return undefined;
	// Only an article may lead to a part of itself.
	return (
		pageOf(name) || recordPaths[source.collection === collections.extra ? 'extra' : 'posts'](source.name)
	);
}

const whenGone =
	'If it’s gone for good, take this out; if it has another name, write that. A page’s former address goes on in redirects.yaml.';

/** Checks that everything exists that something points to. */
export function checkPoints(content: Content): Problem[] {
	const kinds = new Map<Pointer['target'], Kind>();
	const leftOut = listLeftOut(content);
	return textsOf(content)
		.flatMap(readPointers)
		.flatMap((pointer) => {
			const { from, part, target } = pointer;
			const page = findPage(pointer);
			const name = page ?? pointer.name;
			const {
				noun,
				ids,
				home,
				file = '',
			} = kinds.getOrInsertComputed(target, () => findKind(content, target));
			// Links to pages that are left out leave the site with them, and so does what their files say of each other.
			const isOff = leftOut.some(([one, files]) =>
				page === undefined
					? [file, from.source.collection.path].every((one) => files.includes(one))
					: `${page}/`.startsWith(`${copyPaths[one]}/`),
			);
			if (isOff || ids.includes(name) || (target === 'page' && page === undefined)) return [];
			const meant = findTypo(name, ids);
			const choices =
				ids.length > 20 ? `${home} lists all there are.` : `Choose from ${home}: ${ids.join(', ')}`;
			return reportField(from, {
				...(part && {
					part,
					field: `a ${target === 'page' ? 'link' : noun} in the text`,
					why: 'It would lead visitors to an error page, or show nothing.',
				}),
				found: `${quoteFound(pointer.name)}, but there’s no such ${noun}`,
				write: meant
					? part
						? `Write ${meant} in its place.`
						: fieldLines(from, target === 'file' ? `./${meant}` : meant)
					: `${ids.length === 0 ? `${home} has none yet.` : choices}\n${target === 'file' ? 'Or add the picture under the name you wrote.' : whenGone}`,
				// Nobody sees what is about something that is gone, such as a list of its prices.
				...(from.shape.unique && { severity: 'warning' }),
			});
		});
}

/**
 * Checks that the built pages have the parts that links in the content lead to. Only the pages know: what they draw
 * depends on more than one file, and a list of it would be wrong some day.
 * @param directory the built site
 */
export const checkParts = (content: Content, directory: string): Problem[] =>
	textsOf(content)
		.flatMap(readPointers)
		.flatMap((pointer) => {
			const { from, part, name } = pointer;
			const [start = '', id] = name.split('#');
			const page = findPage(pointer);
			const file = path.join(directory, page === '/' ? 'index.html' : `${page}.html`);
			// Answers for the form, as in /quote#service=carpet-cleaning, are no part of a page.
			if (!id || id.includes('=') || !existsSync(file) || readFileSync(file, 'utf8').includes(` id="${id}"`))
				return [];
			return reportField(from, {
				...(part && { part, field: 'a link in the text' }),
				found: `${name}, but that page has no part “${id}”`,
				why: 'Visitors would land at the top of the page and not where you mean.',
				write: `Write ${start || 'the words without the link'} in its place, or the id of another part after “#.”`,
			});
		});
