import { getToday } from '../lib/today.ts';
import { company } from './facts.ts';
import { readAll } from './read.ts';
import { isOpen } from './schema/position.ts';

/** The positions that are open on the day of the build, in Florida, each with its place. @throws Error without that place */
export async function getOpenPositions(today = getToday()) {
	return (await readAll('careers'))
		.filter((position) => isOpen(position, today))
		.map((position) => {
			const address = company.addresses.find(({ id }) => id === position.location);
			if (!address)
				throw new Error(`content/company.yaml has no address with the id "${position.location}".`);
			return { ...position, city: address.city, state: address.state };
		});
}
