import outlines from 'us-atlas/counties-10m.json' with { type: 'json' };
import { type StateCode, stateNames } from '../../content/schema/states.ts';
import { slugify } from '../../lib/text.ts';

/** The outline of a state, in a list, which is empty for one that has none. */
export const findState = (code: StateCode) =>
	outlines.objects.states.geometries.filter(
		({ properties }) => properties.name.replace('United States', 'US') === stateNames[code],
	);

/** The FIPS code of the county that a name means in a state: "Marion" and "Marion County." Of a city with the same name, the county's. */
export function findCountyNamed(name: string, state: StateCode): string | undefined {
	const plain = slugify(name);
	const names = [plain, plain.replace(/-(?:county|parish|borough)$/, '')];
	const [{ id: code } = {}] = findState(state);
	return outlines.objects.counties.geometries
		.filter(({ id, properties }) => id.startsWith(`${code}`) && names.includes(slugify(properties.name)))
		.map(({ id }) => id)
		.sort()[0];
}
