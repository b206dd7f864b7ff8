import { expect, test } from 'vitest';
import { projectStates } from './outlines.ts';

/** How high some counties are on a map of 800 by 540. */
const measure = (states: Parameters<typeof projectStates>[0], counties: string[]) => {
	const { bounds, margin } = projectStates(states, counties, 800, 540);
	return { height: Math.round(bounds[1][1] - bounds[0][1]), margin: Math.round(margin) };
};

test('the counties of Austin, of Kansas City in two states and of one island fill the map', () => {
	expect(measure(['TX'], ['48453', '48491', '48209'])).toEqual({ height: 410, margin: 65 });
	expect(measure(['KS', 'MO'], ['20091', '20209', '29095', '29047'])).toEqual({ height: 410, margin: 65 });
	expect(measure(['HI'], ['15003'])).toEqual({ height: 410, margin: 65 });
});

test('a company in half of Florida has all of Florida, and so has one whose counties aren’t known', () => {
	// From Tampa and Jupiter to Miami.
	const counties = ['12057', '12103', '12081', '12115', '12071', '12021', '12086', '12011', '12099'];
	expect(measure(['FL'], counties)).toEqual({ height: 540, margin: 0 });
	expect(measure(['FL'], [])).toEqual({ height: 540, margin: 0 });
});
