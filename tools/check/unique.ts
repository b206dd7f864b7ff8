import { copyPaths, hiddenPaths, recordPaths } from '../../src/content/paths.ts';
import { type Content, idsIn, type Place, recordsOf } from './content.ts';
import { type Problem, quoteFound, reportField, reportFile } from './report.ts';

/** A text that only one of several places may have. */
interface Claim {
	place: Place;
	text: string;
	/** Where there may be only one: in a list or the whole content. */
	space: string;
	write: string;
}

/** What a place claims: the entries of a list their ids, and a field what its schema marks so. */
function claim(place: Place): Claim[] {
	const { items, unique: write } = place.shape;
	if (write) return [{ place, text: String(place.value), space: write, write }];
	// A list of prices is known by its service.
	if (!items?.properties?.['id'] || items.properties['service']?.unique) return [];
	const entries = place.entries();
	return idsIn(entries).map((text, position) => ({
		place: entries[position]?.at('id') ?? place,
		text,
		space: [place.source.file, ...place.path].join('/'),
		write: 'The site would show only one of the two. Give one of them another “id:” or name.',
	}));
}

/** Reports files whose names would give their pages the address of another one. */
function checkAddresses(content: Content): Problem[] {
	const pages: string[] = [...Object.values(copyPaths), ...hiddenPaths];
	const files = (['legal', 'extra'] as const).flatMap((name) => recordsOf(content, name));
	const addresses = [...pages, ...files.map(({ source }) => recordPaths.extra(source.name))];
	return files.flatMap(({ source: { file, name } }, index) =>
		addresses.indexOf(recordPaths.extra(name)) === pages.length + index
			? []
			: reportFile(file, {
					field: 'the file name',
					found: `${name}, but another page already has the address ${recordPaths.extra(name)}`,
					why: 'The file name becomes the address of the page. Visitors could open only one of the two.',
					write: 'Give the file another name.',
				}),
	);
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
