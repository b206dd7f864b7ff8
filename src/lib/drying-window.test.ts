import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { formatTimeLeft, fromLocalInput, readDryingWindow, toLocalInput } from './drying-window.ts';

const hour = 3_600_000;
const at = (text: string) => new Date(text).getTime();
const tell = (since: number, now: number) => {
	const window = readDryingWindow(since, now);
	return 'left' in window ? `${window.state}, ${formatTimeLeft(window.left, 'en-US')}` : window.state;
};
const instant = fc.integer({ min: at('2020-01-01T00:00:00Z'), max: at('2040-01-01T00:00:00Z') });

const zone = process.env['TZ'];
afterEach(() => {
	if (zone === undefined) delete process.env['TZ'];
	else process.env['TZ'] = zone;
});

test('says what is left of the first day, of the second, and that both are over', () => {
	const since = at('2026-07-01T12:00:00Z');
	expect(tell(since, since)).toBe('early, 24 hours');
	expect(tell(since, since + 4.5 * hour)).toBe('early, 19 hours');
	expect(tell(since, since + 23 * hour)).toBe('early, 1 hour');
	expect(tell(since, since + 23.5 * hour)).toBe('early, 30 minutes');
	expect(tell(since, since + 24 * hour - 1)).toBe('early, 1 minute');
	expect(tell(since, since + 24 * hour)).toBe('late, 24 hours');
	expect(tell(since, since + 48 * hour)).toBe('over');
	expect(tell(since, since - 30_000)).toBe('early, 24 hours');
	expect(tell(since, since - 61_000)).toBe('future');
});

test('never says more than is left, and never gets longer while time passes', () => {
	fc.assert(
		fc.property(
			instant,
			fc.integer({ min: 0, max: 60 * hour }),
			fc.integer({ min: 0, max: 3 * hour }),
			(since, passed, more) => {
				const order = ['early', 'late', 'over'];
				const now = readDryingWindow(since, since + passed);
				const later = readDryingWindow(since, since + passed + more);
				expect(order.indexOf(later.state)).toBeGreaterThanOrEqual(order.indexOf(now.state));
				if (!('left' in now)) return;
				const [number = '', unit = ''] = formatTimeLeft(now.left, 'en-US').split(' ');
				const said = Number(number) * (unit.startsWith('hour') ? hour : 60_000);
				expect(said).toBeLessThanOrEqual(Math.max(now.left, 60_000));
				expect(said).toBeGreaterThan(now.left - hour);
				if (later.state === now.state) expect(later.left).toBe(now.left - more);
			},
		),
	);
});

describe.each(['America/New_York', 'America/Chicago', 'Asia/Kolkata'])('on a device in %s', (name) => {
	test('what the field shows is the minute that was stored, but for the hour that comes twice', () => {
		process.env['TZ'] = name;
		fc.assert(
			fc.property(instant, (value) => {
				const minute = Math.floor(value / 60_000) * 60_000;
				// The second of two equal hours is read as the first: less time is left then, never more.
				expect([minute, minute - hour]).toContain(fromLocalInput(toLocalInput(value)));
			}),
		);
	});
});

test('counts real hours over midnight and over both changes of clocks', () => {
	process.env['TZ'] = 'America/New_York';
	const since = (text: string) => fromLocalInput(text) ?? Number.NaN;
	expect(tell(since('2026-07-01T23:30'), since('2026-07-02T01:30'))).toBe('early, 22 hours');
	// The night of March 8 has 23 hours, that of November 1 has 25.
	expect(tell(since('2026-03-07T22:00'), since('2026-03-08T22:00'))).toBe('early, 1 hour');
	expect(tell(since('2026-10-31T22:00'), since('2026-11-01T22:00'))).toBe('late, 23 hours');
	expect(since('2026-11-01T01:30')).toBe(at('2026-11-01T05:30:00Z'));
});

test('a stored instant is the same after a drive from Tampa to Pensacola', () => {
	process.env['TZ'] = 'America/New_York';
	const since = fromLocalInput('2026-07-01T12:00') ?? Number.NaN;
	process.env['TZ'] = 'America/Chicago';
	expect(toLocalInput(since)).toBe('2026-07-01T11:00');
	expect(tell(since, fromLocalInput('2026-07-01T16:00') ?? Number.NaN)).toBe('early, 19 hours');
});

test('half of a date is no instant', () => {
	for (const text of ['', '2026-07', '2026-07-01T', 'yesterday'])
		expect(fromLocalInput(text === '2026-07' ? '2026-07T' : text)).toBeUndefined();
});
