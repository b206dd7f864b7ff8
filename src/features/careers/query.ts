import { company } from '../../content/facts.ts';
import { getToday } from '../../content/in-words.ts';
import { readAll } from '../../content/read.ts';
import { isOpen, type Position } from './schema.ts';

/** An open position with its place of work. */
export type PositionView = Position & { city: string; state: string };

/** The positions that are open on the day of the build. @throws Error if one has no address */
export async function getOpenPositions(): Promise<PositionView[]> {
	return (await readAll('careers'))
		.filter((position) => isOpen(position, getToday()))
		.map((position) => {
			const address = company.addresses.find(({ id }) => id === position.location);
			if (!address) throw new Error(`company.yaml has no address with the id "${position.location}".`);
			return { ...position, city: address.city, state: address.state };
		});
}
