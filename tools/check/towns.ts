import type { AreaRecord } from '../../src/content/schema/areas.ts';
import { findStates, type StateCode, stateNames } from '../../src/content/schema/states.ts';
import { findCountyNamed } from '../../src/features/service-area/outlines.ts';
import { findTown, getZips } from '../../src/features/service-area/zip-codes.ts';
import { findTypo } from '../../src/lib/nearest.ts';
import { type Content, type Place, readRecords } from './content.ts';
import { asWritten } from './issues.ts';
import { type Problem, quoteFound, reportField } from './report.ts';

/** Reports a town for which the post office has no ZIP code: a suburb that needs its `zips`, or a typing mistake. */
function checkTown(town: Place, { name, zips }: AreaRecord['towns'][number], state: StateCode): Problem[] {
	const field = asWritten(town.at('name'));
	if (zips || findTown(name, state).zips.length > 0) return [];
	// Places of the territories have none.
	const known = getZips(state).flatMap(({ zipCode, placeName }) => (zipCode ? placeName : []));
	const meant = findTypo(name, known);
	return [
		reportField(field, {
			found: `${quoteFound(name)}, but no ZIP code in ${stateNames[state]} goes by that name`,
			why: 'The ZIP codes put it on the map, and visitors type them to ask whether you serve them.',
			write: meant
				? `Write ${meant} in its place.`
				: 'Add its own ZIP codes below its name. usps.com lists them. A town in another state needs a region with that “state,”\nand in the place of a county, list the towns that you serve.',
		}),
	];
}

/** Checks that each town has ZIP codes in the state of its region, and each county an outline. */
export function checkTowns(content: Content): Problem[] {
	const areas = readRecords(content, 'areas');
	return readRecords(content, 'company').flatMap(({ record: { addresses } }) => {
		const [mainState] = findStates([...addresses, ...areas.map(({ record }) => record)]);
		return areas.flatMap(({ place, record: { state = mainState, towns, counties = [] } }) => {
			if (!state)
				return reportField(place.at('state'), {
					found: 'nothing, and company.yaml has no address with a state',
					why: 'Towns and ZIP codes are looked up in a state.',
				});
			const why = `No county of ${stateNames[state]} goes by that name, so the map can’t color it.`;
			const unknown = counties.filter((name) => !(/^\d{5}$/.test(name) || findCountyNamed(name, state)));
			return [
				...towns.flatMap((town, index) => checkTown(place.at('towns', index), town, state)),
				...unknown.map((part) => reportField(place.at('counties'), { severity: 'warning', part, why })),
			];
		});
	});
}
