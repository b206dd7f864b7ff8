/** What points to a record, a page or an icon, and whether that exists. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import iconFiles from 'lucide-react/dynamicIconImports';
import { type Collection, type CollectionName, collections, targets } from '../../src/collections.ts';
import { copyPaths, listPaths, listRegionsWithPage, pageOf, recordPaths } from '../../src/content/paths.ts';
import { photoPath } from '../../src/content/schema/as-typed.ts';
import { readLink } from '../../src/content/schema/navigation.ts';
import { type Target, withIds } from '../../src/content/schema/shape.ts';
import { linksIn } from '../../src/content/schema/writing.ts';
import { findTypo } from '../../src/lib/nearest.ts';
import { shorten } from '../../src/lib/text.ts';
import { listPictures } from '../../src/source/reader.ts';
import { type Content, idsIn, type Place, recordsOf, textsOf } from './content.ts';
import { pictureFile } from './read.ts';
import { type Problem, quoteFound, reportField } from './report.ts';
import { fieldLines, homeOf } from './words.ts';

/** The ids of a collection's records, or of the entries of a list in them. */
function listIds(content: Content, name: CollectionName, list?: string): string[] {
	// What is hidden comes back as it is.
	const records = recordsOf({ ...content, sources: [...content.sources, ...content.hidden] }, name);
	return list ? records.flatMap((record) => idsIn(record.entries(list))) : idsIn(records);
}

/** The address of every page that a link may lead to, also of drafts. @param all also those that the owner leaves out: links leave with these */
function listAddresses(content: Content, all: boolean): string[] {
	const regions = withIds(recordsOf(content, 'areas').map(({ value }) => Object(value)));
	return listPaths({
		listIds: (name) =>
			name === 'areas' ? listRegionsWithPage(regions).map(({ id }) => id) : listIds(content, name),
		hasPage: (name) => all || recordsOf(content, name).length > 0,
	});
}

/** A field, or a link or picture in a text, that points to something. */
interface Pointer {
	from: Place;
	part?: string | undefined;
	target: Target | 'file';
	/** As it's written. */
	written: string;
	/** The id, file or page that it names. */
	name: string;
}

/** What exists of a kind: what one is called, the ids, and where the owner finds them. */
function findKind(content: Content, name: Pointer['target']) {
	if (name === 'icon') return { noun: name, ids: Object.keys(iconFiles), home: 'lucide.dev/icons' };
	if (name === 'page') return { noun: name, ids: listAddresses(content, true), home: copyPaths.sitemap };
	if (name === 'file') {
		const ids = content.files.map((file) => file.normalize()).filter((file) => pictureFile.test(file));
		return { noun: name, ids, home: `the folder ${content.folder}` };
	}
	const { collection, list } = targets[name];
	const { one }: Collection = collections[collection];
	return { noun: (!list && one) || name, ids: listIds(content, collection, list), home: homeOf(name) };
}

/** Whether a file may have its list under a mistyped name, which is told. */
const hasMistyped = ({ sources }: Content, home: string): boolean =>
	sources
		.filter(({ file }) => home.startsWith(path.basename(file)))
		.some(({ parsed }) => parsed?.error?.issues.some(({ code }) => code === 'unrecognized_keys'));

/** What a text points to: itself, or with links and pictures in it. */
function readPointers(from: Place & { value: string }): Pointer[] {
	const { value: written, shape, source, isBody } = from;
	const { refers, links, draws } = shape;
	const toPage = (address: string, part?: string): Pointer[] => {
		if (!/^[/#]/.test(address)) return [];
		// Only an article may lead to a part of itself.
		const own = recordPaths[source.collection === collections.extra ? 'extra' : 'posts'](source.name);
		return [{ from, part, target: 'page', written: address, name: pageOf(address) || own }];
	};
	if (refers === 'page') return toPage(String(readLink(written)));
	if (refers) return [{ from, target: refers, written, name: written }];
	if (draws === 'photo' || draws === 'logo') {
		const name = path.posix.normalize(draws === 'photo' ? photoPath(written) : written).normalize();
		return [{ from, target: 'file', written, name }];
	}
	if (!links || from.isByCustomer) return [];
	const pictures = isBody ? listPictures(written) : [];
	return [
		...linksIn(written, isBody).flatMap(({ part, address }) => toPage(address, part)),
		...pictures.map((name): Pointer => ({ from, part: `(${name})`, target: 'photo', written: name, name })),
	];
}

const whenGone = 'If it’s gone for good, take this out; if it has another name, write that.';

/** Checks that everything exists that something points to. */
export function checkPoints(content: Content): Problem[] {
	const kinds = new Map<Pointer['target'], ReturnType<typeof findKind>>();
	return textsOf(content)
		.flatMap(readPointers)
		.flatMap(({ from, part, target, written, name }) => {
			const { noun, ids, home } = kinds.getOrInsertComputed(target, () => findKind(content, target));
			if (ids.includes(name) || (ids.length === 0 && hasMistyped(content, home))) return [];
			const meant = findTypo(name, ids);
			const shown = target === 'page' ? listAddresses(content, false) : ids;
			const near = target === 'icon' ? ids.filter((id) => id.includes(written.replace(/s$/, ''))) : shown;
			const list = near.length > 0 ? `: ${shorten(near.join(', '), 300)}` : '.';
			const choices = ids.length > 0 ? `Choose from ${home}${list}` : `${home} has none yet.`;
			const moved = ['page', 'service'].includes(target)
				? ' A page’s former address goes on in redirects.yaml.'
				: '';
			const otherwise = target === 'file' ? 'Or add the picture under the name you wrote.' : whenGone + moved;
			return reportField(from, {
				...(part && {
					part,
					field: `a ${target === 'page' ? 'link' : noun} in the text`,
					why: 'It would lead visitors to an error page, or show nothing.',
				}),
				found: `${quoteFound(written)}, but there’s no such ${noun}`,
				write: !meant
					? `${choices}\n${otherwise}`
					: part
						? `Write ${meant} in its place.`
						: fieldLines(from, target === 'file' ? `./${meant}` : meant),
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
		.flatMap(({ from, part, target, written, name }) => {
			const [start = '', id] = written.split('#');
			const file = path.join(directory, name === '/' ? 'index.html' : `${name}.html`);
			// Answers for the form, as in /quote#service=carpet-cleaning, are no part of a page.
			if (target !== 'page' || !id || id.includes('=') || !existsSync(file)) return [];
			if (readFileSync(file, 'utf8').includes(` id="${id}"`)) return [];
			return reportField(from, {
				...(part && { part, field: 'a link in the text' }),
				found: `${written}, but that page has no part “${id}”`,
				why: 'Visitors would land at the top of the page and not where you mean.',
				write: `Write ${start || 'the words without the link'} in its place, or the id of another part after “#.”`,
			});
		});
