import { readAll } from './read.ts';

/** The cards of a service, or of no service, in the owner's order. */
const listHouseCards = async (service?: string) =>
	(await readAll('houseCards')).filter((card) => card.service === service);
export type HouseCardData = Awaited<ReturnType<typeof listHouseCards>>[number];

/** The card of each place that shows one: home the first without a service, About the last, a service its own first. */
export async function getHouseCard(
	place: 'home' | 'about' | { service: string },
): Promise<HouseCardData | undefined> {
	const cards = await listHouseCards(typeof place === 'string' ? undefined : place.service);
	return cards.at(place === 'about' ? -1 : 0);
}
