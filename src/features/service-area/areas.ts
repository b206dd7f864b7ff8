import { getCompany } from '../../content/company.ts';
import { readAll } from '../../content/read.ts';
import { getMainPhone } from '../../content/schema/company.ts';
import { getPhone } from '../../content/tokens.ts';
import { once } from '../../lib/once.ts';
import { completeArea } from './complete-area.ts';
import { drawFloridaMap } from './florida-map.ts';
import type { Area } from './schema.ts';
import { floridaPrefixes, getTownZips } from './zip-codes.ts';

/** The regions, in the order of content/areas.yaml. */
export async function getAreas(): Promise<Area[]> {
	const [records, company] = await Promise.all([readAll('areas'), getCompany()]);
	return records.map((record, index) => completeArea(record, index, getMainPhone(company.phones).id));
}

/** The regions with the towns that the quote page names, by a flag in the data (specification section 9). */
export async function getQuoteAreas(): Promise<Area[]> {
	const areas = await getAreas();
	return areas.map((area) => ({ ...area, towns: area.towns.filter((town) => town.onQuotePage) }));
}

/** The map of Florida with the regions. */
export const getFloridaMap = once(async () => drawFloridaMap(await getAreas()));

/** Where the company works, for the answer to a town or ZIP code: towns with their ZIP codes and local number. */
export async function getServiceArea() {
	const [areas, company] = await Promise.all([getAreas(), getCompany()]);
	return {
		towns: areas.flatMap(({ phone, towns }) =>
			getTownZips(towns.map(({ name }) => name)).map((town, index) => ({
				...town,
				phone: getPhone(company, towns[index]?.phone ?? phone).number,
			})),
		),
		floridaPrefixes: [...floridaPrefixes],
	};
}
