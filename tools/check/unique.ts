import { collections } from '../../src/collections.ts';
import { hiddenPaths, recordPaths } from '../../src/content/paths.ts';
import { idOf } from '../../src/content/schema/shape.ts';
import { normalizeTown } from '../../src/features/service-area/place.ts';
import { listAddresses } from './addresses.ts';
import { type Content, childAt, entriesOf, type Place, placesOf, recordsOf, textAt } from './content.ts';
import { parentOf, shapeAt } from './describe.ts';
import { isCatalog } from './files.ts';
import { type Problem, quoteFound, reportField, reportFile } from './problem.ts';
import { listStates } from './towns.ts';

/** What is said of a text that an earlier place has. */
interface Words {
	why: string;
	write: string | ((free: string) => string);
}

/** Reports each place whose text an earlier one has. @param textOf returns the text that must be unique */
function findRepeated(
	places: readonly Place[],
	{ why, write }: Words,
	textOf = ({ value }: Place) => String(value ?? ''),
): Problem[] {
	const groups = Map.groupBy(places, (place) => textOf(place).trim().toLowerCase());
	return [...groups].flatMap(([key, [first, ...others]]) => {
		if (!first || key === '') return [];
		return others.map((place, index) =>
			reportField(place, {
				found: `${quoteFound(String(place.value ?? key))}, which is already used in ${place.source === first.source ? 'this file' : first.source.file}`,
				why,
				write: typeof write === 'string' ? write : write(`${textOf(place).trim()}-${index + 2}`),
			}),
		);
	});
}

/**
 * Reports ids that two entries of a list have. In faq.yaml, groups and questions must differ too, because all are
 * anchors on one page.
 */
function checkIds(places: readonly Place[]): Problem[] {
	const lists = places.filter((place) => {
		const isPrices = place.source.collection === collections.prices && place.path.length === 0;
		return Array.isArray(place.value) && !isPrices && shapeAt(place)?.items?.properties?.['id'];
	});
	const spaces = Map.groupBy(lists, (list) =>
		list.source.collection === collections.faq ? list.source : list,
	);
	return [...spaces.values()].flatMap((space) =>
		findRepeated(
			space.flatMap((list) => entriesOf(list)).map((entry) => childAt(entry, 'id')),
			{
				why: 'The site would show only one of the two.',
				write: (free) => `Use a different id, for example:\nid: "${free}"`,
			},
			(id) => idOf(parentOf(id).value) ?? '',
		),
	);
}

/** Reports two price entries for one service: one would be lost. */
const checkPrices = (content: Content): Problem[] =>
	findRepeated(
		recordsOf(content, 'prices').map((record) => childAt(record, 'service')),
		{
			why: 'A service has one entry, so visitors would never see the prices in this one.',
			write: 'Move the lines of this entry to the other one, and delete this entry.',
		},
	);

/** Reports files whose name gives their page the address of another page. */
function findTaken(content: Content, addresses: readonly string[]): Problem[] {
	const languages = content.files.filter(isCatalog).map((file) => `/${file.replace('.po', '')}`);
	const taken = [...addresses, ...hiddenPaths, ...languages];
	return (['services', 'posts', 'legal'] as const).flatMap((name) =>
		recordsOf(content, name).flatMap(({ source: { file, name: id } }) => {
			const address = recordPaths[name](id);
			if (taken.indexOf(address) === taken.lastIndexOf(address)) return [];
			return reportFile(file, {
				field: 'the file name',
				found: `${id}, but another page already has the address ${address}`,
				why: 'The file name becomes the address of the page. Visitors could open only one of the two.',
				write: `Rename the file, for example to ${file.replace(/(?=\.\w+$)/, '-2')}.`,
			});
		}),
	);
}

/** Former addresses that a page still has. */
const findRedirected = (content: Content, addresses: readonly string[]): Problem[] =>
	recordsOf(content, 'redirects')
		.map((redirect) => childAt(redirect, 'from'))
		.filter(({ value }) => addresses.includes(String(value)))
		.map((from) =>
			reportField(from, {
				found: `${from.value}, which is the address of a page`,
				why: 'Visitors could not open this page anymore.',
				write: 'Enter the address that the page had before, or delete this entry.',
			}),
		);

/** Checks everything that must be unique: addresses, ids in a list, titles and descriptions. */
export function checkUnique(content: Content): Problem[] {
	const places = placesOf(content);
	const addresses = listAddresses(content);
	const named = (name: string) => places.filter(({ path }) => path.at(-1) === name);
	// An article without a metaTitle uses its heading.
	const headings = recordsOf(content, 'posts')
		.filter((post) => childAt(post, 'metaTitle').value === undefined)
		.map((post) => childAt(post, 'title'));
	// Two states may have a town of one name each.
	const [mainState] = listStates(content);
	const areas = Map.groupBy(recordsOf(content, 'areas'), (area) => textAt(area, 'state') ?? mainState);
	const why = 'In search results, nobody could tell the two pages apart.';
	return [
		...findTaken(content, addresses),
		...findRedirected(content, addresses),
		...checkIds(places),
		...checkPrices(content),
		...[...areas.values()].flatMap((some) =>
			findRepeated(
				some
					.flatMap((area) => entriesOf(area, 'towns'))
					.flatMap((town) => [childAt(town, 'name'), ...entriesOf(town, 'also')]),
				{
					why: 'Visitors would see the town twice, or get the answer for another one.',
					write: 'Delete one of the two.',
				},
				({ value }) => normalizeTown(String(value ?? '')),
			),
		),
		...findRepeated([...named('metaTitle'), ...headings], {
			why,
			write: 'Write a title that fits this page only.',
		}),
		...findRepeated(named('metaDescription'), {
			why,
			write: 'Write a description that fits this page only, in 50 to 160 characters.',
		}),
	];
}
