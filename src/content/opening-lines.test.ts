import { afterAll, expect, test, vi } from 'vitest';
import { addDays } from '../lib/date.ts';
import { company } from './facts.ts';
import { getToday } from './in-words.ts';
import { hasOwnHours, hasSharedHours, isShared, listDays, listWeek } from './opening-lines.ts';

// Files share what they have loaded.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('./facts.ts', async (load) => {
	const facts = await load<typeof import('./facts.ts')>();
	return { ...facts, company: { ...facts.company } };
});

const week = (opens: string) => [{ days: ['Monday' as const], opens, closes: '17:00', byAppointment: false }];
const read = (...places: string[]) => {
	const hours = places.map((opens) => ({ week: week(opens), special: [] }));
	Object.assign(company, {
		hours: { week: week('08:00'), special: [] },
		addresses: hours.map((own) => ({ hours: own })),
	});
	return [hasOwnHours(), hasSharedHours()];
};

test('several places say their hours if one has its own, and the company only what none says', () => {
	expect(read('08:00')).toEqual([false, true]);
	expect(read('09:00')).toEqual([true, true]);
	expect(read('08:00', '08:00')).toEqual([false, true]);
	expect(read('08:00', '09:00')).toEqual([true, false]);
	expect(read('09:00', '10:00')).toEqual([true, true]);
	expect(listWeek()[0]?.text).toMatch(/^Monday, 8:00/);
});

test('days are said from two months before until they’re over, and the hours of a season with the week', () => {
	const today = getToday();
	const saturdays = { days: ['Saturday' as const], opens: '09:00', closes: '13:00', byAppointment: false };
	const off = { opens: '', closes: '', byAppointment: false };
	const place = {
		week: week('08:00'),
		special: [
			...[-1, 60, 61].map((count) => ({ from: addDays(today, count), ...off })),
			{ from: today, to: addDays(today, 19), ...saturdays },
			{ from: addDays(today, 20), ...off },
			{ from: addDays(today, 21), to: addDays(today, 29), ...saturdays },
		],
	};
	expect(listWeek(place).map(({ text }) => text)[1]).toMatch(/^Saturday, 9:00/);
	expect(listDays(place).map(({ text }) => text.slice(0, 7))).toEqual(['Closed ', 'Closed ']);
	const closed = { ...off, note: 'Winter' };
	place.special.splice(0, 6, { from: today, to: addDays(today, 4), ...closed });
	place.special.push({ ...closed, from: addDays(today, 5), to: addDays(today, 19) });
	expect(listWeek(place).map(({ text }) => /^Closed .*Winter/.test(text))).toEqual([true, true]);
	place.special.shift();
	expect(listWeek(place)[0]?.text).toMatch(/^Monday, 8:00/);
});

test('a special day is said once if it’s the same at all places, else with each place', () => {
	read('08:00', '09:00');
	const from = getToday();
	const [off, ...eve] = ['', '08:00', '09:00'].map((opens) => ({ from, opens, closes: opens && '12:00' }));
	for (const [index, { hours }] of company.addresses.entries())
		Object.assign(hours ?? {}, { special: [off, eve[index]] });
	Object.assign(company.hours, company.addresses[0]?.hours);
	expect([off, ...eve].map((day) => isShared(day as never))).toEqual([true, false, false]);
	expect([hasOwnHours(), hasSharedHours()]).toEqual([true, false]);
});
