import { readAll } from './read.ts';

/** The cards of a service, or those of none; of these, home shows the first in short, and About the last. @param service its id */
export const getHouseCards = async (service?: string) =>
	(await readAll('houseCards')).filter((card) => card.service === service);
export type HouseCardData = Awaited<ReturnType<typeof getHouseCards>>[number];
