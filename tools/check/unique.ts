import { collections } from '../../src/collections.ts';
import { copyPaths, formerPathOf, hiddenPaths, pageOf, recordPaths } from '../../src/content/paths.ts';
import { idOf } from '../../src/content/schema/shape.ts';
import { normalizeTown } from '../../src/features/service-area/place.ts';
import { slugify } from '../../src/lib/text.ts';
import {
	type Content,
	childAt,
	entriesOf,
	type Place,
	placesOf,
	recordsOf,
	shapeAt,
	textAt,
} from './content.ts';
import { isCatalog } from './files.ts';
import { listAddresses } from './graph.ts';
import { type Problem, quoteFound, reportField, reportFile } from './report.ts';
import { listStates, stateOf } from './towns.ts';

/** A text that only one of several places may have, and what is said of another one. */
interface Claim {
	place: Place;
	text: string;
	/** Where there may be only one: in a list, a file, a state or the whole content. */
	space: string;
	why?: string;
	write: string;
}

/** What a place claims: the entries of a list their ids, and a field what its schema marks so. */
function claim(place: Place): Claim[] {
	const { items, unique: write } = shapeAt(place) ?? {};
	if (write) return [{ place, text: String(place.value), space: write, write }];
	// A list of prices is known by its service.
	if (!items?.properties?.['id'] || items.properties['service']?.unique) return [];
	const { file, collection } = place.source;
	const isRegions = collection === collections.areas && place.path.length === 0;
	return entriesOf(place).map((entry, position) => {
		const id = idOf(entry.value, position);
		const address = isRegions && recordPaths.areas(id);
		return {
			place: childAt(entry, 'id'),
			text: address || id,
			// Groups and questions are anchors on one page.
			space: collection === collections.faq ? file : [file, ...place.path].join('/'),
			why: address
				? `Both would have the address ${address}, where visitors can open only one.`
				: 'The site would show only one of the two.',
			// An id that is written has Latin letters only.
			write: `Use a different id, for example:\nid: "${slugify(id) || 'another'}-2"`,
		};
	});
}

/** The names of the towns, each in its state: two states may have one of the same name. */
function claimTowns(content: Content): Claim[] {
	const [mainState = ''] = listStates(content);
	return recordsOf(content, 'areas').flatMap((area) =>
		entriesOf(area, 'towns')
			.flatMap((town) => [
				typeof town.value === 'string' ? town : childAt(town, 'name'),
				...entriesOf(town, 'also'),
			])
			.map((place) => ({
				place,
				text: normalizeTown(String(place.value ?? '')),
				space: stateOf(area) ?? mainState,
				why: 'Visitors would see the town twice, or get the answer for another one.',
				write: 'Delete one of the two.',
			})),
	);
}

/** Reports addresses that two pages have: by the name of a file, or because a former address isn't one yet. */
function checkAddresses(content: Content): Problem[] {
	const pages = listAddresses(content);
	const languages = content.files
		.filter(isCatalog)
		.map((file) => `/${file.replace('.po', '').toLowerCase()}`);
	const others = [...Object.values<string>(copyPaths), ...hiddenPaths, ...languages];
	const files = (['services', 'posts', 'legal', 'extra'] as const).flatMap((name) =>
		recordsOf(content, name).flatMap(({ source: { file, name: id } }) => {
			const address = recordPaths[name](id);
			if (!others.includes(address) && pages.indexOf(address) === pages.lastIndexOf(address)) return [];
			return reportFile(file, {
				field: 'the file name',
				found: `${id}, but another page already has the address ${address}`,
				why: 'The file name becomes the address of the page. Visitors could open only one of the two.',
				write: `Rename the file, for example to ${file.replace(/(?=\.\w+$)/, '-2')}.`,
			});
		}),
	);
	/** Whether a former address is that of a page; one in capitals may lead to its own page. */
	const isTaken = (redirect: Place) => {
		const path = formerPathOf(textAt(redirect, 'from') ?? '');
		const plain = path.toLowerCase();
		return pages.includes(plain) && (path === plain || plain !== pageOf(textAt(redirect, 'to') ?? ''));
	};
	return [
		...files,
		...recordsOf(content, 'redirects')
			.filter(isTaken)
			.map((redirect) =>
				reportField(childAt(redirect, 'from'), {
					found: `${textAt(redirect, 'from')}, which is the address of a page`,
					why: 'Visitors could not open this page anymore.',
					write: 'Enter the address that the page had before.',
				}),
			),
	];
}

/** Checks everything that must be unique: addresses, what the schemas mark so, ids, and towns. */
export function checkUnique(content: Content): Problem[] {
	const claims = [...placesOf(content).flatMap(claim), ...claimTowns(content)].filter(({ text }) =>
		text.trim(),
	);
	const same = Map.groupBy(claims, ({ space, text }) => `${space}\n${text.trim().toLowerCase()}`);
	return [
		...checkAddresses(content),
		...[...same.values()].flatMap(([first, ...others]) =>
			others.map(({ place, text, why, write }) =>
				reportField(place, {
					found: `${quoteFound(String(place.value ?? text))}, which is already used in ${place.source === first?.place.source ? 'this file' : first?.place.source.file}`,
					...(why && { why }),
					write,
				}),
			),
		),
	];
}
