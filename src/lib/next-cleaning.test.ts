import { expect, test } from 'vitest';
import { planNextCleaning } from './next-cleaning.ts';

const yearAndHalf = { from: 12, to: 18 };

test.each([
	['before it is due', '2026-11-22', 'coming', '2027-11-22'],
	['on the first recommended day', '2027-11-22', 'now', '2028-05-22'],
	['on the day before the last', '2028-05-21', 'now', '2028-05-22'],
	['on the last recommended day', '2028-05-22', 'past', undefined],
	['long after', '2031-01-01', 'past', undefined],
])('%s, the answer fits', (_when, today, state, reminder) => {
	expect(planNextCleaning('2026-11-22', yearAndHalf, today)).toEqual({
		state,
		from: '2027-11-22',
		to: '2028-05-22',
		...(reminder && { reminder }),
	});
});
