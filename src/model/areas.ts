import type { Area } from '../schema/area.ts';
import { getMainPhone } from '../schema/company.ts';
import { completeArea } from './complete-area.ts';
import { drawFloridaMap } from './florida-map.ts';
import { readAll } from './read.ts';
import { once } from './reads.ts';
import { getCompany } from './site.ts';

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
