import { getToday } from '../lib/today.ts';
import { getAddress, getCompany } from './company.ts';
import { readAll } from './read.ts';
import { isOpen, type Position } from './schema/position.ts';

/** An open position with the place that it is at. */
export type PositionView = Position & { city: string; state: string };

/** The positions that are open on the day of the build, in Florida. */
export async function getOpenPositions(today = getToday()): Promise<PositionView[]> {
	const [positions, company] = await Promise.all([readAll('careers'), getCompany()]);
	return positions
		.filter((position) => isOpen(position, today))
		.map((position) => {
			const { city, state } = getAddress(company, position.location);
			return { ...position, city, state };
		});
}
