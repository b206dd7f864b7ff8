import { afterEach, expect, test } from 'vitest';
import { formatLossLog } from './loss-log.ts';
import { createState, isBlank, readState } from './water-state.ts';

const zone = process.env['TZ'];
afterEach(() => {
	if (zone === undefined) delete process.env['TZ'];
	else process.env['TZ'] = zone;
});

const words = {
	title: 'Log',
	reading: 'Reading',
	photos: 'Photos',
	written: 'Written',
	noticed: 'Since',
	water: 'Water',
	wet: 'Wet',
	noted: 'Noted',
	total: 'All photos',
};
const at = new Date('2026-07-01T16:05:00Z').getTime();

test('the log is plain text with its date, the water, every line and the number of photos', () => {
	process.env['TZ'] = 'America/New_York';
	const lines = [
		{ room: 'Den', item: 'Sofa', reading: '18%', photos: 3, at },
		{ room: '', item: 'Rug', reading: '', photos: 2, at },
	];
	const facts = { since: at - 3_600_000, water: 'Clean water', wet: 'Carpet' };
	expect(formatLossLog(lines, facts, words, { locale: 'en-US', now: at })).toBe(
		[
			'Log',
			'Written: Jul 1, 2026, 12:05 PM EDT',
			'Since: Jul 1, 2026, 11:05 AM EDT',
			'Water: Clean water',
			'Wet: Carpet',
			'',
			'1. Den: Sofa',
			'   Reading: 18%',
			'   Photos: 3',
			'   Noted: Jul 1, 2026, 12:05 PM EDT',
			'',
			'2. Rug',
			'   Photos: 2',
			'   Noted: Jul 1, 2026, 12:05 PM EDT',
			'',
			'All photos: 5',
			'',
		].join('\n'),
	);
});

test('what was kept comes back, and what another hand wrote is left out', () => {
	const state = { water: 'clean', wet: ['carpet'], since: at, done: ['a'], log: [] };
	expect(readState(JSON.stringify(state))).toEqual(state);
	for (const text of [
		null,
		'',
		'null',
		'[]',
		'7',
		'{',
		'{"wet":5,"log":[{"room":1}],"since":"x","done":[2]}',
	])
		expect(readState(text)).toEqual(createState());
	expect(readState('{"since":1e300}').since).toBeUndefined();
	expect(isBlank(readState(null))).toBe(true);
	expect(isBlank(readState('{"since":0}'))).toBe(false);
});
