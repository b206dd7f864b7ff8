import { isTypoOf, normalizeTown } from '../../src/features/service-area/place.ts';
import { findTown, floridaZips } from '../../src/features/service-area/zip-codes.ts';
import { type Content, childAt, entriesOf, type Place, recordsOf, textAt } from './content.ts';
import { type Problem, quoteFound, reportField } from './problem.ts';

const knownZips = new Set(floridaZips.map(({ zipCode }) => zipCode));

/** Reports unknown ZIP codes that the owner gives a town. */
const checkZips = (town: Place): Problem[] =>
	entriesOf(town, 'zips')
		.filter(({ value }) => /^3\d{4}$/.test(String(value)) && !knownZips.has(String(value)))
		.map((zip) =>
			reportField(zip, {
				severity: 'warning',
				found: `${zip.value}, which isn’t among Florida’s ZIP codes`,
				why: 'If it’s mistyped, visitors with the right one aren’t told that you serve them.',
				write: 'Compare it with usps.com. If it’s right, leave it.',
			}),
		);

/** Reports a town for which the post office has no ZIP code: a suburb that needs its `zips`, or a typing mistake. */
function checkName(town: Place): Problem | [] {
	const name = textAt(town, 'name');
	const hasZips = childAt(town, 'zips').value !== undefined;
	if (name === undefined || hasZips || findTown(name).zips.length > 0) return [];
	const meant = floridaZips.find(({ placeName }) =>
		isTypoOf(normalizeTown(placeName), normalizeTown(name)),
	)?.placeName;
	// One with a place is on the map, and its name is answered.
	const isPlaced = ['latitude', 'longitude'].every((key) => typeof childAt(town, key).value === 'number');
	return reportField(childAt(town, 'name'), {
		severity: isPlaced ? 'warning' : 'error',
		found: `${quoteFound(name)}, but no ZIP code in Florida goes by that name`,
		why: 'The ZIP codes put it on the map, and visitors type them to ask whether you serve them.',
		write: `${meant ? `name: "${meant}"\nor, if the name is right,` : 'Keep the name, and below it'} add its own ZIP codes (usps.com lists them), as here for Miramar:\nzips: ["33025", "33027"]`,
	});
}

/** Checks that each town is in Florida and has ZIP codes. */
export const checkTowns = (content: Content): Problem[] =>
	recordsOf(content, 'areas')
		.flatMap((area) => entriesOf(area, 'towns'))
		.flatMap((town) => [checkName(town), checkZips(town)].flat());
