import { afterAll, expect, test, vi } from 'vitest';
import { addDays } from '../lib/date.ts';
import { company } from './facts.ts';
import { getToday } from './in-words.ts';
import { hasOwnHours, hasSharedHours, listDays, listWeek } from './opening-lines.ts';

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

test('the hours of a season are said with the week that they’re of, not once more, and days off once for all places', () => {
	const today = getToday();
	const saturdays = { days: ['Saturday' as const], opens: '09:00', closes: '13:00' };
	const special = [
		{ from: today, to: addDays(today, 19), ...saturdays },
		{ from: addDays(today, 20), opens: '', closes: '' },
		{ from: addDays(today, 21), to: addDays(today, 29), ...saturdays },
	];
	const [place, own] = ['08:00', '10:00'].map((opens) => ({ week: week(opens), special: [] }));
	Object.assign(company, { hours: { week: week('08:00'), special }, addresses: [{ hours: place }] });
	expect(listWeek(place).map(({ text }) => text)[1]).toMatch(/^Saturday, 9:00/);
	expect(listDays().map(({ text }) => text.slice(0, 7))).toEqual(['Closed ']);
	expect(listWeek(own).map(({ text }) => text)).toEqual([
		'Monday, 10:00\u00a0AM to 5:00\u00a0PM',
		'Closed Tuesday to Sunday',
	]);
	expect(listDays(place)).toEqual([]);
	const closed = { opens: '', closes: '', note: 'Winter' };
	special.splice(0, 3, { from: today, to: addDays(today, 4), ...closed });
	special.push({ ...closed, from: addDays(today, 5), to: addDays(today, 19) });
	expect(listWeek(place).map(({ text }) => /^Closed .*Winter/.test(text))).toEqual([true, true]);
	special.shift();
	expect(listWeek(place)[0]?.text).toMatch(/^Monday, 8:00/);
});
