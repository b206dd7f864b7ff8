import { readAll } from './read.ts';

/** The card of each place that shows one: home the first without a service, About the last, a service its own first. */
export async function getHouseCard(place: 'home' | 'about' | { service: string }) {
	const service = typeof place === 'string' ? undefined : place.service;
	const cards = (await readAll('houseCards')).filter((card) => card.service === service);
	return cards.at(place === 'about' ? -1 : 0);
}
export type HouseCardData = NonNullable<Awaited<ReturnType<typeof getHouseCard>>>;
