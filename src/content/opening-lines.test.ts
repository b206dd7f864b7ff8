import { expect, test, vi } from 'vitest';
import { company } from './facts.ts';
import { hasSharedHours, listOpening, listOwnOpening } from './opening-lines.ts';

vi.mock('./facts.ts', async (load) => {
	const facts = await load<typeof import('./facts.ts')>();
	return { ...facts, company: { ...facts.company } };
});

const week = (opens: string) => [{ days: ['Monday' as const], opens, closes: '17:00', byAppointment: false }];
const read = (...places: string[]) => {
	const special = [{ from: '2020-12-25', opens: '', closes: '' }];
	const hours = places.map((opens) => ({ week: week(opens), special: [] }));
	const addresses = hours.map((own) => ({ hours: own }));
	Object.assign(company, { hours: { week: week('08:00'), special }, addresses });
	return [...hours.map((own) => listOwnOpening(own).length > 0), hasSharedHours()];
};

test('each of several places with hours of its own says them, and the company only what none says', () => {
	expect(read('08:00')).toEqual([false, true]);
	expect(read('09:00')).toEqual([true, true]);
	expect(read('08:00', '08:00')).toEqual([false, false, true]);
	expect(read('08:00', '09:00')).toEqual([true, true, false]);
	expect(read('09:00', '10:00')).toEqual([true, true, true]);
	expect(listOpening()[0]?.text).toMatch(/^Monday, 8:00/);
});
