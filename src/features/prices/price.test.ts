import fc from 'fast-check';
import { expect, test } from 'vitest';
import { estimatePrice, formatRange, maxCount, readCount, type ServicePrices } from './price.ts';

const dollars = fc.integer({ min: 1, max: 100_000 });
const range = fc.tuple(dollars, dollars).map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) }));
/** Prices of three services, some of whose rows have none. */
const prices: fc.Arbitrary<ServicePrices[]> = fc.tuple(
	...['carpet', 'sofa', 'flood'].map((service) =>
		fc
			.record({
				minimum: fc.option(dollars, { nil: undefined }),
				rows: fc.array(fc.option(range, { nil: undefined }), { maxLength: 4 }),
			})
			.map(({ minimum, rows }) => ({
				service,
				...(minimum !== undefined && { minimum }),
				lines: rows.map((row, index) => ({
					id: `${service}/${index}`,
					name: `Row ${index}`,
					...(row && { price: { unit: 'piece', ...row } }),
				})),
			})),
	),
);
const services = fc.subarray(['carpet', 'sofa', 'flood', 'rug']);
const counts = fc.dictionary(
	fc
		.tuple(fc.constantFrom('carpet', 'sofa', 'flood'), fc.nat(3))
		.map(([service, row]) => `${service}/${row}`),
	fc.oneof(fc.nat(maxCount).map(String), fc.constantFrom('', ' 2 ', 'two', '-1', '1.5', '99999')),
);

const linesOf = (all: ServicePrices[], chosen: string[]) =>
	all.filter(({ service }) => chosen.includes(service)).flatMap(({ lines }) => lines);

test('the sum is each range times its count', () => {
	fc.assert(
		fc.property(prices, services, counts, (all, chosen, typed) => {
			const free = all.map(({ minimum: _, ...rest }) => rest);
			const sum = (end: 'from' | 'to') =>
				linesOf(free, chosen).reduce(
					(total, { id, price }) => total + BigInt(price?.[end] ?? 0) * BigInt(readCount(typed[id]) ?? 0),
					0n,
				);
			const estimate = estimatePrice(free, chosen, typed);
			expect([BigInt(estimate?.from ?? 0), BigInt(estimate?.to ?? 0)]).toEqual([sum('from'), sum('to')]);
		}),
	);
});

test('from is never more than to, and neither is below the minimum of what was counted', () => {
	fc.assert(
		fc.property(prices, services, counts, (all, chosen, typed) => {
			const estimate = estimatePrice(all, chosen, typed);
			if (!estimate) return;
			expect(estimate.from).toBeLessThanOrEqual(estimate.to);
			for (const { service, minimum = 0 } of all) {
				const isIn =
					[...estimate.onSite, ...estimate.uncounted].includes(service) || !chosen.includes(service);
				if (!isIn) expect(estimate.from).toBeGreaterThanOrEqual(minimum);
			}
			if (estimate.minimum !== undefined) {
				expect(estimate.from).toBe(estimate.minimum);
				expect(all.map(({ minimum }) => minimum)).toContain(estimate.minimum);
			}
		}),
	);
});

test('every service of the request is in the range or named as left out', () => {
	fc.assert(
		fc.property(prices, services, counts, (all, chosen, typed) => {
			const estimate = estimatePrice(all, chosen, typed);
			const counted = (service: string) =>
				linesOf(all, [service]).some(({ id, price }) => price && (readCount(typed[id]) ?? 0) > 0);
			expect(estimate !== undefined).toBe(chosen.some(counted));
			if (!estimate) return;
			const left = [...estimate.onSite, ...estimate.uncounted];
			expect(chosen.filter((service) => !counted(service)).toSorted()).toEqual(left.toSorted());
			for (const service of estimate.onSite)
				expect(linesOf(all, [service]).some(({ price }) => price)).toBe(false);
		}),
	);
});

test('a small job costs the minimum, and one that reaches it costs its own price', () => {
	const lines = [{ id: 'carpet/room', name: 'Room', price: { unit: 'room', from: 50, to: 75 } }];
	const estimate = (rooms: string) =>
		estimatePrice([{ service: 'carpet', minimum: 150, lines }], ['carpet'], { 'carpet/room': rooms });
	expect(estimate('1')).toMatchObject({ from: 150, to: 150, minimum: 150 });
	expect(estimate('2')).toMatchObject({ from: 150, to: 150, minimum: 150 });
	expect(estimate('3')).toMatchObject({ from: 150, to: 225 });
	expect(estimate('3')).not.toHaveProperty('minimum');
});

test('a range reads as people write it', () => {
	expect(formatRange({ from: 50, to: 1250 }, '{from} to {to}', 'en-US')).toBe('$50 to $1,250');
	expect(formatRange({ from: 150, to: 150 }, '{from} to {to}', 'en-US')).toBe('$150');
});
