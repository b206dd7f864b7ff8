import { collections } from '../../src/collections.ts';
import { copyPaths, hiddenPaths, recordPaths } from '../../src/content/paths.ts';
import { type Content, idsIn, type Place, recordsOf } from './content.ts';
import { listAddresses } from './points.ts';
import { isCatalog } from './read.ts';
import { type Problem, quoteFound, reportField, reportFile } from './report.ts';

/** A text that only one of several places may have. */
interface Claim {
	place: Place;
	text: string;
	/** Where there may be only one: in a list, a file or the whole content. */
	space: string;
	write: string;
}

/** What a place claims: the entries of a list their ids, and a field what its schema marks so. */
function claim(place: Place): Claim[] {
	const { items, unique: write } = place.shape;
	if (write) return [{ place, text: String(place.value), space: write, write }];
	// A list of prices is known by its service.
	if (!items?.properties?.['id'] || items.properties['service']?.unique) return [];
	const { file, collection } = place.source;
	const entries = place.entries();
	return idsIn(entries).map((id, position) => ({
		place: entries[position]?.at('id') ?? place,
		text: collection === collections.areas && place.path.length === 0 ? recordPaths.areas(id) : id,
		// Groups and questions are anchors on one page.
		space: collection === collections.faq ? file : [file, ...place.path].join('/'),
		write: 'The site would show only one of the two. Give one of them another “id:” or name.',
	}));
}

/** Reports addresses that two pages have: by the name of a file. */
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
				write: 'Give the file another name.',
			});
		}),
	);
	return files;
}

/** Checks everything that must be unique: addresses, what the schemas mark so, and ids. */
export function checkUnique(content: Content): Problem[] {
	const claims = content.places.flatMap(claim).filter(({ text }) => text.trim());
	const same = Map.groupBy(claims, ({ space, text }) => `${space}\n${text.trim().toLowerCase()}`);
	return [
		...checkAddresses(content),
		...[...same.values()].flatMap(([first, ...others]) =>
			others.map(({ place, text, write }) =>
				reportField(place, {
					found: `${quoteFound(place.raw || text)}, which is already used in ${first?.place.source.file}, line ${first?.place.lineOf()}`,
					write,
				}),
			),
		),
	];
}
