import { getZips } from '../../src/features/service-area/zip-codes.ts';

export const times = <Item>(count: number, make: (index: number) => Item) =>
	Array.from({ length: count }, (_, index) => make(index));

/** An id that the examples of the schemas refer to, and others like it. */
export const nameIn = (first: string) => (index: number) => (index === 0 ? first : `${first}-${index}`);
/** Towns of Florida with the longest names, in so many regions. */
const longTowns = [...new Set(getZips('FL').map(({ placeName }) => placeName))].toSorted(
	(a, b) => b.length - a.length,
);
const place = { latitude: undefined, longitude: undefined, phone: undefined, onQuotePage: true };
/** A region where towns have no ZIP codes but those that the owner types. */
export const puertoRico = {
	id: 'tampaBay',
	state: 'PR',
	phone: undefined,
	counties: undefined,
	towns: [{ name: 'San Juan', zips: ['00901', '00907'], ...place }],
};
export const makeAreas = (regions: number, towns: number) =>
	times(regions, (index) => ({
		id: nameIn('tampaBay')(index),
		phone: undefined,
		counties: undefined,
		towns: longTowns
			.slice(0, towns)
			.filter((_, town) => town % regions === index)
			.map((name) => ({ name, ...place })),
	}));
