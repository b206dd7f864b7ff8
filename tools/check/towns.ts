import { findStates, type StateCode, stateNames } from '../../src/content/schema/states.ts';
import { normalizeTown } from '../../src/features/service-area/place.ts';
import { findTown, getZips, isIn } from '../../src/features/service-area/zip-codes.ts';
import { isSlip } from '../../src/lib/nearest.ts';
import { type Content, childAt, entriesOf, type Place, recordsOf, textAt } from './content.ts';
import { type Problem, quoteFound, reportField } from './problem.ts';

const allStates = Object.keys(stateNames) as StateCode[];

/** The state that a place names, unless it is written wrongly, which checkShape reports. */
const stateOf = (place: Place) => allStates.find((state) => state === textAt(place, 'state'));

/** Reports unknown ZIP codes that the owner gives a town. */
function checkZips(town: Place, state: StateCode): Problem[] {
	const known = new Set(getZips(state).map(({ zipCode }) => zipCode));
	return entriesOf(town, 'zips')
		.filter(({ value }) => /^\d{5}$/.test(String(value)) && !known.has(String(value)))
		.map((zip) =>
			reportField(zip, {
				severity: 'warning',
				found: `${zip.value}, which isn’t among the ZIP codes of ${stateNames[state]}`,
				why: 'If it’s mistyped, visitors with the right one aren’t told that you serve them.',
				write: 'Compare it with usps.com. If it’s right, leave it.',
			}),
		);
}

/** Reports a town for which the post office has no ZIP code: a suburb that needs its `zips`, or a typing mistake. */
function checkName(town: Place, state: StateCode): Problem | [] {
	const name = textAt(town, 'name');
	const hasZips = childAt(town, 'zips').value !== undefined;
	if (name === undefined || hasZips || findTown(name, state).zips.length > 0) return [];
	const meant = getZips(state).find(({ placeName }) =>
		isSlip(normalizeTown(placeName), normalizeTown(name)),
	)?.placeName;
	const other = allStates.find((one) => findTown(name, one).zips.length > 0);
	const ways = [
		...(meant ? [`name: "${meant}"`] : []),
		`If the name is right, add its own ZIP codes (usps.com lists them) below it, in place of these:\n- name: "${name}"\n  zips: ["00000", "00001"]`,
		...(other
			? [
					`If it’s in another state, such as ${stateNames[other]}, list it in a region with:\nstate: "${other}"`,
				]
			: []),
	];
	// One with a place is on the map, and its name is answered.
	const isPlaced = ['latitude', 'longitude'].every((key) => typeof childAt(town, key).value === 'number');
	return reportField(childAt(town, 'name'), {
		severity: isPlaced ? 'warning' : 'error',
		found: `${quoteFound(name)}, but no ZIP code in ${stateNames[state]} goes by that name`,
		why: 'The ZIP codes put it on the map, and visitors type them to ask whether you serve them.',
		write: ways.join('\n'),
	});
}

/** Reports a place on the map that is far from its state. */
function checkSpot(place: Place, state: StateCode): Problem | [] {
	const field = childAt(place, 'latitude');
	const [latitude, longitude] = [field.value, childAt(place, 'longitude').value];
	if (typeof latitude !== 'number' || typeof longitude !== 'number') return [];
	if (isIn({ latitude, longitude }, state)) return [];
	return reportField(field, {
		severity: 'warning',
		found: `${latitude}, ${longitude}, which isn’t in ${stateNames[state]}`,
		write: 'Correct the numbers, or delete both lines.',
	});
}

/** The company's states, the headquarters' first. */
export const listStates = (content: Content): StateCode[] =>
	findStates(
		[
			...recordsOf(content, 'company').flatMap((company) => entriesOf(company, 'addresses')),
			...recordsOf(content, 'areas'),
		].map((place) => ({ state: stateOf(place) })),
	);

/** Checks that each town is in the company's states and has ZIP codes. */
export function checkTowns(content: Content): Problem[] {
	const companies = recordsOf(content, 'company');
	const addresses = companies.flatMap((company) => entriesOf(company, 'addresses'));
	const areas = recordsOf(content, 'areas');
	const [first] = listStates(content);
	return [
		...addresses.map((address) => {
			const state = stateOf(address);
			return state ? checkSpot(address, state) : [];
		}),
		...areas.map((area) => {
			const isMissing = childAt(area, 'state').value === undefined;
			const state = stateOf(area) ?? (isMissing ? first : undefined);
			if (state)
				return entriesOf(area, 'towns').flatMap((town) =>
					[checkName(town, state), checkZips(town, state), checkSpot(town, state)].flat(),
				);
			const isHomeless = addresses.length === 0 && companies.some((company) => textAt(company, 'name'));
			return isMissing && isHomeless
				? reportField(childAt(area, 'state'), {
						found: 'nothing, and content/company.yaml has no address with a state',
						why: 'Towns and ZIP codes are looked up in a state.',
					})
				: [];
		}),
	].flat();
}
