import { getToday } from '../lib/today.ts';
import { company } from './facts.ts';
import { readAll } from './read.ts';
import type { Company } from './schema/company.ts';
import { isOpen, type Position } from './schema/position.ts';

/** An open position with the place that it is at. */
export type PositionView = Position & { city: string; state: string };

/** Finds an address of the company by its id. @throws Error when the content has none */
function getAddress(id: string): Company['addresses'][number] {
	const address = company.addresses.find((candidate) => candidate.id === id);
	if (!address) throw new Error(`content/company.yaml has no address with the id "${id}".`);
	return address;
}

/** The positions that are open on the day of the build, in Florida. */
export async function getOpenPositions(today = getToday()): Promise<PositionView[]> {
	return (await readAll('careers'))
		.filter((position) => isOpen(position, today))
		.map((position) => {
			const { city, state } = getAddress(position.location);
			return { ...position, city, state };
		});
}
